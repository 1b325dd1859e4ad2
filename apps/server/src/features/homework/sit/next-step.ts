// What somebody may do with a homework now, and why not more. Pure, so that lists say what beginning it will do.
import type { ErrorName, NextStep } from '@tiku/contract';

export interface SittingState {
  isTaker: boolean;
  now: Date;
  startTime: Date;
  /** The person's own. */
  endTime: Date;
  isRunning: boolean;
  /** By the people who run the deployment: nothing new comes into the group. */
  isSuspended: boolean;
  endedCount: number;
  extraAttempts: number;
  redoMode: 0 | 1 | 2;
  /** Of the best attempt whose result is out; null while there is none. */
  isPassed: boolean | null;
  /** People have still to mark one, or a result is not out yet. */
  isUndecided: boolean;
}

export type Step = { next: Exclude<NextStep, 'nothing'>; refusal: null } | { next: 'nothing'; refusal: ErrorName };

const may = (next: Exclude<NextStep, 'nothing'>): Step => ({ next, refusal: null });
const mayNot = (refusal: ErrorName): Step => ({ next: 'nothing', refusal });

export function decideNextStep(state: SittingState): Step {
  if (state.isRunning) return may('go_on');
  const step = decideNew(state);
  return step.refusal === null && state.isSuspended ? mayNot('group_suspended') : step;
}

function decideNew(state: SittingState): Step {
  if (!state.isTaker) return mayNot('homework_not_yours');
  if (state.now < state.startTime) return mayNot('homework_not_started');
  if (state.now >= state.endTime) return mayNot('homework_ended');
  if (state.endedCount === 0) return may('begin');
  // A second chance is given whatever came out of the first.
  if (state.endedCount <= state.extraAttempts) return may('redo');
  return decideRedo(state);
}

function decideRedo({ redoMode, isPassed, isUndecided }: SittingState): Step {
  if (redoMode === 0) return mayNot('homework_done');
  if (redoMode === 1) return may('redo');
  if (isPassed) return mayNot('homework_passed');
  return isUndecided ? mayNot('homework_marking') : may('redo');
}
