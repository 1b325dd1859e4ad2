import { Card, ErrorState, Skeleton } from '@tiku/ui';
import { useTexts } from '../../../lib/i18n.ts';
import { useSearchParam } from '../../../lib/navigation/navigation.ts';
import { usePageTitle } from '../../../lib/navigation/page-title.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { readId } from '../../../lib/navigation/read-id.ts';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { UnloadedHomework } from '../detail/unloaded-homework.tsx';
import { useKeptDraft } from './create.api.ts';
import { newDraft, readDraft } from './draft.ts';
import { HomeworkEditor } from './homework-editor.tsx';
import { useOrigin } from './use-origin.ts';

function NewHomework({ groupId }: { groupId: number | undefined }) {
  const t = useTexts('homework');
  usePageTitle(t('new'));
  const { data, error, isPending, refetch } = useKeptDraft(groupId);
  if (groupId !== undefined && isPending) {
    return (
      <>
        <PageHeading title={t('new')} />
        <Card>
          <Skeleton lines={9} />
        </Card>
      </>
    );
  }
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  const kept = data?.draft ? readDraft(data.draft) : null;
  return <HomeworkEditor title={t('new')} groupId={groupId} first={kept ?? newDraft()} isKept={kept !== null} />;
}

function FromHomework({ homeworkId, isCopy }: { homeworkId: number; isCopy: boolean }) {
  const t = useTexts('homework');
  const title = t(isCopy ? 'copy.title' : 'edit.title');
  usePageTitle(title);
  const origin = useOrigin(homeworkId, isCopy);
  if (!origin.draft) {
    return (
      <UnloadedHomework
        isMissing={origin.isMissing}
        answer={{ error: origin.error, refetch: origin.retry }}
        back={paths.managedGroups}
      />
    );
  }
  return (
    <HomeworkEditor
      title={title}
      groupId={origin.groupId}
      first={origin.draft}
      edited={isCopy ? undefined : { homeworkId, hasQuestions: origin.isEditable }}
    />
  );
}

/** Setting homework in three steps; also from another one, and changing one. */
export function CreateHomeworkPage() {
  const homeworkId = readId(useSearchParam('homework_id'));
  const copyOf = readId(useSearchParam('copy'));
  const groupId = readId(useSearchParam('group_id'));
  const origin = homeworkId ?? copyOf;
  return origin === undefined ? (
    <NewHomework key={groupId} groupId={groupId} />
  ) : (
    <FromHomework key={origin} homeworkId={origin} isCopy={homeworkId === undefined} />
  );
}
