import type { ImportView } from '@tiku/contract';
import { Button, Card, Icon, showToast } from '@tiku/ui';
import { useTexts } from '../../../lib/i18n.ts';
import { narrowTo } from '../../../lib/navigation/paging.ts';
import { useConfirmImport } from '../exam-import.api.ts';
import styles from './held-questions.module.css';

/** What contradicts itself is the author's to judge, before anything becomes an exam. */
export function HeldQuestions({ view }: { view: ImportView }) {
  const t = useTexts('exam-import');
  const { mutate, isPending } = useConfirmImport();
  const confirm = () =>
    mutate(view.import_id, {
      onSuccess: () => {
        showToast(t('held.confirmed'));
        document.querySelector<HTMLElement>('main h1')?.focus();
      },
      onError: (error) => showToast(error.message, 'failed'),
    });
  return (
    <Card aria-labelledby="held">
      <div className={styles.title}>
        <Icon name="flag" />
        <h2 id="held">{t('held.title')}</h2>
      </div>
      <p className={styles.text}>{t('held.text')}</p>
      <div className={styles.buttons}>
        <Button look="primary" busy={isPending} onClick={confirm}>
          {t('held.confirm')}
        </Button>
        <Button onClick={() => narrowTo({ tab: 'doubtful' })}>{t('held.show')}</Button>
      </div>
    </Card>
  );
}
