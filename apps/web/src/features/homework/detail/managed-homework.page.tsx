import type { ManagedHomework } from '@tiku/contract';
import { markStatus } from '@tiku/contract/limits';
import { Button, ButtonLink, Card, Icon, showToast, tellFailure } from '@tiku/ui';
import { useFormat } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { navigate } from '../../../lib/navigation/navigation.ts';
import { usePageTitle } from '../../../lib/navigation/page-title.ts';
import { groupPath, markingPath, newHomeworkPath } from '../../../lib/navigation/addresses.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { Figures } from '../../../ui/figures.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { RowAbout } from '../../../ui/list/rows.tsx';
import { recoverHomework, useDeleteHomework, useManagedHomework } from '../homework.api.ts';
import styles from '../homework.module.css';
import { ChosenBadge, MarkBadge, TimeBadge } from '../status-badges.tsx';
import { WatchCard } from '../watch/watch-card.tsx';
import { Instructions } from './instructions.tsx';
import { Preview } from './preview.tsx';
import { RulesInWords } from './rules-in-words.tsx';
import { UnloadedHomework } from './unloaded-homework.tsx';

/** No question beforehand: it comes back whole. */
function useRemove({ homework_id, group, title }: ManagedHomework): () => void {
  const t = useTexts('homework');
  const remove = useDeleteHomework();
  const wanted = { group_id: group.group_id, homework_ids: [homework_id] };

  async function bringBack(): Promise<void> {
    const result = await recoverHomework(wanted);
    if (!result.ok) tellFailure(result.error);
  }

  return () =>
    remove.mutate(wanted, {
      onSuccess: () => {
        showToast(t('deleted', { title }), 'done', { text: t('undo'), onAct: () => void bringBack() });
        navigate(groupPath(group.group_id, paths.managedHomeworks), { replace: true });
      },
      onError: tellFailure,
    });
}

function Actions({ homework }: { homework: ManagedHomework }) {
  const t = useTexts('homework');
  const remove = useRemove(homework);
  const { homework_id } = homework;
  return (
    <div className={styles.actions}>
      {homework.mark_status !== markStatus.noNeed && (
        <ButtonLink look="primary" to={markingPath(homework_id)}>
          <Icon name="check" size={16} />
          {t('mark')}
        </ButtonLink>
      )}
      <ButtonLink to={markingPath(homework_id, paths.homeworkScores)}>
        <Icon name="chart" size={16} />
        {t('results')}
      </ButtonLink>
      <Preview homework={homework} />
      <ButtonLink to={newHomeworkPath({ homeworkId: homework_id })}>
        <Icon name="pencil" size={16} />
        {t('edit')}
      </ButtonLink>
      <ButtonLink to={newHomeworkPath({ copyOf: homework_id })}>
        <Icon name="copy" size={16} />
        {t('copy')}
      </ButtonLink>
      <Button look="quiet" onClick={remove}>
        <Icon name="trash" size={16} />
        {t('delete')}
      </Button>
    </div>
  );
}

function Counts({ homework }: { homework: ManagedHomework }) {
  const t = useTexts('homework');
  const format = useFormat();
  const of = (count: number) => `${format.number(count)} / ${format.number(homework.member_count)}`;
  const figures = [
    { name: t('figure.read'), value: of(homework.read_count) },
    { name: t('figure.begun'), value: of(homework.begun_count) },
    { name: t('figure.handed-in'), value: of(homework.handed_in_count) },
    { name: t('figure.to-mark'), value: format.number(homework.to_mark_count) },
    { name: t('figure.marked'), value: format.number(homework.marked_count) },
    { name: t('figure.redone'), value: format.number(homework.redo_count) },
  ];
  return (
    <Card aria-label={t('facts')}>
      <RowAbout className={styles.about}>
        <TimeBadge homework={homework} />
        <MarkBadge homework={homework} />
        <ChosenBadge homework={homework} />
      </RowAbout>
      <Figures className={styles.figures} figures={figures} />
    </Card>
  );
}

function Detail({ homework, instructions }: { homework: ManagedHomework; instructions: string }) {
  const t = useTexts('homework');
  usePageTitle(homework.title);
  const { group, publisher } = homework;
  return (
    <>
      <PageHeading title={homework.title} text={t('by', { name: publisher.name, group: group.name })}>
        <Actions homework={homework} />
      </PageHeading>
      <div className={styles.page}>
        <Counts homework={homework} />
        <WatchCard homework={homework} />
        <Instructions text={instructions} />
        <Card aria-labelledby="rules">
          <h2 id="rules">{t('rules')}</h2>
          <p className={styles.muted}>{t('rules.told')}</p>
          <RulesInWords homework={homework} voice="they" />
        </Card>
      </div>
    </>
  );
}

export function ManagedHomeworkPage() {
  const { data, isMissing, ...answer } = useManagedHomework();
  if (data && !isMissing) return <Detail homework={data.homework} instructions={data.instructions} />;
  return <UnloadedHomework isMissing={isMissing} answer={answer} back={paths.managedGroups} />;
}
