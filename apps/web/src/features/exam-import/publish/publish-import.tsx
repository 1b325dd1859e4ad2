import type { ExamDetail, ImportView } from '@tiku/contract';
import { examStatus } from '@tiku/contract/limits';
import { ButtonLink, Card, showToast } from '@tiku/ui';
import { examPath, importPath, publishedPath } from '../../../lib/navigation/addresses.ts';
import { useForm } from '../../../lib/form/use-form.ts';
import { nameOfSource } from '../../../lib/pasted-text.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { navigate } from '../../../lib/navigation/navigation.ts';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { Unanswered } from '../../../ui/unloaded.tsx';
import { infoOf } from '../../exam/exam.ts';
import { useExam } from '../../exam/exam.api.ts';
import { useImport, useKeepImport } from '../exam-import.api.ts';
import { ImportFrame } from '../import-frame.tsx';
import { PublishForm } from './publish-form.tsx';
import styles from './publish-form.module.css';
import { infoOfImport } from './start-info.ts';
import { UpgradeChanges } from '../result/upgrade-changes.tsx';

function KeepForm({ view, exam }: { view: ImportView; exam: ExamDetail | null }) {
  const t = useTexts('exam-import');
  const about = useTexts('exam');
  const form = useForm('PUT /exam/imported', {
    within: 'exam',
    initial: exam ? { ...infoOf(exam), last_updates: '' } : infoOfImport(view),
    send: useKeepImport(),
    request: (info, { button }) => ({
      to_publish: button !== 'draft',
      exam: { import_id: view.import_id, ...info },
    }),
    problems: ({ title }) => ({ title: title.trim() === '' ? about('info.title-missing') : undefined }),
    leaves: true,
    onDone: ({ exam: kept }, { button }) => {
      const isDraft = button === 'draft';
      if (isDraft) showToast(t('publish.kept-draft'));
      const isUpgraded = exam !== null;
      const next = !isDraft || isUpgraded ? publishedPath(kept.id, isUpgraded) : examPath(kept.id);
      navigate(next, { replace: true });
    },
  });

  const isLive = exam !== null && exam.status !== examStatus.draft;
  return (
    <PublishForm
      form={form}
      isFirst={(exam?.published_at ?? null) === null}
      action={isLive ? t('publish.upgrade') : t('publish.publish')}
      draftAction={isLive ? null : t('publish.draft')}
    />
  );
}

/** The exam that is upgraded keeps what is written about it, unless its author changes it here. */
function KeepUpgrade({ view, examId }: { view: ImportView; examId: number }) {
  const { data, error, refetch } = useExam({ exam_id: examId });
  if (data) {
    return (
      <>
        <div className={styles.changes}>
          <UpgradeChanges importId={view.import_id} />
        </div>
        <KeepForm view={view} exam={data.exam} />
      </>
    );
  }
  return (
    <Card>
      <Unanswered answer={{ error, refetch }} />
    </Card>
  );
}

export function PublishImport({ importId }: { importId: number }) {
  const t = useTexts('exam-import');
  const { data: view } = useImport(importId);
  if (view?.status !== 'ready') return <ImportFrame importId={importId} />;
  const isUpgrade = view.exam_id !== null;
  return (
    <>
      <PageHeading
        title={isUpgrade ? t('publish.upgrade-title') : t('publish.title')}
        text={t('publish.text', { count: view.questions_count ?? 0, name: nameOfSource(view.file_name) })}
      >
        <ButtonLink to={importPath(importId, view.exam_id)}>{t('publish.back')}</ButtonLink>
      </PageHeading>
      {view.exam_id === null ? <KeepForm view={view} exam={null} /> : <KeepUpgrade view={view} examId={view.exam_id} />}
    </>
  );
}
