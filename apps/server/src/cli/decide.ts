import { applicationKinds, reviewKinds } from '@tiku/contract';
import { AppError } from '../platform/errors/app-error.ts';
import { decide } from '../features/operator/operator.ts';
import type { Command } from './command.ts';
import { Failure, misused } from './failure.ts';
import { withDeployment } from './open-deployment.ts';

/** `approve`, and with `--refuse` its opposite. */
export const approve: Command = {
  usage: 'approve <exam|bundle|company|partner> <id> [--refuse <reason>]',
  help: 'Approve what waits for a review, or refuse it with a reason. The person who handed it in gets a message either way. A partner is named by the id of the account.',
  options: { refuse: { type: 'string' } },
  takes: [2, 2],
  run: async (readConfig, { positionals: [given = '', number = ''], options: { refuse } }) => {
    const id = Number(number);
    const isApproved = typeof refuse !== 'string';
    const decision = { isApproved, reason: isApproved ? null : refuse };
    const kind = [...reviewKinds, ...applicationKinds].find((each) => each === given);
    if (!kind || !/^\d{1,15}$/.test(number)) {
      throw new Failure('Name an exam, a bundle, a company or a partner, and its id.', misused);
    }
    // It says what each kind does. Other commands need not load it.
    await import('../features.ts');
    const title = await withDeployment(readConfig(), ({ db }) =>
      db.transaction().execute((tx) => decide(tx, 'command line', { kind, id }, decision, null)),
    ).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error;
      throw new Failure(`There is no ${given} ${number} that waits for a review.`);
    });
    return {
      lines: [`“${title}” is ${isApproved ? 'approved' : 'refused'}.`],
      json: { kind: given, id, title, is_approved: isApproved },
    };
  },
};
