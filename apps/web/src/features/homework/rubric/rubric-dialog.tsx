import type { OfferedRubric, ResponseOf, Rubric, SavedMark } from '@tiku/contract';
import { rules } from '@tiku/contract/limits';
import { sumScores } from '@tiku/questions';
import { Button, Choice, Dialog, FormError, Icon, TextField } from '@tiku/ui';
import { useState } from 'react';
import { errorCodes } from '../../../lib/api/error-codes.ts';
import { useFormat } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { readScore } from '../mark/given-score.ts';
import { useChangeRubric, usePreviewRubric } from '../marking.api.ts';
import { changeRow, draftOf, removeRow, writtenRows } from './rubric-draft.ts';
import type { RubricRow } from './rubric-draft.ts';
import styles from './rubric-dialog.module.css';
import { signed } from './signed.ts';

type Preview = ResponseOf<'PUT /group/homework/question/rubric'>;

interface RubricDialogProps {
  homeworkId: number;
  no: number;
  full: number;
  rubric: Rubric | undefined;
  offered: OfferedRubric | undefined;
  /** The rubric is another, and so is what these papers were given. */
  onChanged: (marks: readonly SavedMark[]) => Promise<void>;
  /** Somebody else has changed it. */
  onOutdated: () => void;
  onClose: () => void;
}

/** Written once while marking; what was marked by it before follows, once its marker has seen by how much. */
export function RubricDialog(props: RubricDialogProps) {
  const { homeworkId, no, full, rubric, offered, onChanged, onOutdated, onClose } = props;
  const t = useTexts('homework/rubric');
  const format = useFormat();
  const [seen, setSeen] = useState(rubric);
  const [draft, setDraft] = useState(() => draftOf(rubric));
  const [areProblemsShown, setProblemsShown] = useState(false);
  const [told, setTold] = useState<Preview | null>(null);
  const preview = usePreviewRubric();
  const change = useChangeRubric();
  const rows = writtenRows(draft);
  const most = rules.homework.scoreMax;
  const isBad = rows.some(({ sentence, points }) => sentence.trim() === '' || readScore(points, most) === null);
  const failure = change.error ?? preview.error;
  const isOutdated = failure?.failure.errorCode === errorCodes.rubric_changed;

  function edit(next: typeof draft): void {
    setDraft(next);
    setTold(null);
    preview.reset();
    change.reset();
  }

  /** Nobody has to look at what changes no paper. */
  async function save(): Promise<void> {
    setProblemsShown(true);
    if (isBad || preview.isPending || change.isPending) return;
    const request = {
      homework_id: homeworkId,
      no,
      version: seen?.version ?? 0,
      is_from_full: draft.isFromFull,
      criteria: rows.map(({ id, sentence, points }) => ({
        ...(id === null ? {} : { criterion_id: id }),
        sentence: sentence.trim(),
        points: readScore(points, most) ?? 0,
      })),
    };
    try {
      if (seen && told === null) {
        const wouldChange = await preview.mutateAsync(request);
        if (wouldChange.papers_count > 0) return setTold(wouldChange);
      }
      const { marks } = await change.mutateAsync(request);
      await onChanged(marks);
      onClose();
    } catch {
      onOutdated();
    }
  }

  function problemsOf({ sentence, points }: RubricRow) {
    if (!areProblemsShown || (sentence.trim() === '' && points.trim() === '')) return {};
    return {
      sentence: sentence.trim() === '' ? t('sentence-missing') : undefined,
      points: readScore(points, most) === null ? t('points-invalid') : undefined,
    };
  }

  return (
    <Dialog title={t('title', { no })} onClose={onClose}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        {!seen && offered && rows.length === 0 && (
          <Button className={styles.offer} onClick={() => edit(draftOf(offered))}>
            <Icon name="copy" size={16} />
            {t('take', { title: offered.title })}
          </Button>
        )}
        <Choice
          label={t('way')}
          value={draft.isFromFull ? 'off' : 'up'}
          options={[
            { value: 'up', content: t('up') },
            { value: 'off', content: t('off', { full: format.score(full) }) },
          ]}
          onChoose={(way) => edit({ ...draft, isFromFull: way === 'off' })}
        />
        <ol className={styles.rows}>
          {draft.rows.map((row, at) => {
            const problems = problemsOf(row);
            const isLast = at === draft.rows.length - 1;
            return (
              <li key={row.key} className={styles.row}>
                <TextField
                  label={t('criterion', { place: at + 1 })}
                  autoComplete="off"
                  maxLength={rules.homework.criterionMax}
                  value={row.sentence}
                  error={problems.sentence}
                  {...(at === 0 && { 'data-first': true })}
                  onChange={(event) => edit(changeRow(draft, row.key, { sentence: event.target.value }))}
                />
                <TextField
                  label={t('points')}
                  aria-label={t('points-of', { place: at + 1 })}
                  inputMode="decimal"
                  autoComplete="off"
                  value={row.points}
                  error={problems.points}
                  onFocus={(event) => event.target.select()}
                  onChange={(event) => edit(changeRow(draft, row.key, { points: event.target.value }))}
                />
                <Button
                  look="quiet"
                  size="icon"
                  className={styles.remove}
                  aria-label={t('remove', { place: at + 1 })}
                  title={t('remove', { place: at + 1 })}
                  disabled={isLast && row.sentence === '' && row.points === ''}
                  onClick={() => edit(removeRow(draft, row.key))}
                >
                  <Icon name="cross" size={16} />
                </Button>
              </li>
            );
          })}
        </ol>
        <p className={styles.sum}>
          {t('sum', {
            sum: format.score(sumScores(rows.map(({ points }) => readScore(points, most) ?? 0))),
            full: format.score(full),
          })}
        </p>
        <output className={styles.told}>
          {told && (
            <>
              <p>{t('papers', { count: told.papers_count })}</p>
              <ul>
                {told.changes.map(({ by, papers_count: count }) => (
                  <li key={by}>{t('changed', { by: signed(by, format), count })}</li>
                ))}
              </ul>
              {told.changes.length === 0 && <p>{t('same')}</p>}
            </>
          )}
        </output>
        <FormError message={failure?.message ?? null} />
        <div className={styles.actions}>
          {isOutdated && rubric?.version !== seen?.version && (
            <Button
              onClick={() => {
                setSeen(rubric);
                edit(draftOf(rubric));
              }}
            >
              {t('current')}
            </Button>
          )}
          <Button type="submit" look="primary" busy={preview.isPending || change.isPending}>
            {told ? t('apply', { count: told.papers_count }) : t('save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
