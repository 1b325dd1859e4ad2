import type { BankQuestion } from '@tiku/contract';
import { ButtonLink, Icon, MenuButton } from '@tiku/ui';
import type { MenuEntry } from '@tiku/ui';
import { useTexts } from '../../../lib/i18n.ts';
import { editBankQuestionPath } from '../../../lib/navigation/addresses.ts';
import { KeptQuestionCard } from '../../question/cards/cards.ts';
import { ChooseQuestion } from '../../take/take.ts';
import { saveNote } from '../bank.api.ts';
import styles from './bank-questions.module.css';
import { KeptLine } from './kept-line.tsx';
import { useQuestionActions } from './use-question-actions.ts';

interface BankQuestionCardProps {
  question: BankQuestion;
  withMaterial: boolean;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

/** With what was made of it, and where it came from. */
export function BankQuestionCard({ question, withMaterial, isChosen, onChoose }: BankQuestionCardProps) {
  const t = useTexts('bank');
  const { isBusy, toggleFavorite, toggleMastered, remove, takeOver } = useQuestionActions(question);
  const { question_id: no, note, highlights, favorited, mastered, with_key } = question;
  const entries: (MenuEntry | false)[] = [
    question.source?.has_newer === true && { text: t('newer.take'), icon: 'reload', onSelect: takeOver },
    { text: t('delete'), icon: 'trash', onSelect: remove },
  ];
  return (
    <KeptQuestionCard
      question={question}
      withKey={with_key}
      withMaterial={withMaterial}
      mark={{ note, highlights, isFavorited: favorited, isMastered: mastered }}
      isBusy={isBusy}
      onFavorite={toggleFavorite}
      onMastered={toggleMastered}
      noteKeeping={{ call: 'POST /user_qdb/question/note', save: (text) => saveNote(no, text) }}
      line={<KeptLine question={question} onTakeOver={takeOver} />}
      before={
        <>
          <ChooseQuestion no={no} isChosen={isChosen} onChoose={onChoose} />
          {with_key && (
            <ButtonLink look="quiet" to={editBankQuestionPath(no)} aria-label={t('named', { action: t('edit'), no })}>
              <Icon name="exam" size={18} />
              {t('edit')}
            </ButtonLink>
          )}
        </>
      }
    >
      <div className={styles.more}>
        <MenuButton label={t('actions', { no })} entries={entries.filter((entry) => entry !== false)}>
          <Icon name="more" />
        </MenuButton>
      </div>
    </KeptQuestionCard>
  );
}
