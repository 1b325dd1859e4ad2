import { useFormat } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { groupPath } from '../../lib/navigation/addresses.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { HomeCard } from './home-card.tsx';
import { HomeRows } from './home-rows.tsx';
import type { Home } from './home.ts';

/** What the groups have posted and one has not read. */
export function News({ list }: { list: Home['news'] }) {
  const t = useTexts('home');
  const format = useFormat();
  if (list.length === 0) return null;
  return (
    <HomeCard title={t('news.title')}>
      <HomeRows
        rows={list.map(({ notice_id, group, title, created_at }) => ({
          key: notice_id,
          to: groupPath(group.group_id, paths.joinedNotices),
          title,
          text: group.name,
          aside: <time dateTime={created_at}>{format.date(created_at)}</time>,
        }))}
      />
    </HomeCard>
  );
}
