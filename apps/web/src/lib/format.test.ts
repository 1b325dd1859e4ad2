import { describe, expect, it } from 'vitest';
import { createFormat } from './format.ts';

const en = createFormat('en', 'Asia/Shanghai');

describe('numbers', () => {
  it('shows money divided by 100 with two decimals', () => {
    expect([en.money(0), en.money(5), en.money(123456)]).toEqual(['0.00', '0.05', '1,234.56']);
    expect(createFormat('es').money(123456)).toBe('1234,56');
  });

  it('rounds scores half-up to one decimal', () => {
    const scores = [0.25, 0.05, 1.45, 2.35, 8.349, 66.65, 100].map(en.score);
    expect(scores).toEqual(['0.3', '0.1', '1.5', '2.4', '8.3', '66.7', '100']);
    const summed = Array.from({ length: 11 }, () => 0.05).reduce((sum, part) => sum + part, 0);
    expect(en.score(summed)).toBe('0.6');
  });

  it('shortens counts at a thousand, a million and a billion', () => {
    const counts = [0, 999, 1000, 1250, 999_949, 999_950, 1_000_000, 2_500_000_000].map(en.count);
    expect(counts).toEqual(['0', '999', '1K', '1.3K', '999.9K', '1M', '1M', '2.5G']);
  });

  it('shows sizes in KB, MB and GB', () => {
    const sizes = [0, 512, 1024, 300 * 1024, 1024 ** 2 - 1, 20 * 1024 ** 2, 3.25 * 1024 ** 3].map(en.size);
    expect(sizes).toEqual(['0 KB', '0.5 KB', '1 KB', '300 KB', '1 MB', '20 MB', '3.3 GB']);
  });
});

describe('times', () => {
  it('writes dates in the language and in the time zone of the person', () => {
    const instant = '2026-11-15T18:30:00Z';
    expect(en.date(instant)).toBe('Nov 16, 2026');
    expect(createFormat('zh-CN', 'Asia/Shanghai').date(instant)).toBe('2026年11月16日');
    expect(createFormat('ja', 'UTC').dateTime(instant)).toContain('18:30');
    expect(createFormat('en', 'UTC').time(instant)).toMatch(/6:30\sPM/);
  });

  it('says long times in days, hours and minutes', () => {
    expect([0, 1, 45, 120, 150, 1440, 10_079].map(en.minutes)).toEqual([
      '0 minutes',
      '1 minute',
      '45 minutes',
      '120 minutes',
      '2 hours, 30 minutes',
      '1 day',
      '6 days, 23 hours, 59 minutes',
    ]);
  });

  it('counts durations in hours, minutes and seconds', () => {
    const durations = [0, 59.9, 60, 2467, 86_399, -5].map(en.duration);
    expect(durations).toEqual(['00:00:00', '00:00:59', '00:01:00', '00:41:07', '23:59:59', '00:00:00']);
    expect(en.duration(360_000)).toBe('4 days, 4 hours');
  });
});
