import { Badge, ButtonLink, Card, ErrorState, Facts, Link, Skeleton } from '@tiku/ui';
import { useCall } from '../../../lib/api/query.ts';
import { useFormat } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { companyUserPath, groupPath } from '../../../lib/navigation/addresses.ts';
import { useSearchParam } from '../../../lib/navigation/navigation.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { readId } from '../../../lib/navigation/read-id.ts';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { useFigures } from '../../statistics/statistics.ts';
import styles from '../company.module.css';
import { lastDay } from '../last-day.ts';

/** One of the people at a glance. */
export function CompanyUserHomePage() {
  const t = useTexts('company');
  const format = useFormat();
  const { rate, day } = useFigures();
  const user_id = readId(useSearchParam('user_id')) ?? 0;
  const { data, error, refetch } = useCall('GET /ee/company/user/home', { user_id });
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton lines={8} />;
  const { user, study, groups, exams } = data;
  return (
    <>
      <PageHeading title={user.name}>
        <div className={styles.buttons}>
          <ButtonLink to={companyUserPath(user_id, paths.companyUserStudy)} look="primary">
            {t('users.study')}
          </ButtonLink>
          {user.state !== 'left' && (
            <ButtonLink to={companyUserPath(user_id, paths.companyUpdateUser)}>{t('users.edit')}</ButtonLink>
          )}
        </div>
      </PageHeading>
      <div className={styles.stack}>
        <Card>
          <Facts
            facts={[
              { name: t('user.state'), value: <Badge>{t(`state.${user.state}`)}</Badge> },
              { name: t('user.job-id'), value: user.job_id || '–' },
              { name: t('user.department'), value: user.department || '–' },
              { name: t('user.job-title'), value: user.job_title || '–' },
              { name: t('user.mobile'), value: user.mobile || '–' },
              { name: t('user.email'), value: user.emailaddress || '–' },
              ...(user.expiration
                ? [{ name: t('user.expiration'), value: format.date(lastDay(user.expiration)) }]
                : []),
            ]}
          />
        </Card>
        <Card>
          <h2>{t('study.last-30')}</h2>
          {study ? (
            <Facts
              facts={[
                { name: t('study.days'), value: format.number(study.days_count) },
                { name: t('study.questions'), value: format.number(study.questions_count) },
                { name: t('study.rate'), value: rate(study) },
                { name: t('study.time'), value: format.duration(study.seconds) },
                { name: t('study.last'), value: study.last_day ? day(study.last_day) : t('study.never') },
              ]}
            />
          ) : (
            <p className={styles.muted}>{t('study.none-yet')}</p>
          )}
        </Card>
        <Card>
          <h2>{t('groups.tab')}</h2>
          {groups.length === 0 && <p className={styles.muted}>{t('users.no-groups')}</p>}
          <ul className={styles.rows}>
            {groups.map(({ group_id, name, role }) => (
              <li key={group_id} className={styles.row}>
                <Link to={groupPath(group_id, paths.companyGroupHome)}>{name}</Link>
                <span className={styles.muted}>{t(`role.${role}`)}</span>
              </li>
            ))}
          </ul>
        </Card>
        {exams.length > 0 && (
          <Card>
            <h2>{t('study.view-exams')}</h2>
            <ul className={styles.rows}>
              {exams.map((exam) => (
                <li key={exam.exam_id} className={styles.row}>
                  <span className={styles.person}>{exam.title}</span>
                  <span className={styles.muted}>
                    {rate(exam)} · {format.duration(exam.seconds)}
                  </span>
                </li>
              ))}
            </ul>
          </Card>
        )}
      </div>
    </>
  );
}
