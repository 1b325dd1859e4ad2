// Who may open an exam: the one place that turns "who is asking" into a condition on `exam e`.
import { examKinds, examStatus, limits } from '@tiku/contract';
import type { ExamKind } from '@tiku/contract';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { isOfContext } from '../../../platform/session/own-rows.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { createExtensionPoint } from '../../../platform/extension/extension-point.ts';

type Condition = RawBuilder<boolean>;
type Context = Pick<Actor, 'company'>;

/** What somebody makes for a company, and what they make for themselves, never meet. */
export function isInContext(context: Context): Condition {
  return isOfContext(context, 'e');
}

/** Whose public exams are open to somebody who acts in a context: a company's own, and everybody's. */
export function publishersFor({ company }: Context): readonly Context[] {
  return company ? [{ company: null }, { company }] : [{ company: null }];
}

export const canBeRecovered = sql<boolean>`e.deleted_at > now() - ${limits.recoverDays} * interval '1 day'`;

/** An exam as people publish them: what lists and catalogues show, and what its author edits, shares and deletes. */
export const isOnline = sql<boolean>`e.kind = ${sql.lit(examKinds.online)}`;

/** The author's, whatever its status, until it is gone for good. */
function isOwn(actor: Actor): Condition {
  return sql<boolean>`(
    e.account_id = ${actor.accountId} and ${isInContext(actor)}
    and (e.status <> ${sql.lit(examStatus.deleted)} or ${canBeRecovered}))`;
}

/** Its author: for lists of own exams, and for everything that changes one. */
export function isAuthored(actor: Actor): Condition {
  return sql<boolean>`(${isOnline} and ${isOwn(actor)})`;
}

/** Read once for all rows, and no join, so that lists keep walking the index that has their order. */
export const ownerIsDisabled = sql<boolean>`e.account_id in (select id from account where is_disabled)`;
const ownerIsActive = sql<boolean>`e.account_id not in (select id from account where is_disabled)`;

/** Spelled as in the partial indexes of `exam`. No exam of another kind than online is public: the database refuses it. */
export function isPublishedIn(context: Context): Condition {
  return sql<boolean>`(
    e.status = ${sql.lit(examStatus.normal)} and not e.isprivate and not e.is_priced and ${isInContext(context)})`;
}

/** Of one context: what walks an index asks for each apart. */
export function isPublicIn(context: Context): Condition {
  return sql<boolean>`(${isPublishedIn(context)} and ${ownerIsActive})`;
}

/** Public and normal, and in no bundle with a price: everybody's in every context, a company's own in its own. */
export function isPublic(context: Context): Condition {
  return sql<boolean>`(${sql.join(publishersFor(context).map(isPublicIn), sql` or `)})`;
}

/** As public as that, but in a bundle with a price: everybody may know of it. */
export function isForSale(context: Context): Condition {
  const contexts = publishersFor(context).map(isInContext);
  return sql<boolean>`(
    e.status = ${sql.lit(examStatus.normal)} and not e.isprivate and e.is_priced
    and (${sql.join(contexts, sql` or `)}) and ${ownerIsActive})`;
}

/** Private and normal: what a share link opens. */
export function isShared(actor: Actor): Condition {
  return sql<boolean>`(
    ${isOnline} and e.status = ${sql.lit(examStatus.normal)} and e.isprivate and ${isInContext(actor)}
    and ${ownerIsActive})`;
}

/** Holders of its present share link. */
export function isGuest(actor: Actor): Condition {
  return sql<boolean>`(
    ${isShared(actor)}
    and exists (
      select from exam_guest g
      where g.account_id = ${actor.accountId} and g.exam_id = e.id and g.share_token = e.share_token))`;
}

/** A way into what is neither one's own nor public. */
export interface PersonalWay {
  /** Of `exam e`. */
  isOpen: (actor: Actor) => Condition;
  /** `exam_id` and since when, as `created_at`: all that it may open. A search has no index to find them by. */
  exams: (actor: Actor) => RawBuilder<unknown>;
}

interface PersonalWays {
  /** Its author has shared it with a group that both are in. */
  sharedWithGroup: PersonalWay;
  /** Bought with a bundle that holds it. */
  bought: PersonalWay;
}

