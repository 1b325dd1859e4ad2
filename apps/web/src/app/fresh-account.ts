import { useEffect } from 'react';
import { paths } from '../lib/navigation/paths.ts';
import { tellTimeZone, useAccount } from '../features/account/account.api.ts';
import { session } from '../lib/session.ts';

/** What the browser remembers of the account may be days old: reviews pass, people join and leave companies. */
export function useFreshAccount(): void {
  const { data } = useAccount();
  useEffect(() => {
    if (!data) return;
    const { companyId } = session.getState();
    session.updateAccount(data.account);
    tellTimeZone(data.account);
    // The company is no longer theirs to act for, and neither is what this page shows of it.
    if (companyId !== session.getState().companyId) window.location.assign(paths.home);
  }, [data]);
}
