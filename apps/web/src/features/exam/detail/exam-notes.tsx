import type { ExamDetail } from '@tiku/contract';
import { examStatus, limits } from '@tiku/contract/limits';
import { Button, ButtonLink } from '@tiku/ui';
import type { ComponentProps } from 'react';
import { examPath } from '../../../lib/navigation/addresses.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { useFormat } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { Note } from '../../../ui/note.tsx';
import { ChangeNote } from '../change/change-note.tsx';
import styles from './exam-notes.module.css';
import { UndoUpgrade } from './undo-upgrade.tsx';
import { canBePublished, useExamActions, usePublishPath } from '../use-exam-actions.ts';

function ListedNote(note: ComponentProps<typeof Note>) {
  return (
    <li>
      <Note {...note} />
    </li>
  );
}

/** What keeps the exam from others, and what would mend it. */
function AuthorNotes({ exam }: { exam: ExamDetail }) {
  const t = useTexts('exam');
  const format = useFormat();
  const publishPath = usePublishPath();
  const { recover } = useExamActions(exam, () => {});
  const editPath = examPath(exam.id, paths.editExamInfo);
  if (exam.status === examStatus.deleted) {
    const date = format.date(exam.purged_at ?? exam.updated_at);
    return (
      <ListedNote icon="trash" text={t('note.deleted', { date })}>
        <Button look="primary" onClick={recover}>
          {t('recover')}
        </Button>
      </ListedNote>
    );
  }
  return (
    <>
      {exam.change && exam.change_of === null && (
        <li>
          <ChangeNote exam={exam} />
        </li>
      )}
      {exam.questions_count === 0 && <ListedNote icon="alert" text={t('note.empty')} />}
      {canBePublished(exam) && (
        <ListedNote icon="lock" text={exam.status === examStatus.draft ? t('note.draft') : t('note.expired')}>
          <ButtonLink look="primary" to={publishPath(exam)}>
            {t('publish')}
          </ButtonLink>
        </ListedNote>
      )}
      {exam.status === examStatus.reviewing && (
        <ListedNote icon="clock" text={t('note.reviewing', { days: limits.reviewDays })} />
      )}
      {exam.is_priced && <ListedNote icon="receipt" text={t('note.priced')} />}
      {exam.status === examStatus.suspended && (
        <ListedNote icon="alert" text={t('note.suspended')}>
          <ButtonLink to={paths.newFeedback}>{t('note.ask')}</ButtonLink>
        </ListedNote>
      )}
      {exam.undo_until && !exam.is_merging && (
        <ListedNote
          icon="clock"
          text={t('note.upgraded', { version: exam.version, date: format.date(exam.undo_until) })}
        >
          <UndoUpgrade exam={exam} />
        </ListedNote>
      )}
      {!exam.isprivate && exam.category_id === null && (
        <ListedNote icon="search" text={t('note.no-category')}>
          <ButtonLink to={editPath}>{t('edit-info')}</ButtonLink>
        </ListedNote>
      )}
    </>
  );
}

/** Problems first. */
export function ExamNotes({ exam }: { exam: ExamDetail }) {
  const t = useTexts('exam');
  return (
    <ul className={styles.notes}>
      {exam.is_mine && <AuthorNotes exam={exam} />}
      {exam.is_merging && <ListedNote icon="reload" text={t('note.merging', { minutes: limits.mergeMinutes })} />}
      {exam.levels_count > 0 && <ListedNote icon="phone" text={t('note.levels')} />}
    </ul>
  );
}
