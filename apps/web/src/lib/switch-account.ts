import type { CompanyEntry } from '@tiku/contract';
import { reviewStatus } from '@tiku/contract/limits';
import { firstCompanyPath } from './navigation/addresses.ts';
import { paths } from './navigation/paths.ts';
import { session } from './session.ts';

// Pages are loaded anew on purpose: an answer still on its way must not land in the other account.

export function switchToPersonal(): void {
  session.update({ companyId: null });
  window.location.assign(paths.home);
}

/** To see the same page as a company, or as oneself. */
export function switchHere(companyId: number | null): void {
  session.update({ companyId });
  window.location.reload();
}

export function switchToCompany(company: CompanyEntry): void {
  const approved = company.review_status === reviewStatus.approved;
  session.update({ companyId: approved ? company.id : null });
  window.location.assign(approved ? paths.home : firstCompanyPath);
}
