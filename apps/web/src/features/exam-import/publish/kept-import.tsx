import type { ImportView } from '@tiku/contract';
import { ButtonLink, Card, EmptyState } from '@tiku/ui';
import { examPath } from '../../../lib/navigation/addresses.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { nameOfSource } from '../../../lib/pasted-text.ts';
import { PageHeading } from '../../../ui/page-heading.tsx';

/** Somebody came back to an import that is an exam by now. */
export function KeptImport({ view }: { view: ImportView }) {
  const t = useTexts('exam-import');
  return (
    <>
      <PageHeading title={t('kept.title')} text={nameOfSource(view.file_name)} />
      <Card>
        <EmptyState drawing="done" title={t('kept.text')}>
          {view.exam_id !== null && (
            <ButtonLink look="primary" to={examPath(view.exam_id)}>
              {t('to-exam')}
            </ButtonLink>
          )}
          <ButtonLink to={paths.importNewExam}>{t('file.another')}</ButtonLink>
        </EmptyState>
      </Card>
    </>
  );
}
