// Many attempts, some at a time, each over its own bad line.
import { setTimeout as pause } from 'node:timers/promises';
import { createChance } from './chance.ts';
import { inventCourse } from './course.ts';
import type { FaultProxy } from './fault-proxy.ts';
import type { Pupil, School } from './school.ts';
import type { Taken, Taking } from './take-course.ts';

interface Day {
  school: School;
  serverUrl: string;
  proxy: FaultProxy;
  seed: number;
  attempts: number;
  /** Milliseconds to wait for an answer. */
  patience: number;
  take: (taking: Taking) => Promise<Taken>;
}

/** Between tries; far shorter than people's, so that much goes wrong in little time. */
const pauses: [number, number] = [2, 12];

/** Everybody takes one attempt after the other until all are taken. */
export async function spendDay(day: Day): Promise<Taken[]> {
  const { school, serverUrl, proxy, seed, attempts, patience, take } = day;
  const taken: Taken[] = [];
  let next = 0;

  async function attend(pupil: Pupil): Promise<void> {
    const homework = [...school.homeworkIds];
    for (let at = next++; at < attempts; at = next++) {
      const homeworkId = homework.pop();
      const name = `${seed}-${at}`;
      const chance = createChance(seed, 'attempt', at);
      const browser = { url: proxy.lineOf(name), pupil, name, chance, patience, pauses };
      const course = inventCourse(name, chance, homeworkId !== undefined);
      taken.push(await take({ examId: homeworkId ?? school.examId, serverUrl, course, browser }));
      await proxy.settle(name);
    }
  }
  await Promise.all(school.pupils.map(attend));
  // What still stalls on some line has given up by then.
  await pause(patience);
  return taken;
}
