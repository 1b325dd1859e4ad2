import type { Departure } from '@tiku/contract';
import { Card, Table } from '@tiku/ui';
import { useFormat } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import styles from './results.module.css';

/** Every time somebody left the screen: when, for how long, why, and whether it counted. */
export function Departures({ departures }: { departures: readonly Departure[] }) {
  const t = useTexts('homework/results');
  const format = useFormat();
  return (
    <Card aria-labelledby="departures">
      <h2 id="departures">{t('departures')}</h2>
      {departures.length === 0 ? (
        <p className={styles.muted}>{t('departures.none')}</p>
      ) : (
        <Table columns={[t('departure.at'), t('departure.for'), t('departure.cause'), t('departure.counted')]}>
          {departures.map(({ seq, left_at, seconds, cause, is_counted, reason }) => (
            <tr key={seq}>
              <td>{format.dateTime(left_at)}</td>
              <td>{format.duration(seconds)}</td>
              <td>{t(`cause.${cause}`)}</td>
              <td>
                {is_counted ? t('departure.yes') : t('departure.no')}
                {reason !== null && <span className={styles.muted}> {t(`counted.${reason}`)}</span>}
              </td>
            </tr>
          ))}
        </Table>
      )}
    </Card>
  );
}
