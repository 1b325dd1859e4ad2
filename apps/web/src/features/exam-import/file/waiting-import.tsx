import type { ImportView } from '@tiku/contract';
import { ButtonLink, Card } from '@tiku/ui';
import { paths } from '../../../lib/navigation/paths.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { nameOfSource } from '../../../lib/pasted-text.ts';
import { PageHeading } from '../../../ui/page-heading.tsx';
import styles from './sending-file.module.css';

/** A large file takes its time; nobody has to wait for it here. */
export function WaitingImport({ view }: { view: ImportView }) {
  const t = useTexts('exam-import');
  const { step, done = 0, total = 0 } = view.progress ?? {};
  return (
    <>
      <PageHeading title={t('waiting.title')} text={nameOfSource(view.file_name)} />
      <Card className={styles.sending}>
        <progress
          className={styles.bar}
          max={total || 1}
          {...(total > 0 && { value: done })}
          aria-label={t('sending.reading')}
        />
        <output className={styles.text}>
          {t(step ? `waiting.${step}` : 'waiting.queued')}
          {/* A screen reader that announced it at every poll would announce nothing else. */}
          {total > 0 && <span aria-hidden="true"> {t('waiting.count', { done, total })}</span>}
        </output>
        <p>
          {t('waiting.status')} {t('waiting.text')}
        </p>
        <div>
          <ButtonLink to={paths.publishedExams}>{t('to-published')}</ButtonLink>
        </div>
      </Card>
    </>
  );
}
