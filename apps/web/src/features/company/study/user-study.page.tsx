import { ButtonLink, Tabs } from '@tiku/ui';
import { download } from '../../../lib/api/api.ts';
import { useCall } from '../../../lib/api/query.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { companyUserPath } from '../../../lib/navigation/addresses.ts';
import { useSearchParam } from '../../../lib/navigation/navigation.ts';
import { narrowTo } from '../../../lib/navigation/paging.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { readId } from '../../../lib/navigation/read-id.ts';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { DownloadButton, RangeTools, useFigures } from '../../statistics/statistics.ts';
import styles from '../company.module.css';
import { DayLog, DaysLog, ExamsLog, MonthsLog } from './study-logs.tsx';
import { downloadView, periodOf, userViews } from './study-views.ts';

/** What one of the people studied. */
export function CompanyUserStudyPage() {
  const t = useTexts('company');
  const { day } = useFigures();
  const user_id = readId(useSearchParam('user_id')) ?? 0;
  const date = useSearchParam('date');
  const wanted = useSearchParam('view');
  const view = userViews.find((each) => each === wanted) ?? 'days';
  const { range, quick, type } = periodOf(view, useSearchParam('from'), useSearchParam('to'));
  const name = useCall('GET /ee/company/user', { id: user_id }).data?.user.name ?? '';
  const title = date === undefined ? t('study.of', { name }) : t('study.of-on', { name, date: day(date) });
  return (
    <>
      <PageHeading title={title}>
        <div className={styles.buttons}>
          <ButtonLink to={companyUserPath(user_id)}>{t('users.home')}</ButtonLink>
          <DownloadButton
            name={date === undefined ? `${name} – ${t(`study.view-${view}`)} ${range.from} ${range.to}` : title}
            ask={() =>
              date === undefined
                ? downloadView(view, range, { user_id })
                : download('GET /ee/company/study/statistics/log/details/excel', { date, user_id })
            }
          />
        </div>
      </PageHeading>
      {date === undefined ? (
        <>
          <RangeTools
            path={paths.companyUserStudy}
            range={range}
            quick={quick}
            type={type}
            kept={{ user_id, view: wanted }}
          />
          <Tabs
            label={title}
            value={view}
            tabs={userViews.map((value) => ({ value, text: t(`study.view-${value}`) }))}
            onChoose={(value) => narrowTo({ view: value })}
          >
            {view === 'days' && <DaysLog range={range} userId={user_id} />}
            {view === 'months' && <MonthsLog range={range} userId={user_id} />}
            {view === 'exams' && <ExamsLog range={range} userId={user_id} />}
          </Tabs>
        </>
      ) : (
        <DayLog date={date} userId={user_id} />
      )}
    </>
  );
}
