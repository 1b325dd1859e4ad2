import type { ExamDetail } from '@tiku/contract';
import { showToast } from '@tiku/ui';
import { examPath } from '../../../lib/navigation/addresses.ts';
import { useForm } from '../../../lib/form/use-form.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { navigate } from '../../../lib/navigation/navigation.ts';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { useSaveExam } from '../../exam/exam.api.ts';
import { infoOf } from '../../exam/exam.ts';
import { PublishForm } from './publish-form.tsx';

export function PublishDraft({ exam }: { exam: ExamDetail }) {
  const t = useTexts('exam-import');
  const about = useTexts('exam');
  const form = useForm('PUT /app/exam/detail', {
    within: 'exam',
    initial: infoOf(exam),
    send: useSaveExam(),
    request: (info, { button }) => ({ exam: { id: exam.id, ...info }, to_publish: button !== 'draft' }),
    problems: ({ title }) => ({ title: title.trim() === '' ? about('info.title-missing') : undefined }),
    onDone: (_, { button }) => {
      if (button !== 'draft') return;
      showToast(t('publish.kept-draft'));
      navigate(examPath(exam.id), { replace: true });
    },
  });

  return (
    <>
      <PageHeading title={t('publish.title')} text={exam.title} />
      <PublishForm
        form={form}
        isFirst={exam.published_at === null}
        action={t('publish.publish')}
        draftAction={t('publish.draft')}
      />
    </>
  );
}
