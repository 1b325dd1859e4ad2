import type { CompanyEntry, Variant } from '@tiku/contract';
import { reviewStatus } from '@tiku/contract/limits';
import type { MenuEntry } from '@tiku/ui';
import type { TFunction } from 'i18next';
import { firstCompanyPath } from '../../lib/navigation/addresses.ts';
import { paths } from '../../lib/navigation/paths.ts';
import type { Session } from '../../lib/session.ts';

interface Situation {
  session: Pick<Session, 'user' | 'companyId'>;
  variant: Variant;
  canOpen: (path: string) => boolean;
  t: TFunction;
  onPersonal: () => void;
  onCompany: (company: CompanyEntry) => void;
  onSignOut: () => void;
}

/** The same words in every language, as specified. */
const underReview = '(审核中)';

function companyName({ name, review_status }: CompanyEntry): string {
  return review_status === reviewStatus.approved ? name : `${name}${underReview}`;
}

/** The account menu: whose account, then where to go, then out. */
export function accountEntries({ session, variant, canOpen, t, ...on }: Situation): MenuEntry[] {
  const { user, companyId } = session;
  const companies = variant === 'A' ? (user?.companies ?? []) : [];
  const application = companies.length === 0 ? paths.companyHome : firstCompanyPath;

  const accounts: MenuEntry[] = [
    { text: t('account.personal'), icon: 'user', checked: companyId === null, onSelect: on.onPersonal },
    ...companies.map((company): MenuEntry => ({
      text: companyName(company),
      icon: 'company',
      checked: company.id === companyId,
      onSelect: () => on.onCompany(company),
    })),
  ];
  const places: MenuEntry[] = [
    { text: t('account.apply-company'), icon: 'plus', to: application },
    { text: t('account.settings'), icon: 'sliders', to: paths.accountInfo },
    { text: t('account.published-exams'), icon: 'exam', to: paths.publishedExams },
  ];
  const [firstPlace, ...otherPlaces] = places.filter(({ to }) => to && canOpen(to.split('?', 1)[0] ?? to));
  return [
    ...accounts,
    ...(firstPlace ? [{ ...firstPlace, startsGroup: true }, ...otherPlaces] : []),
    { text: t('account.logout'), icon: 'logout', onSelect: on.onSignOut, startsGroup: true },
  ];
}
