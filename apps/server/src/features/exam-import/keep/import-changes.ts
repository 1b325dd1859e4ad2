// What an upgrade would do to an exam, before it does it.
import type { ResponseOf } from '@tiku/contract';
import { questionTypes } from '@tiku/questions';
import { htmlToText } from '@tiku/questions/rich-text';
import type { Context } from '../../../platform/http/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { countMoved, matchQuestions, selectFingerprints } from '../../exam/upgrade/upgrade.ts';
import { selectOpenableExam } from '../../exam/access/access.ts';
import type { ImportRow } from '../exam-import.store.ts';
import { selectExamStems, selectImportFingerprints, selectImportStems } from './import-changes.store.ts';
import type { StemRow } from './import-changes.store.ts';

type Changes = ResponseOf<'GET /exam/import/changes'>;
type Change = Changes['added'][number];

/** Of each kind; the counts tell of the rest. */
const shownMax = 100;
const stemMax = 200;

export async function listChanges({ db, actor }: Context<'member'>, row: ImportRow): Promise<Changes> {
  if (row.exam_id === null) throw new AppError('not_found');
  const exam = await selectOpenableExam(db, actor, row.exam_id);
  const { same, changed, added, removed } = matchQuestions(
    await selectFingerprints(db, exam.id),
    await selectImportFingerprints(db, row.id),
  );
  const moved = countMoved([...same.values()]);
  const changedPairs = [...changed].slice(0, shownMax);
  const shownAdded = added.slice(0, shownMax);
  const shownRemoved = removed.slice(0, shownMax);
  const fresh = await selectImportStems(db, row.id, [...shownAdded, ...changedPairs.map(([, no]) => no)]);
  const gone = await selectExamStems(db, exam.id, shownRemoved);
  return {
    added_count: added.length,
    changed_count: changed.size,
    moved_count: moved,
    removed_count: removed.length,
    unchanged_count: same.size - moved,
    added: shownAdded.map((no) => describe(fresh.get(no), no, null)),
    changed: changedPairs.map(([oldNo, no]) => describe(fresh.get(no), no, oldNo)),
    removed: shownRemoved.map((no) => describe(gone.get(no), null, no)),
  };
}

function describe(row: StemRow | undefined, no: number | null, oldNo: number | null): Change {
  const { type, stem } = row ?? { type: questionTypes.shortAnswer, stem: '' };
  return { no, old_no: oldNo, type, stem: htmlToText(stem).slice(0, stemMax) };
}
