import type { ExamDetail, LastAnswer } from '@tiku/contract';
import { Button, Icon } from '@tiku/ui';
import { useTexts } from '../../lib/i18n.ts';
import { KeptQuestionCard } from '../question/cards/cards.ts';
import { ReportButton } from '../report/report.ts';
import { TakeButton } from '../take/take.ts';
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

/** Files of an open answer are in its report alone; without a word beside them it would look empty here. */
function showable(last: LastAnswer | null): LastAnswer | null {
  const answer = last?.answer;
  const isWordless = typeof answer === 'object' && answer !== null && 'text' in answer && !answer.text.trim();
  return isWordless ? null : last;
}

export function MarkedQuestionCard({ kind, exam, marked, withMaterial }: MarkedQuestionCardProps) {
  const t = useTexts('question-list');
  const { isBusy, toggleFavorite, toggleMastered, remove } = useMarkActions(kind, exam.id, marked);
  const { question, mark, with_key } = marked;
  const lastAnswer = showable(marked.last_answer);
  const { no } = question;
  const { note, highlights, favorited_at, mastered_at } = mark;
  return (
    <KeptQuestionCard
      question={question}
      withKey={with_key}
      hidesKey={kind === 'wrong'}
      lastAnswer={lastAnswer}
      withMaterial={withMaterial}
      mark={{ note, highlights, isFavorited: favorited_at !== null, isMastered: mastered_at !== null }}
      isBusy={isBusy}
      onFavorite={kind === 'favorited' ? undefined : toggleFavorite}
      onMastered={toggleMastered}
      noteKeeping={{ call: 'POST /online/questions/note', save: (text) => saveNote(exam.id, no, text) }}
      line={<MarkLine type={question.type} mark={mark} withKey={with_key} lastAnswer={lastAnswer} />}
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