/** Filled by the features that know them. A new one is found by searches because it says what it opens. */
export const personalWays = createExtensionPoint<PersonalWays>('personal ways');

const asGuest: PersonalWay = {
  isOpen: isGuest,
  exams: ({ accountId }) => sql`select g.exam_id, g.created_at from exam_guest g where g.account_id = ${accountId}`,
};

function listPersonalWays(): PersonalWay[] {
  const { sharedWithGroup, bought } = personalWays.value;
  return [asGuest, sharedWithGroup, bought];
}

/** The newest exams that personal ways may open to the actor; `isListedFor` says whether they do. */
export function personalExams(actor: Actor, limit: number): RawBuilder<unknown> {
  const ways = listPersonalWays().map(({ exams }) => exams(actor));
  return sql`
    select exam_id from (${sql.join(ways, sql` union all `)}) w
    group by exam_id order by max(created_at) desc, exam_id desc limit ${limit}`;
}

/** A file that an exam shows: open to everybody who may look at the exam. */
export function isOpenFile(actor: Actor, key: string): Condition {
  return sql<boolean>`exists (
    select from (${examsShowing(key)}) f join exam e on e.id = f.exam_id where ${isShownTo(actor)})`;
}

/** The exams that show a file, or have shown it in what they asked. */
export function examsShowing(key: string): RawBuilder<unknown> {
  return sql`
    select exam_id from exam_file where file_key = ${key}
    union all
    select a.exam_id from content_file f join asked_content a on a.content_id = f.content_id where f.file_key = ${key}
    union all
    select a.exam_id from material_file f join asked_material a on a.material_id = f.material_id
    where f.file_key = ${key}`;
}

/** Of `exam e`, the paper of a homework: who may open it. */
export const paperReaders = createExtensionPoint<(actor: Actor) => Condition>('paper readers');

/** For every kind, so that another one does not compile until it says who may open it. */
const openTo: Record<ExamKind, (actor: Actor) => Condition> = {
  [examKinds.online]: (actor) => {
    const ways = [isOwn, isPublic, ...listPersonalWays().map(({ isOpen }) => isOpen)];
    return sql<boolean>`(${sql.join(
      ways.map((isOpen) => isOpen(actor)),
      sql` or `,
    )})`;
  },
  [examKinds.local]: isOwn,
  [examKinds.bank]: isOwn,
  [examKinds.paper]: (actor) => paperReaders.value(actor),
  // Its author looks at it, and does nothing with it that one does with an exam: see `isShownTo`.
  [examKinds.change]: () => sql<boolean>`false`,
};

/** What opens, practises, searches, exports an exam or serves its files asks this. */
export function isOpenTo(actor: Actor): Condition {
  const ofKinds = Object.values(examKinds).map((kind) => sql`e.kind = ${sql.lit(kind)} and ${openTo[kind](actor)}`);
  return sql<boolean>`(${sql.join(ofKinds, sql` or `)})`;
}

/** What lists, searches and pickers of exams choose from: published as exams are, open to the actor, and not deleted. */
export function isListedFor(actor: Actor): Condition {
  return sql<boolean>`(${isOnline} and e.status <> ${sql.lit(examStatus.deleted)} and ${openTo[examKinds.online](actor)})`;
}

/** A change of one's own exam that others do not see yet. */
export function isOwnChange(actor: Actor): Condition {
  return sql<boolean>`(
    e.kind = ${sql.lit(examKinds.change)} and e.account_id = ${actor.accountId} and ${isInContext(actor)}
    and e.status <> ${sql.lit(examStatus.deleted)})`;
}

/** What shows an exam as it is, and no more, asks this: authors look at what they changed before others see it. */
export function isShownTo(actor: Actor): Condition {
  return sql<boolean>`(${isOpenTo(actor)} or ${isOwnChange(actor)})`;
}

/**
 * What a homework may be made of, of what the actor may open: what they made themselves, what is public, and what was made for the
 * company they act for. To be given an exam, or a homework, is no leave to pass it on.
 */
export function isSource(actor: Actor): Condition {
  const isCompanys = actor.company ? sql<boolean>`(${isOnline} and ${isInContext(actor)})` : sql<boolean>`false`;
  return sql<boolean>`(${isOpenTo(actor)} and (${isOwn(actor)} or ${isPublic(actor)} or ${isCompanys}))`;
}
