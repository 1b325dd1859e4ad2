// The files of `deploy` and the pages about running it, held against the settings and figures that there are.
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig, settingNames } from './platform/config/config.ts';
import { createTestApp } from './testing/test-app.ts';
import type { TestApp } from './testing/test-app.ts';

const root = join(import.meta.dirname, '../../..');
const read = (path: string) => readFile(join(root, path), 'utf8');
const deployed = (await readdir(join(root, 'deploy'))).map((name) => `deploy/${name}`);
const operations = await read('docs/operations.md');

/** Also `S3_*`, which stands for all that begin so. */
function settingsIn(text: string): string[] {
  return [...new Set(text.match(/\b(?:TIKU|DATABASE|S3|SMTP|SMS|WECHAT)_[A-Z0-9_]*/g))];
}

function isKnown(name: string): boolean {
  return name.endsWith('_') ? settingNames.some((each) => each.startsWith(name)) : settingNames.includes(name);
}

/** A value of the compose file, where `.env` holds what it has to and nothing else. */
function fillIn(value: string): string {
  return value
    .replace(/^'(.*)'$/, '$1')
    .replaceAll('${TIKU_PUBLIC_URL:?}', 'https://exams.example.org')
    .replaceAll(/\$\{\w+:\?\}/g, 'given')
    .replaceAll(/\$\{\w+:-([^}]*)\}/g, '$1');
}

function composedSettings(text: string): Record<string, string> {
  const [, service = ''] = /\n {2}tiku:\n([\s\S]*?)\n {2}\w+:\n/.exec(text) ?? [];
  const lines = [...service.matchAll(/^ {6}([A-Z][A-Z0-9_]*): (.*)$/gm)];
  return Object.fromEntries(lines.map(([, name = '', value = '']) => [name, fillIn(value)]));
}

describe('settings', () => {
  it.each([...deployed, 'docs/operations.md', 'README.md'])('of %s are those of the server', async (path) => {
    expect(settingsIn(await read(path)).filter((name) => !isKnown(name))).toEqual([]);
  });

  it('all stand in the table of the README', async () => {
    const [, table = ''] = (await read('README.md')).split('## Settings');
    const listed = new Set([...table.matchAll(/`([A-Z0-9_]+)`/g)].map(([, name]) => name));
    expect(settingNames.filter((name) => !listed.has(name))).toEqual([]);
  });

  it('of the compose file are a configuration, and what it asks for is explained', async () => {
    const compose = await read('deploy/compose.yaml');
    const config = readConfig(composedSettings(compose));
    expect(config).toMatchObject({ demo: false, databaseUrl: expect.stringContaining('@postgres:5432/tiku') });
    expect(config.s3).toMatchObject({ bucket: 'tiku' });
    expect(config.backup).toMatchObject({ directory: '/backups' });
    const asked = [...new Set([...compose.matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name))];
    expect(asked.length).toBeGreaterThan(4);
    expect(asked.filter((name) => !operations.includes(name))).toEqual([]);
  });

  it('of the systemd unit are a configuration', async () => {
    const [, line = ''] = /^Environment=(.*)$/m.exec(await read('deploy/tiku.service')) ?? [];
    const given = Object.fromEntries(line.split(' ').map((each) => each.split('=')));
    expect(readConfig(given)).toMatchObject({ demo: false, dataDir: '/var/lib/tiku' });
  });
});

describe('files', () => {
  it.each(deployed)('%s is named where somebody looks for it', (path) => {
    expect(operations).toContain(`../${path}`);
  });

  it('that the text leads to are there', async () => {
    const named = [...operations.matchAll(/\]\(\.\.\/([\w./-]+)[)#]/g)].map(([, path = '']) => path);
    expect(named.length).toBeGreaterThan(deployed.length - 1);
    const missing = await Promise.all(named.map(async (path) => (await read(path).catch(() => null)) === null && path));
    expect(missing.filter(Boolean)).toEqual([]);
  });
});

describe('figures', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  it('that alerts and the dashboard ask for are told', async () => {
    const dashboard = await read('deploy/grafana-dashboard.json');
    expect(JSON.parse(dashboard)).toMatchObject({ title: expect.any(String), panels: expect.any(Array) });
    const asked = `${dashboard}\n${await read('deploy/alerts.yaml')}\n${operations}`.match(/\btiku_[a-z_]+/g);
    const { body } = await test.send({ method: 'GET', url: '/metrics' });
    const told = new Set([...String(body).matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name));
    const missing = asked?.filter((name) => !told.has(name.replace(/_(?:bucket|count|sum)$/, '')));
    expect([...new Set(missing)]).toEqual([]);
  });
});
