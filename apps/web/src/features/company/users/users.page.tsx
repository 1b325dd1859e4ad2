import { companyUserStates } from '@tiku/contract/limits';
import { ButtonLink, SelectField } from '@tiku/ui';
import { download } from '../../../lib/api/api.ts';
import { useList } from '../../../lib/api/list.ts';
import { useCall } from '../../../lib/api/query.ts';
import { useFormat } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { useSearchParam } from '../../../lib/navigation/navigation.ts';
import { narrowTo, usePaging } from '../../../lib/navigation/paging.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { NoMatch } from '../../../ui/list/list-tools.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { PagedList } from '../../../ui/paged-list.tsx';
import { SearchBox } from '../../../ui/search-box.tsx';
import { DownloadButton } from '../../statistics/statistics.ts';
import styles from '../company.module.css';
import { UserRows } from './user-rows.tsx';

function useFilters() {
  const state = useSearchParam('state');
  const department = useSearchParam('department');
  return {
    query_string: useSearchParam('q') ?? '',
    ...(department !== undefined && { department }),
    ...(state !== undefined && { state: companyUserStates.find((each) => each === state) }),
  };
}

/** Departments as somebody wrote them, and the states there are. */
function FilterTools() {
  const t = useTexts('company');
  const departments = useCall('GET /ee/company/departments', {}).data?.list ?? [];
  return (
    <div className={styles.tools}>
      <div className={styles.grow}>
        <SearchBox label={t('users.search')} />
      </div>
      <SelectField
        label={t('user.department')}
        value={useSearchParam('department') ?? ''}
        options={[{ value: '', text: t('users.all') }, ...departments.map((value) => ({ value, text: value }))]}
        onChange={(event) => narrowTo({ department: event.target.value || undefined })}
      />
      <SelectField
        label={t('user.state')}
        value={useSearchParam('state') ?? ''}
        options={[
          { value: '', text: t('users.all') },
          ...companyUserStates.map((value) => ({ value, text: t(`state.${value}`) })),
        ]}
        onChange={(event) => narrowTo({ state: event.target.value || undefined })}
      />
    </div>
  );
}

export function CompanyUsersPage() {
  const t = useTexts('company');
  const format = useFormat();
  const filters = useFilters();
  const list = useList('POST /ee/company/users', filters, usePaging(20));
  const company = useCall('GET /ee/company/info', {}).data?.company;
  const seats = company && {
    text: t('seats-used', { used: format.number(company.user_count), limit: format.number(company.member_limit) }),
  };
  return (
    <>
      <PageHeading title={t('users.title')} {...seats}>
        <div className={styles.buttons}>
          <ButtonLink to={paths.companyAddUser} look="primary">
            {t('users.add')}
          </ButtonLink>
          <ButtonLink to={paths.companyImportUsers}>{t('users.import')}</ButtonLink>
          <DownloadButton
            name={t('users.title')}
            ask={() => download('POST /ee/company/users/excel/export', { ...filters })}
          />
        </div>
      </PageHeading>
      <FilterTools />
      <PagedList
        list={list}
        usual={20}
        empty={
          <NoMatch title={t('users.no-match')} action={t('users.show-all')} params={['q', 'department', 'state']} />
        }
      >
        {(users) => <UserRows users={users} />}
      </PagedList>
    </>
  );
}
