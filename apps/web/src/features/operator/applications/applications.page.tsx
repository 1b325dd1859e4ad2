import type { ApplicationEntry } from '@tiku/contract';
import { applicationKinds } from '@tiku/contract/limits';
import { ButtonLink, Choice, EmptyState } from '@tiku/ui';
import { useTexts } from '../../../lib/i18n.ts';
import { narrowTo } from '../../../lib/navigation/paging.ts';
import { GrowingList } from '../../../ui/growing-list.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { applicationPath, operatorPaths } from '../operator-paths.ts';
import styles from '../operator.module.css';
import { QueueRow, WaitingTimes } from '../queue-row.tsx';
import { useApplications, useKind } from './application.api.ts';

function ApplicationRow({ kind, id, name, applicant, waiting_since, due_at, is_late }: ApplicationEntry) {
  return (
    <QueueRow to={applicationPath(kind, id)} title={name}>
      <span>{applicant.name}</span>
      <WaitingTimes since={waiting_since} due={due_at} isLate={is_late} />
    </QueueRow>
  );
}

export function ApplicationsPage() {
  const t = useTexts('operator');
  const kind = useKind();
  const list = useApplications(kind);
  return (
    <>
      <PageHeading title={t('page.applications')} text={t('applications.text')} />
      <div className={styles.tools}>
        <Choice
          look="chips"
          label={t('kind')}
          value={kind}
          options={applicationKinds.map((each) => ({ value: each, content: t(`queue.${each}`) }))}
          onChoose={(chosen) => narrowTo({ kind: chosen })}
        />
      </div>
      <GrowingList
        list={list}
        more={t('more')}
        empty={
          <EmptyState drawing="done" title={t('reviews.none')} text={t('applications.none-text')}>
            <ButtonLink to={operatorPaths.start}>{t('to-start')}</ButtonLink>
          </EmptyState>
        }
      >
        {(entries) => (
          <ul className={styles.rows}>
            {entries.map((entry) => (
              <ApplicationRow key={entry.id} {...entry} />
            ))}
          </ul>
        )}
      </GrowingList>
    </>
  );
}
