import type { HomeworkRules } from '@tiku/contract';

/** What a homework is set with, beside its title and times. */
export interface Rules extends HomeworkRules {
  allow_files: boolean;
}

const usual = { pass_percent: 60, hide_answer: false, switch_seconds: 5, allow_files: true };

/** To learn by, to see where one stands, and to be held to. */
export const presets = {
  practice: {
    ...usual,
    duration: 0,
    result_time: 0,
    redo_mode: 1,
    is_rank: false,
    redo_hint: true,
    no_quit: false,
    max_switches: 0,
  },
  test: {
    ...usual,
    duration: 45,
    result_time: 0,
    redo_mode: 2,
    is_rank: true,
    redo_hint: false,
    no_quit: false,
    max_switches: 0,
  },
  exam: {
    ...usual,
    duration: 90,
    result_time: 1,
    redo_mode: 0,
    is_rank: true,
    redo_hint: false,
    no_quit: true,
    max_switches: 3,
  },
} as const satisfies Record<string, Rules>;

export type Preset = keyof typeof presets;

/** Which of them these rules are; null for none. */
export function presetOf(rules: Rules): Preset | null {
  const names = Object.keys(presets) as Preset[];
  const isSame = (preset: Rules) =>
    (Object.keys(preset) as (keyof Rules)[]).every((name) => preset[name] === rules[name]);
  return names.find((name) => isSame(presets[name])) ?? null;
}
