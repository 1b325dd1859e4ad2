import { reviewStatus } from '@tiku/contract/limits';
import { ConfirmDialog } from '@tiku/ui/confirm-dialog';
import { useState } from 'react';
import { useConfig } from '../lib/config.ts';
import { useTexts } from '../lib/i18n.ts';
import { useSearchParam } from '../lib/navigation/navigation.ts';
import { readId } from '../lib/navigation/read-id.ts';
import { useSession } from '../lib/session.ts';
import { switchHere } from '../lib/switch-account.ts';

/** A link that names another account than the one acted for: what it leads to is found over there. */
export function LinkContext() {
  const t = useTexts('app');
  const { variant } = useConfig();
  const wanted = readId(useSearchParam('company_id'));
  const companies = useSession((state) => state.user?.companies);
  const current = useSession((state) => state.companyId);
  const [declined, setDeclined] = useState<number | null>(null);
  const company = companies?.find(({ id, review_status }) => id === wanted && review_status === reviewStatus.approved);
  if (variant !== 'A' || !company || company.id === current || company.id === declined) return null;
  return (
    <ConfirmDialog
      title={t('link.title', { company: company.name })}
      text={t('link.text', { company: company.name })}
      action={t('link.switch')}
      busy={false}
      onConfirm={() => switchHere(company.id)}
      onClose={() => setDeclined(company.id)}
    />
  );
}
