#!/usr/bin/env node
import { writeSync } from 'node:fs';
import { runLine } from './commands.ts';

// Written before the process ends, also to a pipe.
const exitCode = await runLine(process.argv.slice(2), {
  environment: process.env,
  print: (line) => writeSync(1, `${line}\n`),
  complain: (line) => writeSync(2, `${line}\n`),
});
process.exit(exitCode);
