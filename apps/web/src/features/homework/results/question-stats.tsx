import type { ManagedHomework, QuestionStat } from '@tiku/contract';
import { isJudgedByPeople } from '@tiku/questions';
import { Badge, ButtonLink, Card, Choice, EmptyState, Icon, Link, MenuButton, showToast } from '@tiku/ui';
import { useState } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { markingPath, regradePath } from '../../../lib/navigation/addresses.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { ChangeButton } from '../../../ui/change-button.tsx';
import { Figures } from '../../../ui/figures.tsx';
import { Unanswered } from '../../../ui/unloaded.tsx';
import { HiddenKeyNote } from '../../question/question.ts';
import { useQuestionStats, useUndoRegrade } from '../marking.api.ts';
import styles from './results.module.css';

interface OptionProps {
  option: QuestionStat['options'][number];
  answered: number;
}

/** Right and wrong are told by colour and shape, where the key may be seen. */
function OptionRow({ option: { option, text, count, is_correct }, answered }: OptionProps) {
  const t = useTexts('homework/results');
  const format = useFormat();
  const isStatement = text === '' && (option === 'T' || option === 'F');
  const name = isStatement ? t(option === 'T' ? 'true' : 'false') : option;
  const verdict = is_correct === null ? undefined : is_correct ? 'right' : 'wrong';
  return (
    <li data-verdict={verdict}>
      <p className={styles.option}>
        {verdict && <Icon name={verdict === 'right' ? 'check' : 'cross'} size={16} />}
        <span>
          {name}
          {text !== '' && <>. {text}</>}
        </span>
        {verdict && <span className="visually-hidden">{t(verdict === 'right' ? 'correct' : 'incorrect')}</span>}
      </p>
      <progress max={Math.max(1, answered)} value={count} aria-label={t('chosen', { option: name, count })} />
      <span>{format.number(count)}</span>
    </li>
  );
}

function StatRow({ homeworkId, stat }: { homeworkId: number; stat: QuestionStat }) {
  const t = useTexts('homework/results');
  const format = useFormat();
  const hasKey = !isJudgedByPeople(stat.type);
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
      <p className={styles.muted}>{t('made-of', { scored: stat.judged_count, papers: stat.papers_count })}</p>
      {stat.options.length > 0 && (
        <ul className={styles.options}>
          {stat.options.map((option) => (
            <OptionRow key={option.option} option={option} answered={stat.answered_count} />
          ))}
        </ul>
      )}
      {stat.hidden_key && <HiddenKeyNote hidden={stat.hidden_key} />}
      <div className={styles.reasons}>
        {stat.reasons.map((reason) => (
          <Badge key={reason} tone="accent">
            {t(`reason.${reason}`)}
          </Badge>
        ))}
        {stat.regraded ? (
          <Badge>{t(`regraded.${stat.regraded === 'left out' ? 'left-out' : stat.regraded}`)}</Badge>
        ) : stat.reasons.length > 0 && hasKey ? (
          <Link to={regradePath(homeworkId, stat.no)} aria-label={t('regrade.of', { no: stat.no })}>
            {t('regrade')}
          </Link>
        ) : (
          <MenuButton
            label={t('more', { no: stat.no })}
            className={styles.more}
            entries={[
              { text: t(hasKey ? 'regrade' : 'regrade.apply'), icon: 'pencil', to: regradePath(homeworkId, stat.no) },
            ]}
          >
            <Icon name="more" />
          </MenuButton>
        )}
      </div>
    </li>
  );
}

/** Of the last re-grade alone: those before it are undone one after the other. */
function UndoRegrade({ homework, no, name }: { homework: ManagedHomework; no: number; name: string | null }) {
  const t = useTexts('homework/results');
  const undo = useUndoRegrade();
  return (
    <Card className={styles.undo}>
      <p>{name === null ? t('regrade.last', { no }) : t('regrade.last-mark', { no, name })}</p>
      <ChangeButton
        change={undo}
        request={{ homework_id: homework.homework_id }}
        onDone={() => showToast(t('regrade.undone'))}
      >
        <Icon name="undo" size={16} />
        {t('regrade.undo')}
      </ChangeButton>
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
        <Unanswered answer={{ error, refetch }} />
      </Card>
    );
  }
  const list = data.list.filter(({ reasons }) => shown === 'all' || reasons.length > 0);
  return (
    <div className={styles.stack}>
      <ButtonLink to={markingPath(homework.homework_id, paths.homeworkMeasures)} className={styles.way}>
        <Icon name="chart" size={16} />
        {t('measures')}
      </ButtonLink>
      {data.undo_no !== null && <UndoRegrade homework={homework} no={data.undo_no} name={data.undo_name} />}
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
          <ol>
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
