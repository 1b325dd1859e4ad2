import type { MarkedAnswer } from '@tiku/contract';
import { Button, Card, Icon } from '@tiku/ui';
import { useState } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { GradeChanges } from '../../practice/practice.ts';
import { CorrectDialog } from './correct-dialog.tsx';
import styles from './mark-desk.module.css';
import { useDeskKeys } from './use-desk-keys.ts';

type Paper = MarkedAnswer['papers'][number];

interface CompletedMarksProps {
  homeworkId: number;
  answer: MarkedAnswer;
  full: number;
  isFirst: boolean;
  isLast: boolean;
  nameless: string | null;
  onMove: (step: 1 | -1) => void;
  onKeys: () => void;
  onCorrected: (answerId: number) => void;
}

/** What was given for an answer whose marking is completed: each mark can be corrected, with a reason. */
export function CompletedMarks(props: CompletedMarksProps) {
  const { homeworkId, answer, full, isFirst, isLast, nameless, onMove, onKeys, onCorrected } = props;
  const t = useTexts('homework/mark');
  const format = useFormat();
  const [corrected, setCorrected] = useState<Paper | null>(null);
  const nameOf = (paper: Paper) => nameless ?? paper.name;
  useDeskKeys({ onDigit: () => false, onMove, onComment: () => undefined, onHelp: onKeys });
  return (
    <Card className={styles.form} aria-label={t('mark')}>
      <p className={styles.place}>{t('state.completed')}</p>
      <ul className={styles.given}>
        {answer.papers.map((paper) => (
          <li key={paper.answer_id}>
            <p className={styles.givenScore}>
              {answer.papers.length > 1 && <span>{nameOf(paper)}</span>}
              <strong>
                {paper.m_s === null ? '–' : t('given', { score: format.score(paper.m_s), full: format.score(full) })}
              </strong>
            </p>
            {paper.marker && (
              <p className={styles.givenBy}>
                {paper.marked_at === null
                  ? paper.marker.name
                  : t('given.by', { name: paper.marker.name, date: format.dateTime(paper.marked_at) })}
              </p>
            )}
            {paper.m_c !== '' && <p className={styles.text}>{paper.m_c}</p>}
            <GradeChanges changes={paper.changes} />
            {paper.is_completed && paper.m_s !== null && (
              <Button onClick={() => setCorrected(paper)}>
                <Icon name="pencil" size={16} />
                {t('correct')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div className={styles.moves}>
        <Button onClick={() => onMove(-1)} disabled={isFirst}>
          <Icon name="up" size={16} />
          {t('previous')}
        </Button>
        <Button look="primary" onClick={() => onMove(1)} disabled={isLast}>
          {t('next')}
          <Icon name="down" size={16} />
        </Button>
      </div>
      {corrected && corrected.m_s !== null && (
        <CorrectDialog
          homeworkId={homeworkId}
          no={answer.no}
          answerId={corrected.answer_id}
          name={nameOf(corrected)}
          given={corrected.m_s}
          full={full}
          onCorrected={() => onCorrected(corrected.answer_id)}
          onClose={() => setCorrected(null)}
        />
      )}
    </Card>
  );
}
