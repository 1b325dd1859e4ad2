import type { AttemptEntry, JoinedHomework } from '@tiku/contract';
import { describe, expect, it } from 'vitest';
import { chooseNext } from './choose-next.ts';
import type { Home } from './home.ts';

const now = Date.parse('2026-03-02T08:00:00Z');
const inHours = (hours: number) => new Date(now + hours * 3_600_000).toISOString();

const attempt = (about: Partial<AttemptEntry>) =>
  ({ last: { prac_type: 1, handed_in_at: null, deadline: null, ...about } }) as Home['practices'][number];
const homework = (hours: number) =>
  ({ next: 'begin', end_time: inHours(hours), server_time: inHours(0) }) as JoinedHomework;

const teaching = {
  applicants: [{ group_id: 1, name: 'Class', count: 2 }],
  to_mark: [
    {
      homework_id: 1,
      group: { group_id: 1, name: 'Class' },
      title: 'Rain',
      papers_count: 3,
      oldest_at: inHours(-5),
      no: 1,
    },
  ],
  running: [],
  ended: [],
} satisfies NonNullable<Home['teaching']>;
const report = { exam_id: 1, title: 'Rain', count: 1, oldest_at: inHours(-5) };
const queue = { queue: 'exam', count: 3, oldest_at: inHours(-90), late_count: 1 } as const;

const choose = (about: Partial<Home>) => {
  const nothing = { practices: [], homework: [], review: { todo_count: 0, done_count: 0 } };
  return chooseNext({ ...nothing, ...about } as unknown as Home, now).what;
};

describe('the one thing to do now', () => {
  it('is what runs out, before all others', () => {
    const test = attempt({ prac_type: 3, deadline: inHours(1) });
    expect(choose({ practices: [test], homework: [homework(1)], teaching })).toBe('running');
    expect(choose({ practices: [attempt({ prac_type: 21, deadline: inHours(1) })], teaching })).toBe('running');
    expect(choose({ practices: [attempt({ prac_type: 21, deadline: inHours(90) })], teaching })).toBe('approve');
  });

  it('is one’s own homework where it is due soon, and what others wait for where it has time', () => {
    expect(choose({ homework: [homework(5)], teaching })).toBe('homework');
    expect(choose({ homework: [homework(90)], teaching })).toBe('approve');
    expect(choose({ homework: [homework(90)], teaching: { ...teaching, applicants: [] } })).toBe('mark');
    expect(choose({ homework: [homework(90)] })).toBe('homework');
  });

  it('is what an operator is late with, then the review, then what can wait', () => {
    const review = { todo_count: 4, done_count: 0 };
    const authoring = { reports: [report], imports: [] };
    expect(choose({ operating: [queue], review, authoring })).toBe('operate');
    expect(choose({ operating: [{ ...queue, late_count: 0 }], review, authoring })).toBe('review');
    expect(choose({ operating: [{ ...queue, late_count: 0 }], authoring })).toBe('reports');
    expect(choose({ operating: [{ ...queue, late_count: 0 }], practices: [attempt({})] })).toBe('go-on');
    expect(choose({ operating: [{ ...queue, late_count: 0 }] })).toBe('operate');
  });

  it('is an exam for somebody for whom nothing waits', () => {
    expect(choose({})).toBe('begin');
  });
});
