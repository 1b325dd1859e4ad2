import type { ExamDetail } from '@tiku/contract';
import { QuestionEditor, UploadProvider } from '@tiku/questions/editor';
import type { QuestionDraft } from '@tiku/questions/editor';
import { Button, Card, FormError } from '@tiku/ui';
import { UnsavedGuard } from '@tiku/ui/unsaved-guard';
import type { CallFailed } from '../../../lib/api/failure.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { QuestionFrame } from '../../question/question.ts';
import styles from './edit-question.module.css';
import { PlaceFields } from './place-fields.tsx';
import type { Place } from './place-fields.tsx';
import { useExamFiles } from './use-exam-files.ts';

interface QuestionFieldsProps {
  exam: ExamDetail;
  files: Readonly<Record<string, string>>;
  draft: QuestionDraft;
  place: Place;
  onPlace: (place: Place) => void;
  isShared: boolean;
  dirty: boolean;
  failure: CallFailed | null;
  busy: boolean;
  action: string;
  onSave: () => void;
}

/** The editor of one question with its place, and what keeps it from being saved. */
export function QuestionFields(props: QuestionFieldsProps) {
  const { exam, files, draft, place, onPlace, isShared, dirty, failure, busy, action, onSave } = props;
  const t = useTexts('exam');
  const { upload, mediaUrl } = useExamFiles(exam.id, files);
  const refusals = Object.values(failure?.failure.fields ?? {});
  return (
    <QuestionFrame mediaUrl={mediaUrl}>
      <UploadProvider upload={upload}>
        <PlaceFields exam={exam} place={place} isShared={isShared} onChange={onPlace} />
        <Card>
          <QuestionEditor {...draft.editor} />
        </Card>
      </UploadProvider>
      <div className={styles.foot}>
        <FormError message={failure ? [failure.message, ...refusals].join(' ') : null} />
        <div className={styles.save}>
          <span className={styles.state}>{dirty ? t('question.unsaved') : t('question.all-saved')}</span>
          <Button look="primary" size="large" busy={busy} onClick={onSave}>
            {action}
          </Button>
        </div>
      </div>
      <UnsavedGuard dirty={dirty} />
    </QuestionFrame>
  );
}
