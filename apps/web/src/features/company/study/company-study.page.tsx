import { Tabs } from '@tiku/ui';
import { download } from '../../../lib/api/api.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { useSearchParam } from '../../../lib/navigation/navigation.ts';
import { narrowTo } from '../../../lib/navigation/paging.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { DownloadButton, RangeTools, useFigures } from '../../statistics/statistics.ts';
import { PeopleLog } from './people-log.tsx';
import { DayLog, DaysLog, ExamsLog, MonthsLog } from './study-logs.tsx';
import { companyViews, downloadView, periodOf } from './study-views.ts';

function Study() {
  const t = useTexts('company');
  const wanted = useSearchParam('view');
  const view = companyViews.find((each) => each === wanted) ?? 'days';
  const { range, quick, type } = periodOf(view, useSearchParam('from'), useSearchParam('to'));
  return (
    <>
      <PageHeading title={t('study.title')} text={t('study.text')}>
        <DownloadButton
          name={`${t('study.title')} – ${t(`study.view-${view}`)} ${range.from} ${range.to}`}
          ask={() => downloadView(view, range)}
        />
      </PageHeading>
      <RangeTools path={paths.companyStudy} range={range} quick={quick} type={type} kept={{ view: wanted }} />
      <Tabs
        label={t('study.title')}
        value={view}
        tabs={companyViews.map((value) => ({ value, text: t(`study.view-${value}`) }))}
        onChoose={(value) => narrowTo({ view: value, q: undefined, order: undefined })}
      >
        {view === 'days' && <DaysLog range={range} />}
        {view === 'months' && <MonthsLog range={range} />}
        {view === 'people' && <PeopleLog range={range} />}
        {view === 'exams' && <ExamsLog range={range} />}
      </Tabs>
    </>
  );
}

function Day({ date }: { date: string }) {
  const t = useTexts('company');
  const { day } = useFigures();
  return (
    <>
      <PageHeading title={t('study.on', { date: Number.isNaN(Date.parse(date)) ? date : day(date) })}>
        <DownloadButton
          name={`${t('study.title')} ${date}`}
          ask={() => download('GET /ee/company/study/statistics/log/details/excel', { date })}
        />
      </PageHeading>
      <DayLog date={date} userId={undefined} />
    </>
  );
}

export function CompanyStudyPage() {
  const date = useSearchParam('date');
  return date === undefined ? <Study /> : <Day date={date} />;
}
