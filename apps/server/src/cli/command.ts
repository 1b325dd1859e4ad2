import type { ParseArgsOptionDescriptor } from 'node:util';
import type { Config } from '../platform/config/config.ts';

export interface Given {
  positionals: string[];
  options: Record<string, string | boolean | undefined>;
}

/** What a command answers: shown as lines, or as JSON. */
interface Outcome {
  lines: string[];
  json: object;
  /** 0 unless something is wrong. */
  exitCode?: number;
}

export interface Command {
  usage: string;
  help: string;
  /** What each option is for stands in `help`. */
  options?: Record<string, ParseArgsOptionDescriptor>;
  /** How many words it takes besides its options. */
  takes: [number, number];
  run(readConfig: () => Config, given: Given): Promise<Outcome>;
}
