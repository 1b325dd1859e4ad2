import { readId } from '../../../lib/navigation/read-id.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { useSearchParam } from '../../../lib/navigation/navigation.ts';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { Beginning } from './beginning.tsx';
import { ImportFrame } from '../import-frame.tsx';
import { useIsForBank } from '../use-is-for-bank.ts';

export function ImportNewExamPage() {
  const t = useTexts('exam-import');
  const isForBank = useIsForBank();
  const importId = readId(useSearchParam('import_id'));
  if (importId !== undefined) return <ImportFrame key={importId} importId={importId} />;
  return (
    <>
      <PageHeading
        title={isForBank ? t('bank.title') : t('new.title')}
        text={isForBank ? t('bank.text') : t('new.text')}
      />
      <Beginning />
    </>
  );
}
