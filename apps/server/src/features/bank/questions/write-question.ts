// A question that its owner writes into the bank, or rewrites there.
import type { BankQuestion } from '@tiku/contract';
import { examKinds } from '@tiku/contract';
import { isEmptyRichText } from '@tiku/questions';
import type { Question } from '@tiku/questions';
import { sanitise } from '@tiku/questions/rich-text';
import type { Db } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Context, UploadedFile } from '../../../platform/http/context.ts';
import { takeUse } from '../../../platform/limits/throttle.ts';
import { insertExamFiles, mapExamFiles, newMediaName, saveMedia, signMedia } from '../../exam/media/media.ts';
import { insertMaterials, insertQuestions } from '../../exam/paper/paper.ts';
import { acceptQuestion, placeMaterial, replaceQuestion, selectQuestionsByNo } from '../../exam/questions/questions.ts';
import type { QuestionRow } from '../../exam/questions/questions.ts';
import { maySeeKey, selectKeyReaders } from '../../question-key/question-key.ts';
import { describeQuestion, hashQuestion } from '../../question-text/question-text.ts';
import { countQuestions, isNumbered, updateLastNo } from '../bank.store.ts';
import type { BankRow } from '../bank.store.ts';
import { selectCategories } from '../categories/category.store.ts';
import { changeBank, openBank, refuseUnlessRoom } from '../open-bank.ts';
import { compareNew, selectPairsOf } from '../twins/compare-new.ts';
import { forgetTwins } from '../twins/twin.store.ts';
import { carryFiles, insertWritten, selectSame, updateWritten } from './bank-question.store.ts';
import { presentOne } from './list-questions.ts';

type Member = Context<'member'>;

interface Place {
  question_id?: number | undefined;
  /** What is undefined stays. */
  category_id?: number | null | undefined;
  main?: string | null | undefined;
}

interface Written {
  question: BankQuestion;
  files: Record<string, string>;
  /** The very same question was there already: nothing was added. */
  is_known: boolean;
  twins: { question_id: number; twin_id: number }[];
}

export async function writeQuestion(context: Member, given: Question, place: Place): Promise<Written> {
  const question = acceptQuestion(given, context.language);
  const { bank, no, isKnown } = await changeBank(context, async (tx, held) => {
    await refuseMissingCategory(tx, held, place.category_id);
    const written =
      place.question_id === undefined
        ? await addQuestion(tx, context, held, question, place)
        : { no: await rewriteQuestion(tx, context, held, question, place.question_id, place), isKnown: false };
    return { bank: held, ...written };
  });
  if (!isKnown) await compareNew(context, bank.id);
  const twins = isKnown ? [] : await selectPairsOf(context, bank.id, [no]);
  return { ...(await presentOne(context, bank, no)), is_known: isKnown, twins };
}

export async function refuseMissingCategory(tx: Db, bank: BankRow, id: number | null | undefined): Promise<void> {
  if (!id) return;
  if (!(await selectCategories(tx, bank.id)).some((category) => category.id === id)) throw new AppError('not_found');
}

const ownBank = ({ id }: BankRow) => ({ id, kind: examKinds.bank, is_mine: true });

/** Only among those whose keys are no secret: otherwise somebody who guesses at a key would be told that they are right. */
export async function selectKnownHashes(
  tx: Db,
  { actor }: Member,
  bank: BankRow,
  hashes: readonly Buffer[],
): Promise<Map<string, number>> {
  const same = await selectSame(tx, bank.id, hashes);
  const contentIds = same.map(({ content_id }) => content_id);
  const readerOf = await selectKeyReaders(tx, actor, ownBank(bank), contentIds);
  const known = same.filter(({ content_id }) => maySeeKey(readerOf(content_id)));
  return new Map(known.toReversed().map(({ no, content_hash }) => [content_hash.toString('hex'), no]));
}

async function addQuestion(
  tx: Db,
  context: Member,
  bank: BankRow,
  question: Question,
  { category_id = null, main = null }: Place,
): Promise<{ no: number; isKnown: boolean }> {
  const [known] = (await selectKnownHashes(tx, context, bank, [hashQuestion(question).contentHash])).values();
  if (known !== undefined) return { no: known, isKnown: true };
  await refuseUnlessRoom(tx, context, bank, 1);
  const no = bank.last_no + 1;
  const described = describeQuestion(question);
  const material_id = await insertMaterial(tx, main);
  await insertQuestions(tx, bank.id, [{ no, section_no: category_id, material_id, ...described }]);
  await insertWritten(tx, bank.id, [{ no, category_no: category_id, ...described }]);
  await mapExamFiles(tx, bank.id, no);
  await updateLastNo(tx, bank.id, no);
  await countQuestions(tx, bank.id, 'more', isNumbered([no]));
  return { no, isKnown: false };
}

async function insertMaterial(tx: Db, main: string | null): Promise<number | null> {
  const text = main === null ? '' : sanitise(main);
  if (isEmptyRichText(text)) return null;
  const [id = null] = await insertMaterials(tx, [text]);
  return id;
}

/** From then on it is their own. Somebody who has not seen its key would overwrite it without knowing it. */
async function rewriteQuestion(
  tx: Db,
  context: Member,
  bank: BankRow,
  question: Question,
  no: number,
  { category_id, main }: Place,
): Promise<number> {
  const [row] = await selectQuestionsByNo(tx, bank.id, [no]);
  if (!row) throw new AppError('not_found');
  const readerOf = await selectKeyReaders(tx, context.actor, ownBank(bank), [row.content_id]);
  if (!maySeeKey(readerOf(row.content_id))) throw new AppError('key_unseen');
  await countQuestions(tx, bank.id, 'less', isNumbered([no]));
  const { search, ...described } = describeQuestion(question);
  await replaceQuestion(tx, bank.id, { no, question, ...hashQuestion(question), search });
  const category_no = category_id === undefined ? row.section_no : category_id;
  await updateWritten(tx, bank.id, { no, category_no, ...described });
  await forgetTwins(tx, bank.id, no);
  await carryFiles(tx, bank.id, no, row.content_id);
  if (main !== undefined) await rewriteMaterial(tx, bank, row, main);
  await mapExamFiles(tx, bank.id, no);
  await countQuestions(tx, bank.id, 'more', isNumbered([no]));
  return no;
}

/** Changes it for this question alone: the others that share it keep theirs. */
async function rewriteMaterial(tx: Db, bank: BankRow, row: QuestionRow, main: string | null): Promise<void> {
  if (main === row.main) return;
  await placeMaterial(tx, bank.id, row.no, await insertMaterial(tx, main));
}

const HOUR = 60 * 60;

export async function addFile(context: Member, file: UploadedFile): Promise<{ name: string; url: string }> {
  const { db, actor } = context;
  const { id } = await openBank(context);
  await takeUse(db, [{ key: `exam-file:${actor.accountId}`, max: 300, seconds: HOUR }]);
  const name = newMediaName(file.name);
  const owner = { accountId: actor.accountId, companyId: null };
  await saveMedia(context, { ...owner, purpose: 'exam', ...file }, (tx, saved) =>
    insertExamFiles(tx, id, [{ name, ...saved }]),
  );
  const { [name]: url = '' } = await signMedia(context, id, [name]);
  return { name, url };
}
