// Who somebody is: the front door of this feature.
import type { ResponseOf } from '@tiku/contract';
import { accountLimit } from '../../platform/files/storage.ts';
import type { Services } from '../../platform/services/services.ts';
import { countUnreadNotices } from '../notice/notice.ts';
import { selectAccount } from './account.store.ts';
import type { AccountRow } from './account.store.ts';

type Account = ResponseOf<'GET /app/account/info'>['account'];

export { accountCompanies } from './account-companies.ts';
export type { CompanyApplication } from './account-companies.ts';
export type { Contacts } from './contact.store.ts';
export { isVip } from './account.store.ts';
export { selectTimeZone } from './time-zone.ts';

export async function readAccount(
  { db, config }: Pick<Services, 'db' | 'config'>,
  accountId: number,
): Promise<Account> {
  const [row, unread] = await Promise.all([selectAccount(db, accountId), countUnreadNotices(db, accountId)]);
  const account = presentAccount(row, accountLimit(config.storage, row.is_vip), unread);
  return config.variant === 'A' ? account : { ...account, companies: [], is_partner: false };
}

function presentAccount(row: AccountRow, storageLimit: number, unread: number): Account {
  return {
    id: row.id,
    username: row.username,
    name: row.name,
    wx_nickname: row.wx_nickname,
    description: row.description,
    is_partner: row.is_partner,
    is_operator: row.is_operator,
    companies: row.companies,
    hide_exam_rank: row.hide_exam_rank,
    time_zone: row.time_zone ?? 'UTC',
    is_time_zone_chosen: row.is_time_zone_chosen,
    mobile: row.mobile,
    email: row.email,
    vip_until: row.vip_until?.toISOString() ?? null,
    storage_used: row.storage_used,
    storage_limit: storageLimit,
    thumbnail_revision: row.thumbnail_key === null ? 0 : row.thumbnail_revision,
    notice_unread_count: unread,
  };
}
