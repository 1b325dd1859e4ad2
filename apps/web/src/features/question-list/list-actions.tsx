import type { ExamDetail } from '@tiku/contract';
import { ButtonLink, Icon, showToast } from '@tiku/ui';
import { useTexts } from '../../lib/i18n.ts';
import { useChange } from '../../lib/api/change.ts';
import { saveFile } from '../../lib/api/save-file.ts';
import { AskingButton, ChangeButton } from '../../ui/change-button.tsx';
import { TakeButton } from '../take/take.ts';
import { listPath } from './lists.ts';
import type { ListKind } from './lists.ts';
import styles from './marked-questions.module.css';
import { PractiseButton } from './practise-button.tsx';
import { exportList, takeAllOff } from './question-list.api.ts';

interface ListActionsProps {
  kind: ListKind;
  exam: ExamDetail;
  total: number;
}

function ExportButton({ kind, exam }: Omit<ListActionsProps, 'total'>) {
  const t = useTexts('question-list');
  const name = `${exam.title} - ${t(`title.${kind}`)}`.replaceAll(/[\\/:*?"<>|]/g, ' ');
  return (
    <ChangeButton
      change={useChange(() => exportList(kind, exam.id))}
      request={undefined}
      onDone={(file) => {
        saveFile(file, `${name}.${file.type.includes('zip') ? 'zip' : 'xlsx'}`);
        showToast(t('export.done'));
      }}
    >
      <Icon name="download" size={18} />
      {t('export')}
    </ChangeButton>
  );
}

function RemoveAll({ kind, exam, total }: ListActionsProps) {
  const t = useTexts('question-list');
  return (
    <AskingButton
      look="quiet"
      change={useChange(() => takeAllOff(kind, exam.id))}
      request={undefined}
      question={{
        title: t(`remove-all.title.${kind}`),
        text: t(`remove-all.text.${kind}`, { count: total }),
        action: t('remove-all'),
      }}
      onDone={() => showToast(t(`removed-all.${kind}`))}
    >
      <Icon name="trash" size={18} />
      {t('remove-all')}
    </AskingButton>
  );
}

/** What can be done with a list as a whole. */
export function ListActions({ kind, exam, total }: ListActionsProps) {
  const t = useTexts('question-list');
  return (
    <div className={styles.tools}>
      <p className={styles.total}>{t(`count.${kind}`, { count: total })}</p>
      <div className={styles.actions}>
        <PractiseButton kind={kind} exam={exam} />
        <TakeButton exam={exam} what={{ list: kind }} />
        <ExportButton kind={kind} exam={exam} />
        <ButtonLink to={`${listPath(kind, exam.id)}&view=print`}>
          <Icon name="exam" size={18} />
          {t('print')}
        </ButtonLink>
        <RemoveAll kind={kind} exam={exam} total={total} />
      </div>
    </div>
  );
}
