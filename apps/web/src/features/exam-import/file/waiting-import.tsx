import type { ImportView } from '@tiku/contract';
import { ButtonLink, Card } from '@tiku/ui';
import { paths } from '../../../lib/navigation/paths.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { PageHeading } from '../../../ui/page-heading.tsx';
import styles from './sending-file.module.css';

/** A large file takes its time; nobody has to wait for it here. */
export function WaitingImport({ view }: { view: ImportView }) {
  const t = useTexts('exam-import');
  return (
    <>
      <PageHeading title={t('waiting.title')} text={view.file_name} />
      <Card className={styles.sending}>
        <progress className={styles.bar} max={100} aria-label={t('sending.reading')} />
        <output>{t('waiting.status')}</output>
        <p className={styles.text}>{t('waiting.text')}</p>
        <div>
          <ButtonLink to={paths.publishedExams}>{t('to-published')}</ButtonLink>
        </div>
      </Card>
    </>
  );
}
