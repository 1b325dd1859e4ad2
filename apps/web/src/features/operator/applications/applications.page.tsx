import type { ApplicationEntry } from '@tiku/contract';
import { applicationKinds } from '@tiku/contract/limits';
import { useTexts } from '../../../lib/i18n.ts';
import { ListChoice } from '../../../ui/list/list-tools.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { AllDone, ConsoleList } from '../console-list.tsx';
import { applicationPath } from '../operator-paths.ts';
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
        <ListChoice
          look="chips"
          param="kind"
          label={t('kind')}
          value={kind}
          options={applicationKinds.map((each) => ({ value: each, content: t(`queue.${each}`) }))}
        />
      </div>
      <ConsoleList
        list={list}
        keyOf={({ id }) => id}
        empty={<AllDone title={t('reviews.none')} text={t('applications.none-text')} />}
      >
        {(entry) => <ApplicationRow {...entry} />}
      </ConsoleList>
    </>
  );
}
