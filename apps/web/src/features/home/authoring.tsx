import { useFormat } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { importPath } from '../../lib/navigation/addresses.ts';
import { HomeCard } from './home-card.tsx';
import { reportsPath } from './home-paths.ts';
import { HomeRows } from './home-rows.tsx';
import type { Home } from './home.ts';

type AuthoringEntries = NonNullable<Home['authoring']>;

function Reports({ list }: { list: AuthoringEntries['reports'] }) {
  const t = useTexts('home');
  const format = useFormat();
  if (list.length === 0) return null;
  return (
    <HomeCard title={t('reports.title')}>
      <HomeRows
        rows={list.map(({ exam_id, title, count, oldest_at }) => ({
          key: exam_id,
          to: reportsPath(exam_id),
          title,
          text: t('reports.count', { count }),
          aside: t('mark.since', { date: format.date(oldest_at) }),
        }))}
      />
    </HomeCard>
  );
}

function Imports({ list }: { list: AuthoringEntries['imports'] }) {
  const t = useTexts('home');
  const format = useFormat();
  if (list.length === 0) return null;
  return (
    <HomeCard title={t('import.title')}>
      <HomeRows
        rows={list.map(({ import_id, exam_id, file_name, status, created_at }) => ({
          key: import_id,
          to: importPath(import_id, exam_id),
          title: file_name,
          text: t(`import.${status}`),
          aside: <time dateTime={created_at}>{format.date(created_at)}</time>,
        }))}
      />
    </HomeCard>
  );
}

/** What waits for somebody who makes exams. */
export function Authoring({ authoring }: { authoring: Home['authoring'] }) {
  if (!authoring) return null;
  return (
    <>
      <Reports list={authoring.reports} />
      <Imports list={authoring.imports} />
    </>
  );
}
