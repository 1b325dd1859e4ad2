import type { ImportView } from '@tiku/contract';
import { Button, Card, Icon } from '@tiku/ui';
import { useTexts } from '../../../lib/i18n.ts';
import { narrowTo } from '../../../lib/navigation/paging.ts';
import { ChangeButton } from '../../../ui/change-button.tsx';
import { useConfirmImport } from '../exam-import.api.ts';
import styles from './held-questions.module.css';
import { useStepToast } from './steps/use-steps.ts';

/** What contradicts itself is the author's to judge, before anything becomes an exam. */
export function HeldQuestions({ view }: { view: ImportView }) {
  const t = useTexts('exam-import');
  const tell = useStepToast();
  return (
    <Card aria-labelledby="held">
      <div className={styles.title}>
        <Icon name="flag" />
        <h2 id="held">{t('held.title')}</h2>
      </div>
      <p className={styles.text}>{t('held.text')}</p>
      <div className={styles.buttons}>
        <ChangeButton
          look="primary"
          change={useConfirmImport()}
          request={{ import_id: view.import_id }}
          onDone={({ import: after }) => {
            tell(t('held.confirmed'), after);
            document.querySelector<HTMLElement>('main h1')?.focus();
          }}
        >
          {t('held.confirm')}
        </ChangeButton>
        <Button onClick={() => narrowTo({ tab: 'doubtful' })}>{t('held.show')}</Button>
      </div>
    </Card>
  );
}
