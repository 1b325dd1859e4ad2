import type { MarkedAnswer, Rubric, SavedMark } from '@tiku/contract';
import { markDifferences } from '@tiku/questions/differences';
import { Badge, Button, Card, Icon, TextField } from '@tiku/ui';
import { useEffect, useRef, useState } from 'react';
import { errorCodes } from '../../../lib/api/error-codes.ts';
import { useFormat } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { useMark } from '../marking.api.ts';
import { adjustmentOf, scoreOf, toggle } from '../rubric/applied.ts';
import { Criteria } from '../rubric/criteria.tsx';
import styles from './alike.module.css';
import { readScore } from './given-score.ts';
import { listSteps } from './score-steps.ts';

type Paper = MarkedAnswer['papers'][number];

/** Beyond this, what differs is looked for in vain. */
const comparedMost = 2_000;

function AnswerText({ text, first }: { text: string; first: string }) {
  if (text === first || text.length > comparedMost || first.length > comparedMost) return text;
  return markDifferences(text, first)[0].map((part, at) =>
    // Parts of one text never change their order.
    // oxlint-disable-next-line react/no-array-index-key
    part.differs ? <mark key={at}>{part.text}</mark> : part.text,
  );
}

interface AlikeGroupProps {
  homeworkId: number;
  no: number;
  full: number;
  rubric: Rubric | undefined;
  onOutdated: () => void;
  answers: readonly MarkedAnswer[];
  isHidden: boolean;
  /** The one whose turn it is: its score is typed right away. */
  isNext: boolean;
  onMarked: () => void;
}

/** Looks alike to a machine; that it earns the same is for somebody to say. */
export function AlikeGroup(props: AlikeGroupProps) {
  const { homeworkId, no, full, rubric, answers, isHidden, isNext, onMarked, onOutdated } = props;
  const t = useTexts('homework/mark');
  const format = useFormat();
  const mark = useMark();
  const field = useRef<HTMLInputElement>(null);
  const [given, setGiven] = useState<ReadonlyMap<number, SavedMark>>(new Map());
  const now = (paper: Paper): Paper => Object.assign({}, paper, given.get(paper.answer_id));
  const shown = answers.map((answer) => ({ ...answer, papers: answer.papers.map(now) }));
  const scores = new Set(shown.flatMap(({ papers }) => papers.map(({ m_s }) => m_s)).filter((score) => score !== null));
  const [text, setText] = useState(() => (scores.size === 1 ? String([...scores][0]) : ''));
  // What has a mark already is there to compare with, until somebody wants it changed as well.
  const [chosen, setChosen] = useState<ReadonlySet<number>>(
    () => new Set(answers.filter(({ papers }) => papers.some(({ m_s }) => m_s === null)).map(({ place }) => place)),
  );
  // Null while the score is given by hand.
  const [criteria, setCriteria] = useState<readonly number[] | null>(null);
  const [isWrong, setWrong] = useState(false);
  const score = readScore(text, full);
  const papers = shown.filter(({ place }) => chosen.has(place)).flatMap((answer) => answer.papers);
  const isConflict = mark.error?.failure.errorCode === errorCodes.mark_changed;
  useEffect(() => {
    if (isNext) field.current?.focus();
  }, [isNext]);

  function keep(marks: readonly SavedMark[]): void {
    setGiven((before) => new Map([...before, ...marks.map((saved) => [saved.answer_id, saved] as const)]));
  }

  /** What somebody wrote to one of them stays: those with equal comments go together. */
  function confirm(): void {
    setWrong(score === null);
    if (score === null || papers.length === 0 || mark.isPending) return;
    const applied = rubric &&
      criteria && { criteria: [...criteria], adjustment: adjustmentOf(rubric, full, criteria, score) };
    const marks = Array.from(
      Map.groupBy(papers, ({ m_c }) => m_c),
      ([m_c, [first, ...others]]) => ({
        no,
        m_s: score,
        m_c,
        ...(applied && { rubric: applied }),
        answer_id: first?.answer_id ?? 0,
        version: first?.version ?? 0,
        others: others.map(({ answer_id, version }) => ({ answer_id, version })),
      }),
    );
    mark.mutate(
      { homework_id: homeworkId, marks },
      {
        onSuccess: (saved) => {
          keep(saved.marks);
          onMarked();
        },
        onError: ({ failure }) => {
          if (failure.errorCode === errorCodes.mark_changed) keep(failure.current as SavedMark[]);
          if (failure.errorCode === errorCodes.rubric_changed) onOutdated();
        },
      },
    );
  }

  return (
    <Card className={styles.group}>
      <ul className={styles.answers}>
        {shown.map(({ place, answer, papers: [first, ...equal] }) => (
          <li key={place}>
            <label className={styles.answer}>
              <input
                type="checkbox"
                checked={chosen.has(place)}
                onChange={({ target }) =>
                  setChosen((before) =>
                    target.checked
                      ? new Set([...before, place])
                      : new Set([...before].filter((each) => each !== place)),
                  )
                }
              />
              <span className={styles.text}>
                <AnswerText text={answer.text} first={answers[0]?.answer.text ?? ''} />
              </span>
              <span className={styles.about}>
                {equal.length > 0 && <Badge tone="accent">{t('alike', { count: equal.length + 1 })}</Badge>}
                {!isHidden && [first, ...equal].map((paper) => paper?.name).join(', ')}
                {first && first.m_s !== null && (
                  <strong>{t('given', { score: format.score(first.m_s), full: format.score(full) })}</strong>
                )}
              </span>
            </label>
          </li>
        ))}
      </ul>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          confirm();
        }}
      >
        <TextField
          ref={field}
          label={t('score', { full: format.score(full) })}
          inputMode="decimal"
          autoComplete="off"
          value={text}
          error={isWrong && score === null ? t('score.invalid', { full: format.score(full) }) : undefined}
          onFocus={(event) => event.target.select()}
          onChange={(event) => setText(event.target.value)}
        />
        {rubric ? (
          <Criteria
            rubric={rubric}
            applied={criteria}
            onToggle={(id) => {
              const next = toggle(criteria ?? [], id);
              setCriteria(next);
              setText(String(scoreOf(rubric, full, next)));
            }}
          />
        ) : (
          <div className={styles.steps}>
            {listSteps(full).map((points) => (
              <Button key={points} aria-pressed={score === points} onClick={() => setText(String(points))}>
                {format.score(points)}
              </Button>
            ))}
          </div>
        )}
        <Button type="submit" look="primary" busy={mark.isPending} disabled={papers.length === 0}>
          <Icon name="check" size={16} />
          {t('alike.confirm', { count: papers.length })}
        </Button>
        {mark.error && (
          <p className={styles.failed} role="alert">
            {isConflict ? t('alike.conflict') : mark.error.message}
          </p>
        )}
        {mark.isSuccess && <output>{t('state.saved')}</output>}
      </form>
    </Card>
  );
}
