import type { ResponseOf } from '@tiku/contract';
import { limits } from '@tiku/contract/limits';
import { Button, Card, Facts, showToast } from '@tiku/ui';
import { useState } from 'react';
import { useCall } from '../../../lib/api/query.ts';
import { useFormat } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { navigate } from '../../../lib/navigation/navigation.ts';
import { usePageTitle } from '../../../lib/navigation/page-title.ts';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { PictureField } from '../../../ui/picture-field.tsx';
import { RowAbout } from '../../../ui/list/rows.tsx';
import { DecideDialog } from '../decide-dialog.tsx';
import { applicationsPath } from '../operator-paths.ts';
import styles from '../operator.module.css';
import { Unopened } from '../unopened.tsx';
import { WaitingTimes } from '../queue-row.tsx';
import { useApplication, useDecideApplication } from './application.api.ts';

type Application = ResponseOf<'GET /operator/application'>;
type Step = 'approve' | 'refuse';

function HandedInPicture({ application: { kind, id }, type }: { application: Application; type: 0 | 1 | 2 }) {
  const t = useTexts('operator');
  const { data } = useCall('GET /operator/application/image', { kind, id, type });
  return (
    <PictureField
      label={t(`image.${kind}.${type}`)}
      texts={{ choose: '', replace: '', remove: '' }}
      picture={data}
      problem={null}
      busy={false}
      maxBytes={limits.imageBytes}
    />
  );
}

interface ApplicationDialogProps {
  application: Application;
  step: Step;
  onClose: () => void;
}

function ApplicationDialog({ application: { kind, id, name }, step, onClose }: ApplicationDialogProps) {
  const t = useTexts('operator');
  const decide = useDecideApplication();
  const isRefused = step === 'refuse';
  const done = () => {
    showToast(t(`application.done.${step}`, { title: name }));
    navigate(applicationsPath(kind));
  };
  return (
    <DecideDialog
      title={t(`step.${step}`)}
      text={t(`application.${step}`, { title: name })}
      reasonHint={isRefused ? t('application.reason-hint') : null}
      decide={(reason) => decide.mutateAsync({ kind, id, is_approved: !isRefused, ...(isRefused && { reason }) })}
      onDone={done}
      onClose={onClose}
    />
  );
}

function Opened({ application }: { application: Application }) {
  const t = useTexts('operator');
  const format = useFormat();
  const [step, setStep] = useState<Step | null>(null);
  const { name, applicant, member_limit, images, description } = application;
  usePageTitle(name);
  const contact = [
    { name: t('fact.contact'), value: application.contact_name },
    { name: t('fact.mobile'), value: application.contact_mobile },
    { name: t('fact.email'), value: application.contact_email },
  ].filter(({ value }) => value !== '');
  return (
    <>
      <PageHeading title={name} text={t('application.by', { name: applicant.name, username: applicant.username })}>
        <div className={styles.actions}>
          <Button look="primary" onClick={() => setStep('approve')}>
            {t('step.approve')}
          </Button>
          <Button onClick={() => setStep('refuse')}>{t('step.refuse')}</Button>
        </div>
      </PageHeading>
      <div className={styles.stack}>
        <Card className={styles.stack}>
          <RowAbout className={styles.about}>
            <WaitingTimes since={application.waiting_since} due={application.due_at} isLate={application.is_late} />
          </RowAbout>
          {application.is_change && <p>{t('application.change')}</p>}
          <Facts
            facts={[
              ...(member_limit === null ? [] : [{ name: t('fact.members'), value: format.number(member_limit) }]),
              ...contact,
            ]}
          />
          {description !== '' && <p className={styles.body}>{description}</p>}
          {images.map((type) => (
            <HandedInPicture key={type} application={application} type={type} />
          ))}
        </Card>
        {step && <ApplicationDialog application={application} step={step} onClose={() => setStep(null)} />}
      </div>
    </>
  );
}

/** What a company or a partner has handed in. */
export function ApplicationPage() {
  const { kind, id, ...answer } = useApplication();
  if (answer.data) return <Opened key={`${kind} ${id}`} application={answer.data} />;
  return <Unopened what="application" id={id} answer={answer} />;
}
