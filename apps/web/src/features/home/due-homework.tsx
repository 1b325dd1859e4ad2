import { completions, homeworkTime } from '@tiku/contract/limits';
import { useFormat } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { homeworkPath } from '../../lib/navigation/addresses.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { HomeCard } from './home-card.tsx';
import { HomeRows } from './home-rows.tsx';
import type { Home } from './home.ts';

/** What is due first, then what ended last. Nothing is said where there is none. */
export function DueHomework({ list }: { list: Home['homework'] }) {
  const t = useTexts('home');
  const format = useFormat();
  if (list.length === 0) return null;
  return (
    <HomeCard title={t('homework.title')}>
      <HomeRows
        rows={list.map((homework) => ({
          key: homework.homework_id,
          to: homeworkPath(homework.homework_id, paths.joinedHomework),
          title: homework.title,
          text: [homework.group.name, t(`homework.completion.${homework.completion}`)].join(' · '),
          aside:
            homework.time_status === homeworkTime.inProgress && homework.completion === completions.notCompleted
              ? t('homework.due', { time: format.dateTime(homework.end_time) })
              : format.date(homework.end_time),
        }))}
      />
    </HomeCard>
  );
}
