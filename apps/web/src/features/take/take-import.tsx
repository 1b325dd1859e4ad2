import { Icon, showToast } from '@tiku/ui';
import { useTexts } from '../../lib/i18n.ts';
import { navigate } from '../../lib/navigation/navigation.ts';
import { bankQuestionsPath } from '../../lib/navigation/addresses.ts';
import { usePersonal } from '../../lib/session.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { useTakeImport } from './take.api.ts';

interface TakeImportProps {
  importId: number;
  look: 'primary' | 'secondary';
}

/** What a file holds, into the bank instead of an exam. */
export function TakeImport({ importId, look }: TakeImportProps) {
  const t = useTexts('take');
  const take = useTakeImport();
  const isPersonal = usePersonal();
  if (!isPersonal) return null;
  return (
    <ChangeButton
      look={look}
      size="large"
      change={take}
      request={{ import_id: importId }}
      onDone={({ added_count: added, known_count: known }) => {
        showToast(known === 0 ? t('added', { count: added }) : t('some', { added, known }));
        navigate(bankQuestionsPath({}));
      }}
    >
      <Icon name="bookmark" size={18} />
      {t('take')}
    </ChangeButton>
  );
}
