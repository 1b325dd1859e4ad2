import { limits } from '@tiku/contract/limits';
import { readId } from '../../../lib/navigation/read-id.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { useSearchParam } from '../../../lib/navigation/navigation.ts';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { LoadedExam } from '../../exam/exam.ts';
import { Beginning } from './beginning.tsx';
import { ImportFrame } from '../import-frame.tsx';

export function ImportUpgradeExamPage() {
  const t = useTexts('exam-import');
  const importId = readId(useSearchParam('import_id'));
  return (
    <LoadedExam title={t('upgrade.title')} own>
      {(exam) =>
        importId === undefined ? (
          <>
            <PageHeading
              title={t('upgrade.title-named', { title: exam.title })}
              text={t('upgrade.text', { days: limits.recoverDays })}
            />
            <Beginning examId={exam.id} />
          </>
        ) : (
          <ImportFrame key={importId} importId={importId} examId={exam.id} />
        )
      }
    </LoadedExam>
  );
}
