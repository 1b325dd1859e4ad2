import type { CompanyUserStudy } from '@tiku/contract';
import { companyStudyOrders } from '@tiku/contract/limits';
import { Badge, Link, ScrollArea, SelectField, Table } from '@tiku/ui';
import { useList } from '../../../lib/api/list.ts';
import { useFormat } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { companyUserPath } from '../../../lib/navigation/addresses.ts';
import { useSearchParam } from '../../../lib/navigation/navigation.ts';
import { narrowTo, usePaging } from '../../../lib/navigation/paging.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { NoMatch } from '../../../ui/list/list-tools.tsx';
import { PagedList } from '../../../ui/paged-list.tsx';
import { SearchBox } from '../../../ui/search-box.tsx';
import { useFigures } from '../../statistics/statistics.ts';
import type { Range } from '../../statistics/statistics.ts';
import styles from '../company.module.css';

function PeopleTable({ people }: { people: readonly CompanyUserStudy[] }) {
  const t = useTexts('company');
  const format = useFormat();
  const { rate, day } = useFigures();
  return (
    <ScrollArea label={t('study.view-people')}>
      <Table
        columns={[
          t('user.name'),
          t('user.department'),
          t('study.days'),
          t('study.questions'),
          t('study.rate'),
          t('study.time'),
          t('study.last'),
        ]}
      >
        {people.map((person) => (
          <tr key={person.user_id}>
            <th scope="row">
              <Link to={companyUserPath(person.user_id, paths.companyUserStudy)}>{person.name}</Link>{' '}
              {person.has_left && <Badge>{t('user.left')}</Badge>}
            </th>
            <td>{person.department}</td>
            <td>{format.number(person.days_count)}</td>
            <td>{format.number(person.questions_count)}</td>
            <td>{rate(person)}</td>
            <td>{format.duration(person.seconds)}</td>
            <td>{person.last_day ? day(person.last_day) : t('study.never')}</td>
          </tr>
        ))}
      </Table>
    </ScrollArea>
  );
}

/** Who studies, and who falls behind. */
export function PeopleLog({ range }: { range: Range }) {
  const t = useTexts('company');
  const wanted = useSearchParam('order');
  const order = companyStudyOrders.find((each) => each === wanted) ?? 'most';
  const query_string = useSearchParam('q') ?? '';
  const asked = { ...range, query_string, order_by: order };
  const list = useList('GET /ee/company/study/statistics/users', asked, usePaging(20));
  return (
    <>
      <div className={styles.tools}>
        <div className={styles.grow}>
          <SearchBox label={t('users.search')} />
        </div>
        <SelectField
          label={t('study.order')}
          value={order}
          options={companyStudyOrders.map((value) => ({ value, text: t(`study.order-${value}`) }))}
          onChange={(event) => narrowTo({ order: event.target.value })}
        />
      </div>
      <PagedList
        list={list}
        usual={20}
        empty={<NoMatch title={t('users.no-match')} action={t('users.show-all')} params={['q']} />}
      >
        {(people) => <PeopleTable people={people} />}
      </PagedList>
    </>
  );
}
