import { reviewKinds } from '@tiku/contract';
import { AppError } from '../http/app-error.ts';
import { decide } from '../features/operator/operator.ts';
import type { Command } from './command.ts';
import { Failure, misused } from './failure.ts';
import { withDeployment } from './open-deployment.ts';

/** `approve`, and with `--refuse` its opposite. */
export const approve: Command = {
  usage: 'approve <exam|bundle> <id> [--refuse <reason>]',
  help: 'Approve what waits for a review, or refuse it with a reason. The author gets a message either way.',
  options: { refuse: { type: 'string' } },
  takes: [2, 2],
  run: async (readConfig, { positionals: [given = '', number = ''], options: { refuse } }) => {
    const kind = reviewKinds.find((each) => each === given);
    if (!kind || !/^\d{1,15}$/.test(number)) throw new Failure('Name an exam or a bundle and its id.', misused);
    const named = { kind, id: Number(number) };
    const isApproved = typeof refuse !== 'string';
    const reason = isApproved ? null : refuse;
    const title = await withDeployment(readConfig(), ({ db }) =>
      db.transaction().execute((tx) => decide(tx, 'command line', named, { isApproved, reason })),
    ).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error;
      throw new Failure(`There is no ${kind} ${number} that waits for a review.`);
    });
    return {
      lines: [`“${title}” is ${isApproved ? 'approved' : 'refused'}.`],
      json: { ...named, title, is_approved: isApproved },
    };
  },
};
