import type { ListedExam } from '@tiku/contract';
import { examStatus } from '@tiku/contract/limits';
import { Badge, Icon } from '@tiku/ui';
import { useTexts } from '../../../lib/i18n.ts';
import { useCategoryName } from '../exam-names.ts';
import styles from './exam-badges.module.css';

/** What kind of exam it is. Its state is named for the author, and where it is not the usual one. */
export function ExamBadges({ exam }: { exam: ListedExam }) {
  const t = useTexts('exam');
  const category = useCategoryName(exam.category_id);
  return (
    <span className={styles.badges}>
      {exam.is_mine && (exam.status !== examStatus.normal || !exam.isprivate) && (
        <Badge tone={exam.status === examStatus.normal ? 'plain' : 'accent'}>{t(`status.${exam.status}`)}</Badge>
      )}
      {exam.isprivate && (
        <Badge>
          <span className={styles.lock}>
            <Icon name="lock" size={12} />
            {t('private')}
          </span>
        </Badge>
      )}
      {category && <Badge>{category}</Badge>}
      {exam.levels_count > 0 && <Badge>{t('levels', { count: exam.levels_count })}</Badge>}
      {exam.version > 1 && <Badge>{t('version', { version: exam.version })}</Badge>}
    </span>
  );
}
