import { Button, Icon, showToast } from '@tiku/ui';
import { useTexts } from '../../lib/i18n.ts';
import { navigate } from '../../lib/navigation/navigation.ts';
import { bankQuestionsPath } from '../../lib/navigation/addresses.ts';
import { usePersonal } from '../../lib/session.ts';
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
    <Button
      look={look}
      size="large"
      busy={take.isPending}
      onClick={() =>
        take.mutate(
          { import_id: importId },
          {
            onSuccess: ({ added_count: added, known_count: known }) => {
              showToast(known === 0 ? t('added', { count: added }) : t('some', { added, known }));
              navigate(bankQuestionsPath({}));
            },
            onError: (error) => showToast(error.message, 'failed'),
          },
        )
      }
    >
      <Icon name="bookmark" size={18} />
      {t('take')}
    </Button>
  );
}
