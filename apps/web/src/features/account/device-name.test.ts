import { osTypes } from '@tiku/contract/limits';
import { expect, it } from 'vitest';
import { nameDevice } from './device-name.ts';

const chromeOn = (system: string) =>
  `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36`;

it.each([
  [chromeOn('Windows NT 10.0; Win64; x64'), 'Chrome', 'Windows'],
  [`${chromeOn('Windows NT 10.0; Win64; x64')} Edg/140.0.0.0`, 'Edge', 'Windows'],
  [chromeOn('X11; Linux x86_64'), 'Chrome', 'Linux'],
  [chromeOn('Linux; Android 15; Pixel 9'), 'Chrome', 'Android'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:143.0) Gecko/20100101 Firefox/143.0', 'Firefox', 'macOS'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
    'Safari',
    'macOS',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    'Safari',
    'iPhone',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0 Mobile/15E148 Safari/604.1',
    'Chrome',
    'iPhone',
  ],
  [`${chromeOn('Linux; Android 14; wv')} MicroMessenger/8.0.50`, 'WeChat', 'Android'],
])('reads %s', (userAgent, browser, system) => {
  expect(nameDevice(osTypes.web, userAgent)).toEqual({ browser, system, isApp: false });
});

it('knows the apps by how they sign in, whatever they call themselves', () => {
  expect(nameDevice(osTypes.ios, 'Tiku/3.1')).toEqual({ browser: null, system: 'iPhone', isApp: true });
  expect(nameDevice(osTypes.android, '')).toEqual({ browser: null, system: 'Android', isApp: true });
  expect(nameDevice(osTypes.miniProgram, 'Mozilla/5.0 (iPhone)')).toEqual({
    browser: 'WeChat',
    system: 'iPhone',
    isApp: false,
  });
});

it('guesses nothing where nothing is said', () => {
  expect(nameDevice(osTypes.web, '')).toEqual({ browser: null, system: null, isApp: false });
  expect(nameDevice(osTypes.web, 'curl/8.5.0')).toEqual({ browser: null, system: null, isApp: false });
});
