import type { ImportView } from '@tiku/contract';
import { ButtonLink, Card, EmptyState } from '@tiku/ui';
import { paths } from '../../lib/navigation/paths.ts';
import { useTexts } from '../../lib/i18n.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Unanswered } from '../../ui/unloaded.tsx';
import { useImport } from './exam-import.api.ts';
import { FailedImport } from './file/failed-import.tsx';
import { ImportResult } from './result/import-result.tsx';
import { KeptImport } from './publish/kept-import.tsx';
import { WaitingImport } from './file/waiting-import.tsx';

function Standing({ view, examId }: { view: ImportView; examId: number | undefined }) {
  const { status, import_id, message = '' } = view;
  if (status === 'processing') return <WaitingImport view={view} />;
  if (status === 'failed') return <FailedImport importId={import_id} examId={examId} reason={message} />;
  if (status === 'kept') return <KeptImport view={view} />;
  return <ImportResult view={view} examId={examId} />;
}

/** An import in any state. */
export function ImportFrame({ importId, examId }: { importId: number; examId?: number }) {
  const t = useTexts('exam-import');
  const { data: view, error, isMissing, fault, refetch } = useImport(importId);
  if (fault !== null) return <FailedImport importId={importId} examId={examId} reason={fault} />;
  if (view) return <Standing view={view} examId={examId} />;
  return (
    <>
      <PageHeading title={t('result.title')} />
      <Card>
        {isMissing && (
          <EmptyState drawing="lost" title={t('missing.title')} text={t('missing.text')}>
            <ButtonLink look="primary" to={paths.importNewExam}>
              {t('file.another')}
            </ButtonLink>
          </EmptyState>
        )}
        {!isMissing && <Unanswered answer={{ error, refetch }} />}
      </Card>
    </>
  );
}
