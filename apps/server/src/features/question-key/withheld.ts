// What somebody is being tested on. Whether a content is withheld from them is decided here; which contents those are is known to
// the features that own what they are tested with, and each brings its part.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { createExtensionPoint } from '../../platform/extension/extension-point.ts';

/** An attempt that does not withhold from itself, and the homework it belongs to. */
export interface Besides {
  attempt: RawBuilder<unknown>;
  homework: RawBuilder<unknown>;
}

/**
 * Rows of one column, the contents: those that this part withholds from `account` now, which is a value, or a column of the
 * statement around it. It walks an index by the account.
 */
export type WithheldPart = (account: RawBuilder<unknown>, besides: Besides) => RawBuilder<unknown>;

interface WithheldParts {
  /** Of tests that still take answers. */
  tests: WithheldPart;
  /** Of homework that somebody has begun: while it takes answers, and until its results are out. */
  begun: WithheldPart;
  /** Of homework that runs and that they have not handed in, also where they have left its group since it started. */
  toHandIn: WithheldPart;
}

export const withheldParts = createExtensionPoint<WithheldParts>('withheld parts');

const besidesNothing: Besides = { attempt: sql`null`, homework: sql`null` };

/** The contents somebody is being tested on. */
export function withheldContents(account: RawBuilder<unknown>, besides = besidesNothing): RawBuilder<unknown> {
  const { tests, begun, toHandIn } = withheldParts.value;
  const parts = [tests, begun, toHandIn].map((part) => part(account, besides));
  return sql`${sql.join(parts, sql` union all `)}`;
}
