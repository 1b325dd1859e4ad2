// What somebody does in one attempt, decided by the seed before it begins.
import { practiceTypes } from '@tiku/contract';
import type { PracticeType } from '@tiku/contract';
import type { Answer } from '@tiku/questions';
import type { Chance } from './chance.ts';
import { inventAnswer, questionCount } from './school.ts';

export type Step =
  | { kind: 'give'; tab: number; no: number; answer: Answer | null; check: boolean; delay: number }
  | { kind: 'wait'; milliseconds: number }
  | { kind: 'reload'; tab: number }
  /** All tabs, for a while. */
  | { kind: 'away'; milliseconds: number };

export interface Course {
  pracType: PracticeType;
  hasLocks: boolean;
  tabs: number;
  steps: Step[];
  /** By which tabs, and which is reloaded while that is under way. */
  handIn: { tabs: number[]; reloads: number | null };
  /** Whether another device and a tab that has not heard go on after the end. */
  goesOn: boolean;
}

function inventStep(chance: Chance, tabs: number, checked: Set<number>, name: string, mayCheck: boolean): Step {
  const tab = chance.between(0, tabs);
  if (chance.percent(5)) return { kind: 'reload', tab };
  if (chance.percent(2)) return { kind: 'away', milliseconds: chance.between(5, 30) };
  if (chance.percent(40)) return { kind: 'wait', milliseconds: chance.between(1, 12) };
  // Half of the time among a few questions, so that answers are changed while they are on their way.
  const no = 1 + chance.between(0, chance.percent(50) ? 4 : questionCount);
  if (checked.has(no)) return { kind: 'wait', milliseconds: 1 };
  const check = mayCheck && chance.percent(12);
  if (check) checked.add(no);
  return { kind: 'give', tab, no, answer: inventAnswer(no, name, chance), check, delay: chance.between(0, 15) };
}

/** Practice and tests, unless it is homework. */
export function inventCourse(name: string, chance: Chance, isHomework = false): Course {
  const pracType = isHomework ? practiceTypes.homework : chance.pick<PracticeType>([1, 2, 3, 3]);
  const tabs = chance.percent(60) ? 2 : 1;
  const checked = new Set<number>();
  const steps = Array.from({ length: chance.between(24, 60) }, (_, at) =>
    inventStep(chance, tabs, checked, `${name}.${at}`, pracType < 3),
  );
  const all = Array.from({ length: tabs }, (_, tab) => tab);
  const handIn = {
    tabs: chance.percent(30) ? all : [chance.between(0, tabs)],
    reloads: chance.percent(20) ? chance.between(0, tabs) : null,
  };
  return { pracType, hasLocks: chance.percent(75), tabs, steps, handIn, goesOn: chance.percent(50) };
}
