import type { Measures } from '@tiku/contract';
import { ButtonLink, Card, EmptyState, Icon } from '@tiku/ui';
import { useTexts } from '../../lib/i18n.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { CareList } from './care-list.tsx';
import { PaperCard } from './paper-card.tsx';
import { QuestionTable } from './question-table.tsx';
import styles from './measure.module.css';
import type { Way } from './way.ts';

interface TakeAwayProps {
  change: { isPending: boolean; mutate: (request: number, answered: Answered) => void };
  request: number;
  onDone: (file: Blob) => void;
}

interface Answered {
  onSuccess: (file: Blob) => void;
  onError: (error: Error) => void;
}

export function TakeAway(props: TakeAwayProps) {
  const t = useTexts('measure');
  return (
    <ChangeButton {...props}>
      <Icon name="download" size={16} />
      {t('take-away')}
    </ChangeButton>
  );
}

interface MeasuresViewProps {
  measures: Measures;
  way: Way;
  back: { text: string; to: string };
}

/** What papers say of questions: those that need care first, then the paper as a whole, then each question. */
export function MeasuresView({ measures, way, back }: MeasuresViewProps) {
  const t = useTexts('measure');
  if (measures.papers_count === 0) {
    return (
      <Card>
        <EmptyState title={t('empty')} text={t('empty-text')}>
          <ButtonLink to={back.to}>{back.text}</ButtonLink>
        </EmptyState>
      </Card>
    );
  }
  return (
    <div className={styles.stack}>
      <CareList questions={measures.questions} way={way} />
      <PaperCard measures={measures} />
      <QuestionTable questions={measures.questions} way={way} />
    </div>
  );
}
