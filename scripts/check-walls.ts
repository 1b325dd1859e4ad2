// The walls of .dependency-cruiser.cjs, with the line of each import that breaks one and what the rule says about it.
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';

interface Violation {
  from: string;
  to: string;
  /** As the import spells it. */
  unresolvedTo?: string;
  rule: { name: string };
  cycle?: { name: string }[];
}

interface Cruised {
  summary: { violations: Violation[]; ruleSetUsed: { forbidden: { name: string; comment?: string; from: object }[] } };
}

const config = '.dependency-cruiser.cjs';
const args = ['--config', config, '--output-type', 'json', 'packages', 'apps', 'e2e', 'bench'];
// It ends with the number of violations: that is no failure of its own as long as it has answered.
const { stdout, stderr } = await promisify(execFile)('depcruise', args, { maxBuffer: 2 ** 28 }).catch(
  (error: { stdout: string; stderr: string }) => error,
);
if (!stdout) throw new Error(stderr);
const { violations, ruleSetUsed } = (JSON.parse(stdout) as Cruised).summary;
const comments = new Map(ruleSetUsed.forbidden.map(({ name, comment = '' }) => [name, comment]));

function placeOf({ from, unresolvedTo }: Violation): string {
  const lines = readFileSync(from, 'utf8').split('\n');
  const at = lines.findIndex((line) => unresolvedTo !== undefined && line.includes(`'${unresolvedTo}'`));
  return at < 0 ? from : `${from}:${at + 1}`;
}

for (const violation of violations) {
  const { to, rule, cycle } = violation;
  const way = cycle ? cycle.map(({ name }) => name).join(' → ') : to;
  console.log(`${placeOf(violation)} imports ${way}; ${rule.name}: ${comments.get(rule.name)}`);
  process.exitCode = 1;
}
