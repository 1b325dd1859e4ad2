import type { CompanyGroup, ResponseOf } from '@tiku/contract';
import { Button, ButtonLink, Card, ErrorState, Facts, Skeleton, Table, showToast, tellFailure } from '@tiku/ui';
import { call } from '../../../lib/api/api.ts';
import { useChange } from '../../../lib/api/change.ts';
import { useCall } from '../../../lib/api/query.ts';
import { useFormat } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { groupPath } from '../../../lib/navigation/addresses.ts';
import { navigate, useSearchParam } from '../../../lib/navigation/navigation.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { readId } from '../../../lib/navigation/read-id.ts';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { useFigures } from '../../statistics/statistics.ts';
import { refreshGroups } from '../company.api.ts';
import styles from '../company.module.css';

type Home = ResponseOf<'GET /ee/company/group/home'>;

/** An administrator who runs the group already goes to its pages; the others are put in charge first. */
function ManageButton({ group }: { group: CompanyGroup }) {
  const t = useTexts('company');
  const { group_id } = group;
  const manage = useChange(() => call('PUT /ee/company/group/manager', { group_id }));
  const open = () => navigate(groupPath(group_id, paths.managedGroup));
  const needsCharge = !group.is_mine || group.has_lost_owner;
  return (
    <Button
      look="primary"
      busy={manage.isPending}
      onClick={() => {
        if (!needsCharge) return open();
        manage.mutate(undefined, {
          onSuccess: () => {
            refreshGroups();
            showToast(t('groups.managed'));
            open();
          },
          onError: tellFailure,
        });
      }}
    >
      {t(needsCharge ? 'groups.manage' : 'groups.open')}
    </Button>
  );
}

function Homework({ homeworks }: Pick<Home, 'homeworks'>) {
  const t = useTexts('company');
  const format = useFormat();
  return (
    <Card>
      <h2>{t('groups.homework-title')}</h2>
      {homeworks.length === 0 ? (
        <p className={styles.muted}>{t('groups.no-homework')}</p>
      ) : (
        <Table columns={[t('groups.homework-name'), t('groups.deadline'), t('groups.done')]}>
          {homeworks.map((homework) => (
            <tr key={homework.homework_id}>
              <th scope="row">{homework.title}</th>
              <td>{format.dateTime(homework.end_time)}</td>
              <td>
                {format.number(homework.done_count)} / {format.number(homework.members_count)}
              </td>
            </tr>
          ))}
        </Table>
      )}
    </Card>
  );
}

export function CompanyGroupHomePage() {
  const t = useTexts('company');
  const format = useFormat();
  const { rate } = useFigures();
  const group_id = readId(useSearchParam('group_id')) ?? 0;
  const { data, error, refetch } = useCall('GET /ee/company/group/home', { group_id });
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton lines={8} />;
  const { group, sum, active_count, homeworks } = data;
  return (
    <>
      <PageHeading title={group.name} {...(group.description && { text: group.description })}>
        <div className={styles.buttons}>
          <ManageButton group={group} />
          <ButtonLink to={groupPath(group_id, paths.companyGroupUsers)}>{t('groups.people')}</ButtonLink>
        </div>
      </PageHeading>
      {group.has_lost_owner && <p className={styles.hint}>{t('groups.lost-owner-hint', { name: group.owner })}</p>}
      <div className={styles.stack}>
        <Card>
          <h2>{t('study.last-30')}</h2>
          <Facts
            facts={[
              {
                name: t('groups.active'),
                value: `${format.number(active_count)} / ${format.number(group.member_count)}`,
              },
              { name: t('study.questions'), value: format.number(sum.questions_count) },
              { name: t('study.rate'), value: rate(sum) },
              { name: t('study.time'), value: format.duration(sum.seconds) },
            ]}
          />
        </Card>
        <Homework homeworks={homeworks} />
      </div>
    </>
  );
}
