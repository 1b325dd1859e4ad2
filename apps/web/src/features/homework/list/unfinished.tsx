import type { GroupEntry } from '@tiku/contract';
import { ButtonLink, Card } from '@tiku/ui';
import { useFormat } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { newHomeworkPath } from '../../../lib/navigation/addresses.ts';
import { isOpen } from '../../group/group.api.ts';
import { useKeptDraft } from '../create/create.api.ts';
import { readDraft } from '../create/draft.ts';
import styles from '../homework.module.css';

/** What somebody has put together of a homework and not published: they go on where they were. */
export function Unfinished({ group }: { group: GroupEntry }) {
  const t = useTexts('homework');
  const format = useFormat();
  const { data } = useKeptDraft(isOpen(group) ? group.group_id : undefined);
  const draft = data?.draft ? readDraft(data.draft) : null;
  if (!draft || !data?.updated_at || (draft.questions.length === 0 && draft.pasted === '')) return null;
  return (
    <Card className={styles.unfinished} aria-labelledby="unfinished">
      <div>
        <h2 id="unfinished">{draft.info.title.trim() || t('unfinished')}</h2>
        <p className={styles.muted}>
          {t('unfinished.text', { time: format.dateTime(data.updated_at) })} ·{' '}
          {t('questions', { count: draft.questions.length })}
        </p>
      </div>
      <ButtonLink look="primary" to={newHomeworkPath({ groupId: group.group_id })}>
        {t('unfinished.go-on')}
      </ButtonLink>
    </Card>
  );
}
