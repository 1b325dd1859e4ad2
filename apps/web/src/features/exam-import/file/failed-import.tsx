import { Button, Card, EmptyState, Link } from '@tiku/ui';
import { examPath } from '../../../lib/navigation/addresses.ts';
import { helpPath, paths } from '../../../lib/navigation/paths.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { navigate } from '../../../lib/navigation/navigation.ts';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { useGiveUp } from '../exam-import.api.ts';
import { useWayOut } from '../use-is-for-bank.ts';

interface FailedImportProps {
  importId: number;
  examId: number | undefined;
  reason: string;
}

export function FailedImport({ importId, examId, reason }: FailedImportProps) {
  const t = useTexts('exam-import');
  const giveUp = useGiveUp();
  const begin = useWayOut(examId === undefined ? paths.importNewExam : examPath(examId, paths.importUpgrade));

  // Whether or not the server forgets it at once: the next file is what counts.
  function chooseAnother(): void {
    giveUp.mutate({ import_id: importId }, { onSettled: () => navigate(begin) });
  }

  return (
    <>
      <PageHeading title={t('failed.title')} />
      <Card>
        <div role="alert">
          <EmptyState drawing="lost" title={reason} text={t('failed.text')}>
            <Button look="primary" busy={giveUp.isPending} onClick={chooseAnother}>
              {t('file.another')}
            </Button>
          </EmptyState>
        </div>
        <p>
          <Link to={helpPath('maketest_overview')}>{t('understood.more')}</Link>
        </p>
      </Card>
    </>
  );
}
