// What a browser says of itself, as people call it. Order matters: most browsers also claim to be others.
import { osTypes } from '@tiku/contract/limits';

const browsers: readonly [RegExp, string][] = [
  [/MicroMessenger\//, 'WeChat'],
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/(?:HuaweiBrowser)\//, 'Huawei Browser'],
  [/(?:MQQBrowser|QQBrowser)\//, 'QQ Browser'],
  [/UCBrowser\//, 'UC Browser'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'Chrome'],
  [/Version\/.+Safari\//, 'Safari'],
];

const systems: readonly [RegExp, string][] = [
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/OpenHarmony|HarmonyOS/, 'HarmonyOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux/, 'Linux'],
];

const apps: Partial<Record<number, string>> = {
  [osTypes.ios]: 'iPhone',
  [osTypes.android]: 'Android',
};

const inWechat: ReadonlySet<number> = new Set([
  osTypes.officialAccount,
  osTypes.miniProgram,
  osTypes.companyMiniProgram,
]);

export interface DeviceName {
  /** Null where it is not to be told. */
  browser: string | null;
  system: string | null;
  isApp: boolean;
}

function firstMatch(text: string, names: readonly [RegExp, string][]): string | null {
  return names.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

export function nameDevice(osType: number, userAgent: string): DeviceName {
  const system = firstMatch(userAgent, systems) ?? apps[osType] ?? null;
  if (osType in apps) return { browser: null, system, isApp: true };
  const browser = inWechat.has(osType) ? 'WeChat' : firstMatch(userAgent, browsers);
  return { browser, system, isApp: false };
}
