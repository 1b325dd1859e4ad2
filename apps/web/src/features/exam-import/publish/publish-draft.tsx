import type { ExamDetail } from '@tiku/contract';
import { showToast } from '@tiku/ui';
import { useState } from 'react';
import { examPath } from '../../../lib/navigation/addresses.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { useSaveExam } from '../../exam/exam.api.ts';
import { infoOf } from '../../exam/exam.ts';
import type { ExamInfo } from '../../exam/exam.ts';
import { PublishForm } from './publish-form.tsx';

export function PublishDraft({ exam }: { exam: ExamDetail }) {
  const t = useTexts('exam-import');
  const save = useSaveExam();
  const [leaveTo, setLeaveTo] = useState<string | null>(null);

  function send(info: ExamInfo, to_publish: boolean): void {
    save.mutate(
      { exam: { id: exam.id, ...info }, to_publish },
      {
        onSuccess: () => {
          if (to_publish) return;
          showToast(t('publish.kept-draft'));
          setLeaveTo(examPath(exam.id));
        },
      },
    );
  }

  return (
    <>
      <PageHeading title={t('publish.title')} text={exam.title} />
      <PublishForm
        start={infoOf(exam)}
        isFirst={exam.published_at === null}
        action={t('publish.publish')}
        draftAction={t('publish.draft')}
        busy={save.isPending}
        error={save.error}
        onSend={send}
        leaveTo={leaveTo}
      />
    </>
  );
}
