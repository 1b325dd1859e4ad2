import { Card } from '@tiku/ui';
import { useTexts } from '../../../lib/i18n.ts';
import { nameOfSource } from '../../../lib/pasted-text.ts';
import styles from './sending-file.module.css';

/** First the file is sent, which can be measured; then the server reads it, which cannot. */
export function SendingFile({ name, part }: { name: string; part: number }) {
  const t = useTexts('exam-import');
  const percent = Math.round(part * 100);
  const isSent = part >= 1;
  return (
    <Card className={styles.sending}>
      <p className={styles.name}>{nameOfSource(name)}</p>
      <progress className={styles.bar} max={100} {...(!isSent && { value: percent })} aria-label={t('sending.label')} />
      <output className={styles.text}>
        {isSent ? t('sending.reading') : t('sending.under-way')}
        {!isSent && <span aria-hidden="true"> {percent} %</span>}
      </output>
    </Card>
  );
}
