import { readId } from '../../../lib/navigation/read-id.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { useSearchParam } from '../../../lib/navigation/navigation.ts';
import { LoadedExam } from '../../exam/exam.ts';
import { PublishDraft } from './publish-draft.tsx';
import { PublishImport } from './publish-import.tsx';
import { Published, isOut } from './published.tsx';

/** The last step of an import, or the first of a draft; once it is taken, the page says so. */
export function PublishExamPage() {
  const t = useTexts('exam-import');
  const importId = readId(useSearchParam('import_id'));
  const isUpgraded = useSearchParam('upgraded') !== undefined;
  if (importId !== undefined) return <PublishImport key={importId} importId={importId} />;
  return (
    <LoadedExam title={t('publish.title')} own>
      {(exam) =>
        isOut(exam) || isUpgraded ? (
          <Published exam={exam} isUpgraded={isUpgraded} />
        ) : (
          <PublishDraft key={exam.id} exam={exam} />
        )
      }
    </LoadedExam>
  );
}
