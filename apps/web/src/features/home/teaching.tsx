import { useFormat } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { groupPath, homeworkPath } from '../../lib/navigation/addresses.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { HomeCard } from './home-card.tsx';
import { deskPath } from './home-paths.ts';
import { HomeRows } from './home-rows.tsx';
import type { Home } from './home.ts';

type TeachingEntries = NonNullable<Home['teaching']>;

function Applicants({ list }: { list: TeachingEntries['applicants'] }) {
  const t = useTexts('home');
  if (list.length === 0) return null;
  return (
    <HomeCard title={t('approve.title')}>
      <HomeRows
        rows={list.map(({ group_id, name, count }) => ({
          key: group_id,
          to: groupPath(group_id, paths.managedMembers),
          title: name,
          text: t('approve.count', { count }),
          aside: null,
        }))}
      />
    </HomeCard>
  );
}

function ToMark({ list }: { list: TeachingEntries['to_mark'] }) {
  const t = useTexts('home');
  const format = useFormat();
  if (list.length === 0) return null;
  return (
    <HomeCard title={t('mark.title')}>
      <HomeRows
        rows={list.map((homework) => ({
          key: homework.homework_id,
          to: deskPath(homework),
          title: homework.title,
          text: [homework.group.name, t('mark.papers', { count: homework.papers_count })].join(' · '),
          aside: t('mark.since', { date: format.date(homework.oldest_at) }),
        }))}
      />
    </HomeCard>
  );
}

function useRunningText(): (homework: TeachingEntries['running'][number]) => string {
  const t = useTexts('home');
  return ({ group, member_count: members, begun_count, handed_in_count: count }) => {
    const absent = Math.max(0, members - begun_count);
    const handedIn = t('running.handed-in', { count, members });
    return [group.name, handedIn, ...(absent > 0 ? [t('running.absent', { count: absent })] : [])].join(' · ');
  };
}

function Running({ list }: { list: TeachingEntries['running'] }) {
  const t = useTexts('home');
  const format = useFormat();
  const describe = useRunningText();
  if (list.length === 0) return null;
  return (
    <HomeCard title={t('running.title')}>
      <HomeRows
        rows={list.map((homework) => ({
          key: homework.homework_id,
          to: homeworkPath(homework.homework_id, paths.managedHomework),
          title: homework.title,
          text: describe(homework),
          aside: t('running.until', { time: format.dateTime(homework.end_time) }),
        }))}
      />
    </HomeCard>
  );
}

function Ended({ list }: { list: TeachingEntries['ended'] }) {
  const t = useTexts('home');
  const format = useFormat();
  if (list.length === 0) return null;
  return (
    <HomeCard title={t('ended.title')}>
      <HomeRows
        rows={list.map(({ homework_id, title, group, member_count, handed_in_count, end_time }) => ({
          key: homework_id,
          to: homeworkPath(homework_id, paths.managedHomework),
          title,
          text: [group.name, t('ended.missing', { count: member_count - handed_in_count })].join(' · '),
          aside: t('ended.on', { date: format.date(end_time) }),
        }))}
      />
    </HomeCard>
  );
}

/** What the groups that somebody leads ask of them. */
export function Teaching({ teaching }: { teaching: Home['teaching'] }) {
  if (!teaching) return null;
  return (
    <>
      <Applicants list={teaching.applicants} />
      <ToMark list={teaching.to_mark} />
      <Running list={teaching.running} />
      <Ended list={teaching.ended} />
    </>
  );
}
