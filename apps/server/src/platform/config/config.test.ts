import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

function problemsOf(environment: Record<string, string>): string {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return '';
}

describe('readConfig', () => {
  it('starts with nothing set', () => {
    expect(readConfig({})).toMatchObject({ port: 3000, variant: 'A', brand: 'Tiku', demo: true, trustedProxies: [] });
  });

  it('takes an empty value as not set', () => {
    expect(readConfig({ DATABASE_URL: '', TIKU_LANGUAGE: '' })).toMatchObject({
      databaseUrl: undefined,
      forcedLanguage: undefined,
    });
  });

  it('names every bad setting with what it expects', () => {
    const problems = problemsOf({ PORT: 'http', TIKU_VARIANT: 'C', TIKU_LANGUAGE: 'de' });
    expect(problems).toContain('PORT: expected a port number');
    expect(problems).toContain('TIKU_VARIANT: expected A');
    expect(problems).toContain('TIKU_LANGUAGE: expected one language for everybody: en, zh-CN, ja, es, pt');
  });

  it.each(['true', '*', '1', 'proxy.example.org', '10.0.0.0/33', '10.0.0.0/8/8'])(
    'refuses %s as a trusted proxy, because anybody could then forge their address',
    (value) => {
      expect(problemsOf({ TIKU_TRUSTED_PROXIES: value })).toContain('TIKU_TRUSTED_PROXIES');
    },
  );

  it('reads proxies as a list of addresses and networks', () => {
    expect(readConfig({ TIKU_TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8,::1' }).trustedProxies).toEqual([
      '127.0.0.1',
      '10.0.0.0/8',
      '::1',
    ]);
  });

  it('reads how much files may take in megabytes, and refuses none at all', () => {
    const MB = 1024 * 1024;
    const storage = { free: 200 * MB, vip: 5 * 1024 * MB, company: 20 * 1024 * MB };
    expect(readConfig({}).storage).toEqual(storage);
    expect(readConfig({ TIKU_STORAGE_FREE: '50' }).storage).toEqual({ ...storage, free: 50 * MB });
    expect(problemsOf({ TIKU_STORAGE_VIP: '0' })).toContain('TIKU_STORAGE_VIP: expected megabytes');
  });

  it('makes up the sender of e-mails from brand and address, or takes the one it is given', () => {
    expect(readConfig({}).mailFrom).toEqual({ name: 'Tiku', address: 'no-reply@localhost' });
    const named = { TIKU_BRAND: '学而', TIKU_PUBLIC_URL: 'https://exams.example.org:8443/' };
    expect(readConfig(named).mailFrom).toEqual({ name: '学而', address: 'no-reply@exams.example.org' });
    const sender = { TIKU_MAIL_FROM: 'Exams, please <mail@example.org>' };
    expect(readConfig(sender).mailFrom).toEqual({ name: 'Exams, please', address: 'mail@example.org' });
    expect(readConfig({ TIKU_MAIL_FROM: 'mail@example.org' }).mailFrom).toEqual({
      name: '',
      address: 'mail@example.org',
    });
  });

  it.each(['nobody', 'A <b>', 'a@b.c, d@e.f', 'A\r\nBcc: x@y.z <a@b.c>', 'a@b.c\u0000'])(
    'refuses %j as the sender of e-mails',
    (value) => {
      expect(problemsOf({ TIKU_MAIL_FROM: value })).toContain('TIKU_MAIL_FROM: expected the sender of e-mails');
    },
  );

  it('refuses a brand that would break out of a header', () => {
    expect(problemsOf({ TIKU_BRAND: 'Tiku\r\nBcc: x@y.z' })).toContain('TIKU_BRAND');
  });

  it('sends no e-mail whose links could lead to another site', () => {
    expect(problemsOf({ SMTP_URL: 'smtp://localhost:25' })).toContain('TIKU_PUBLIC_URL: is needed');
    expect(problemsOf({ SMTP_URL: 'smtp://localhost:25', TIKU_PUBLIC_URL: 'https://exams.example.org' })).toBe('');
  });

  it('asks for the rest of a group of settings', () => {
    expect(problemsOf({ S3_BUCKET: 'tiku' })).toContain('S3_ENDPOINT: is needed together with');
  });
});
