import type { ExamDetail } from '@tiku/contract';
import { Icon } from '@tiku/ui';
import { useTexts } from '../../lib/i18n.ts';
import { useChange } from '../../lib/api/change.ts';
import { AskingButton } from '../../ui/change-button.tsx';
import styles from './marked-questions.module.css';
import { takeAllOff, useMasteredNoes } from './question-list.api.ts';

/** Mastered questions leave the list of wrong ones: says how many did, and brings them back. */
export function MasteredHint({ exam }: { exam: ExamDetail }) {
  const t = useTexts('question-list');
  const { length: count } = useMasteredNoes(exam.id);
  const change = useChange(() => takeAllOff('mastered', exam.id));
  if (count === 0) return null;
  return (
    <div className={styles.mastered}>
      <Icon name="shield" size={18} />
      <p>{t('mastered.count', { count })}</p>
      <AskingButton
        look="quiet"
        change={change}
        request={undefined}
        question={{
          title: t('mastered.forget-title'),
          text: t('mastered.forget-text', { count }),
          action: t('mastered.forget'),
        }}
        onDone={() => undefined}
      >
        {t('mastered.forget')}
      </AskingButton>
    </div>
  );
}
