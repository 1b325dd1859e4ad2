import type { CompanyEntry } from '@tiku/contract';
import type { TFunction } from 'i18next';
import { describe, expect, it } from 'vitest';
import { accountEntries } from './account-entries.ts';

const approved: CompanyEntry = { id: 7, name: 'Bluebird', review_status: 2, is_admin: true, is_super_admin: true };
const reviewing: CompanyEntry = { id: 8, name: '北风', review_status: 1, is_admin: true, is_super_admin: true };
const t = ((key: string) => key) as unknown as TFunction;

function entries(
  companies: CompanyEntry[],
  about: {
    companyId?: number;
    variant?: 'A' | 'B';
    missing?: string[];
    onCompany?: (company: CompanyEntry) => void;
  } = {},
) {
  const user = {
    user_id: 1,
    user_name: 'demo',
    name: '',
    wx_nickname: '',
    is_partner: false,
    is_operator: false,
    companies,
    thumbnail_revision: 0,
  };
  return accountEntries({
    session: { user, companyId: about.companyId ?? null },
    variant: about.variant ?? 'A',
    canOpen: (path) => !about.missing?.includes(path),
    t,
    onPersonal: () => {},
    onCompany: about.onCompany ?? (() => {}),
    onSignOut: () => {},
  });
}

const texts = (list: { text: string }[]) => list.map(({ text }) => text);

describe('the account menu', () => {
  it('offers every account, and says which is in force and which is under review', () => {
    const list = entries([approved, reviewing], { companyId: 7 });
    expect(texts(list).slice(0, 3)).toEqual(['account.personal', 'Bluebird', '北风(审核中)']);
    expect(list.slice(0, 3).map(({ checked }) => checked)).toEqual([false, true, false]);
  });

  it('hands over the company that was chosen', () => {
    let chosen: CompanyEntry | null = null;
    entries([approved, reviewing], { onCompany: (company) => (chosen = company) })[2]?.onSelect?.();
    expect(chosen).toBe(reviewing);
  });

  it('leads to the application: the offer for somebody without a company, else the first application', () => {
    expect(entries([]).map(({ to }) => to)).toContain('/company-home');
    expect(entries([reviewing]).map(({ to }) => to)).toContain('/company/info?is_first=true');
  });

  it('knows no companies in variant B', () => {
    const list = entries([approved], { variant: 'B', missing: ['/company-home', '/company/info'] });
    expect(texts(list)).toEqual(['account.personal', 'account.settings', 'account.published-exams', 'account.logout']);
  });

  it('leaves out pages that cannot be opened', () => {
    expect(texts(entries([], { missing: ['/exam/my-published-exams'] }))).not.toContain('account.published-exams');
  });
});
