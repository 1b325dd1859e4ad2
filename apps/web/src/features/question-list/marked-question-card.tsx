import type { ExamDetail } from '@tiku/contract';
import { Button, Icon } from '@tiku/ui';
import { useTexts } from '../../lib/i18n.ts';
import { TakeButton } from '../bank/bank.ts';
import { ReportButton } from '../report/report.ts';
import { KeptQuestionCard } from './kept-question-card.tsx';
import type { ListKind } from './lists.ts';
import { MarkLine } from './mark-line.tsx';
import { saveNote } from './question-list.api.ts';
import type { MarkedQuestion } from './question-list.api.ts';
import { useMarkActions } from './use-mark-actions.ts';

interface MarkedQuestionCardProps {
  kind: ListKind;
  exam: ExamDetail;
  marked: MarkedQuestion;
  withMaterial: boolean;
}

export function MarkedQuestionCard({ kind, exam, marked, withMaterial }: MarkedQuestionCardProps) {
  const t = useTexts('question-list');
  const { isBusy, toggleFavorite, toggleMastered, remove } = useMarkActions(kind, exam.id, marked);
  const { question, mark, with_key } = marked;
  const { no } = question;
  const { note, highlights, favorited_at, mastered_at } = mark;
  return (
    <KeptQuestionCard
      question={question}
      withKey={with_key}
      hidesKey={kind === 'wrong'}
      withMaterial={withMaterial}
      mark={{ note, highlights, isFavorited: favorited_at !== null, isMastered: mastered_at !== null }}
      isBusy={isBusy}
      onFavorite={kind === 'favorited' ? undefined : toggleFavorite}
      onMastered={toggleMastered}
      saveNote={(text) => saveNote(exam.id, no, text)}
      line={<MarkLine mark={mark} withKey={with_key} />}
    >
      <TakeButton look="quiet" exam={exam} what={{ noes: [no] }} />
      {!exam.is_mine && <ReportButton examId={exam.id} no={no} />}
      <Button look="quiet" aria-label={t('named', { action: t(`remove.${kind}`), no })} busy={isBusy} onClick={remove}>
        <Icon name="trash" size={18} />
        {t(`remove.${kind}`)}
      </Button>
    </KeptQuestionCard>
  );
}
