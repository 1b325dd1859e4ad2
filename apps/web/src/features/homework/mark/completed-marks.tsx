import type { MarkedAnswer } from '@tiku/contract';
import { Button, Card, Icon } from '@tiku/ui';
import { useState } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { GradeChanges } from '../../practice/practice.ts';
import { CorrectDialog } from './correct-dialog.tsx';
import styles from './mark-desk.module.css';

type Paper = MarkedAnswer['papers'][number];

interface CompletedMarksProps {
  homeworkId: number;
  answer: MarkedAnswer;
  full: number;
  place: { at: number; total: number };
  isHidden: boolean;
  onMove: (step: 1 | -1) => void;
}

/** What was given for an answer whose marking is completed: each mark can be corrected, with a reason. */
export function CompletedMarks({ homeworkId, answer, full, place, isHidden, onMove }: CompletedMarksProps) {
  const t = useTexts('homework/mark');
  const format = useFormat();
  const [corrected, setCorrected] = useState<Paper | null>(null);
  const nameOf = (paper: Paper) => (isHidden ? t('paper', { number: place.at }) : paper.name);
  return (
    <Card className={styles.form} aria-label={t('mark')}>
      <p className={styles.place}>
        {t('place', { at: format.number(place.at), total: format.number(place.total) })}
        <span>{t('state.completed')}</span>
      </p>
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
        <Button onClick={() => onMove(-1)} disabled={place.at === 1}>
          <Icon name="up" size={16} />
          {t('previous')}
        </Button>
        <Button look="primary" onClick={() => onMove(1)} disabled={place.at === place.total}>
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
          onClose={() => setCorrected(null)}
        />
      )}
    </Card>
  );
}
