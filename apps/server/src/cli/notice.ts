import { readFile } from 'node:fs/promises';
import { operatorNoticeCalls } from '@tiku/contract';
import { sendNotice } from '../features/operator/operator.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { describeIssues } from '../platform/errors/describe-issues.ts';
import type { Command } from './command.ts';
import { Failure, misused } from './failure.ts';
import { withDeployment } from './open-deployment.ts';

const schema = operatorNoticeCalls['POST /operator/notice'].request.omit({ request_key: true });

async function readNotice(path: string): Promise<object> {
  const text = await readFile(path, 'utf8').catch(() => null);
  if (text === null) throw new Failure(`${path} cannot be read.`);
  try {
    return JSON.parse(text) as object;
  } catch {
    throw new Failure(`${path} is no JSON.`);
  }
}

export const notice: Command = {
  usage: 'notice <file.json> [--company <id>] [--at <time>]',
  help: 'Send an official notice to everybody or a company, now or at a time (2026-12-31T08:00:00Z). The file holds {"title": {"en": …, "zh-CN": …, "ja": …, "es": …, "pt": …}, "content": {…}}.',
  options: { company: { type: 'string' }, at: { type: 'string' } },
  takes: [1, 1],
  run: async (readConfig, { positionals: [path = ''], options: { company, at } }) => {
    const given = {
      ...(await readNotice(path)),
      ...(typeof company === 'string' && { company_id: Number(company) }),
      ...(typeof at === 'string' && { released_at: at }),
    };
    const parsed = schema.safeParse(given, { reportInput: true });
    if (!parsed.success) {
      const fields = Object.entries(describeIssues(parsed.error, 'en'));
      throw new Failure(fields.map(([name, reason]) => `${name}: ${reason}`).join('\n'), misused);
    }
    const { title, content, company_id, released_at } = parsed.data;
    const written = { title, content, companyId: company_id, releasedAt: released_at, requestKey: null };
    const id = await withDeployment(readConfig(), ({ db }) =>
      db.transaction().execute((tx) => sendNotice(tx, 'command line', written)),
    ).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error;
      throw new Failure(`There is no company ${company_id}.`);
    });
    return { lines: [`Notice ${id} is ${released_at === null ? 'sent' : 'scheduled'}.`], json: { notice_id: id } };
  },
};
