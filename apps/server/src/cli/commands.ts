// Every verb of `tiku`, and how a line is read.
import { parseArgs } from 'node:util';
import { ConfigError, readConfig } from '../platform/config/config.ts';
import { DataDirectoryInUse } from '../platform/db/embedded/start-embedded.ts';
import { backup, restore } from './backup.ts';
import type { Command } from './command.ts';
import { createOperator } from './create-operator.ts';
import { approve } from './decide.ts';
import { doctor } from './doctor.ts';
import { exportExam } from './export-exam.ts';
import { Failure, misused } from './failure.ts';
import { importExam } from './import-exam.ts';
import { notice } from './notice.ts';

const commands: Record<string, Command> = {
  'create-operator': createOperator,
  approve,
  notice,
  'import-exam': importExam,
  'export-exam': exportExam,
  backup,
  restore,
  doctor,
};

function helpOf(names: readonly string[]): string {
  const entries = names.map((name) => `  tiku ${commands[name]?.usage}\n      ${commands[name]?.help}`);
  return `Usage:\n\n${entries.join('\n\n')}\n\nEvery command takes --json and --help. Settings are those of the server, from the environment.`;
}

export interface Terminal {
  environment: Record<string, string | undefined>;
  print(line: string): unknown;
  complain(line: string): unknown;
}

/** Answers with the exit code: 0 done, 1 could not be done, 2 not understood. */
export async function runLine(args: readonly string[], terminal: Terminal): Promise<number> {
  const [name = 'help', ...rest] = args;
  if (['help', '--help', '-h'].includes(name)) {
    terminal.print(helpOf(Object.keys(commands)));
    return 0;
  }
  const command = commands[name];
  if (!command) {
    terminal.complain(`There is no command “${name}”.\n\n${helpOf(Object.keys(commands))}`);
    return misused;
  }
  const wantsJson = rest.includes('--json');
  try {
    return await runCommand(name, command, rest, terminal);
  } catch (error) {
    const isExpected = error instanceof Failure || error instanceof ConfigError || error instanceof DataDirectoryInUse;
    const message = error instanceof Error ? error.message : String(error);
    if (wantsJson) terminal.print(JSON.stringify({ error: message }));
    else terminal.complain(isExpected ? message : `${message}\n${error instanceof Error ? (error.stack ?? '') : ''}`);
    return error instanceof Failure ? error.exitCode : 1;
  }
}

async function runCommand(
  name: string,
  command: Command,
  args: string[],
  { environment, print }: Terminal,
): Promise<number> {
  const { positionals, values } = readLine(name, command, args);
  if (values.help === true) {
    print(helpOf([name]));
    return 0;
  }
  const [least, most] = command.takes;
  if (positionals.length < least || positionals.length > most)
    throw new Failure(`Usage: tiku ${command.usage}`, misused);
  const outcome = await command.run(() => readConfig(environment), { positionals, options: values });
  if (values.json === true) print(JSON.stringify(outcome.json));
  else for (const line of outcome.lines) print(line);
  return outcome.exitCode ?? 0;
}

function readLine(name: string, { options = {} }: Command, args: string[]) {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { ...options, json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
    });
    return { positionals, values: values as Record<string, string | boolean | undefined> };
  } catch (error) {
    throw new Failure(
      `${error instanceof Error ? error.message : String(error)}\nUsage: tiku ${commands[name]?.usage}`,
      misused,
    );
  }
}
