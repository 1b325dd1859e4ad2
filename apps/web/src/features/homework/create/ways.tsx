import { Card, Icon } from '@tiku/ui';
import type { IconName } from '@tiku/ui';
import { useTexts } from '../../../lib/i18n.ts';
import { usePersonal } from '../../../lib/session.ts';
import { openWay, ways } from './use-way.ts';
import type { Way } from './use-way.ts';
import styles from './choose.module.css';

const icons: Record<Way, IconName> = {
  paste: 'copy',
  file: 'upload',
  write: 'pencil',
  bank: 'bookmark',
  mine: 'exam',
  public: 'globe',
};

/** A bank is a person's own: for a company its exams take the place. */
const personal: ReadonlySet<Way> = new Set(['write', 'bank']);

/** Every way to questions, also for somebody who has none yet. */
export function Ways() {
  const t = useTexts('homework');
  const isPersonal = usePersonal();
  return (
    <Card aria-labelledby="ways">
      <h2 id="ways">{t('ways')}</h2>
      <ul className={styles.ways}>
        {ways
          .filter((way) => isPersonal || !personal.has(way))
          .map((way) => (
            <li key={way}>
              <button type="button" className={styles.way} onClick={() => openWay(way)}>
                <Icon name={icons[way]} size={20} />
                <span className={styles.wayName}>
                  {t(way === 'mine' && !isPersonal ? 'way.companys' : `way.${way}`)}
                </span>
                <span className={styles.wayText}>{t(`way.${way}-text`)}</span>
              </button>
            </li>
          ))}
      </ul>
    </Card>
  );
}
