import type { ManagedHomework, QuestionStat } from '@tiku/contract';
import { Badge, Button, Card, Choice, EmptyState, ErrorState, Icon, Link, Skeleton, showToast } from '@tiku/ui';
import { useState } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { regradePath } from '../../../lib/navigation/addresses.ts';
import { Figures } from '../../../ui/figures.tsx';
import { useQuestionStats, useUndoRegrade } from '../marking.api.ts';
import styles from './results.module.css';

function StatRow({ homeworkId, stat }: { homeworkId: number; stat: QuestionStat }) {
  const t = useTexts('homework/results');
  const format = useFormat();
  const percent = (value: number | null) => (value === null ? '–' : `${format.number(Math.round(value * 100))} %`);
  const figures = [
    { name: t('stat.right'), value: percent(stat.right_share) },
    { name: t('stat.score'), value: percent(stat.score_share) },
    { name: t('stat.discrimination'), value: stat.discrimination === null ? '–' : stat.discrimination.toFixed(2) },
    { name: t('stat.time'), value: stat.median_seconds === null ? '–' : format.duration(stat.median_seconds) },
  ];
  return (
    <li className={styles.stat}>
      <p className={styles.question}>
        <strong>{stat.no}.</strong> {stat.desc}
      </p>
      <Figures className={styles.figures} figures={figures} />
      {stat.options.length > 0 && (
        <ul className={styles.options}>
          {stat.options.map(({ option, count, is_correct }) => (
            <li key={option} data-correct={is_correct || undefined}>
              <span>
                {option === 'T' ? t('true') : option === 'F' && stat.options.length === 2 ? t('false') : option}
              </span>
              <meter max={Math.max(1, stat.answered_count)} value={count} aria-label={t('chosen', { option, count })} />
              <span>{format.number(count)}</span>
              {is_correct && <span className="visually-hidden">{t('correct')}</span>}
            </li>
          ))}
        </ul>
      )}
      <div className={styles.reasons}>
        {stat.reasons.map((reason) => (
          <Badge key={reason} tone="accent">
            {t(`reason.${reason}`)}
          </Badge>
        ))}
        {stat.regraded ? (
          <Badge>{t(`regraded.${stat.regraded === 'left out' ? 'left-out' : stat.regraded}`)}</Badge>
        ) : (
          <Link to={regradePath(homeworkId, stat.no)} aria-label={t('regrade.of', { no: stat.no })}>
            {t('regrade')}
          </Link>
        )}
      </div>
    </li>
  );
}

/** Of the last re-grade alone: those before it are undone one after the other. */
function UndoRegrade({ homework, no }: { homework: ManagedHomework; no: number }) {
  const t = useTexts('homework/results');
  const undo = useUndoRegrade();
  return (
    <Card className={styles.undo}>
      <p>{t('regrade.last', { no })}</p>
      <Button
        busy={undo.isPending}
        onClick={() =>
          undo.mutate(homework.homework_id, {
            onSuccess: () => showToast(t('regrade.undone')),
            onError: (error) => showToast(error.message, 'failed'),
          })
        }
      >
        <Icon name="undo" size={16} />
        {t('regrade.undo')}
      </Button>
    </Card>
  );
}

/** How the group did with each question, and which to look at again. */
export function QuestionStats({ homework }: { homework: ManagedHomework }) {
  const t = useTexts('homework/results');
  const { data, error, refetch } = useQuestionStats(homework.homework_id);
  const [shown, setShown] = useState<'all' | 'doubtful'>('all');
  if (!data) {
    return (
      <Card>
        {error ? <ErrorState message={error.message} onRetry={() => void refetch()} /> : <Skeleton lines={9} />}
      </Card>
    );
  }
  const list = data.list.filter(({ reasons }) => shown === 'all' || reasons.length > 0);
  return (
    <div className={styles.stack}>
      {data.undo_no !== null && <UndoRegrade homework={homework} no={data.undo_no} />}
      <Choice
        label={t('show')}
        value={shown}
        options={[
          { value: 'all', content: t('show.all') },
          { value: 'doubtful', content: t('show.doubtful') },
        ]}
        onChoose={setShown}
      />
      <Card>
        {list.length === 0 ? (
          <EmptyState drawing="done" title={t('nothing-doubtful')} />
        ) : (
          <ol className={styles.stats}>
            {list.map((stat) => (
              <StatRow key={stat.no} homeworkId={homework.homework_id} stat={stat} />
            ))}
          </ol>
        )}
      </Card>
      <p className={styles.muted}>{t('stat.hint')}</p>
    </div>
  );
}
