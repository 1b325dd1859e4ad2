import { practiceTypes } from '@tiku/contract/limits';
import { Card, Icon } from '@tiku/ui';
import type { IconName } from '@tiku/ui';
import { useTexts } from '../../../lib/i18n.ts';
import { amend } from '../../../lib/navigation/navigation.ts';
import { startPath } from '../../../lib/navigation/addresses.ts';
import styles from './start.module.css';
import { useBeginAttempt } from './use-begin-attempt.ts';

/** The ways that people know by name, each a tap away. */
export function QuickModes({ examId }: { examId: number }) {
  const t = useTexts('practice');
  const { begin, isBusy } = useBeginAttempt();
  const request = { exam_id: examId, prac_type: practiceTypes.selection };

  function select(pracType: 2 | 3): void {
    amend(startPath(examId, pracType));
    document.getElementById('select')?.focus();
  }

  const modes: { name: 'memorise' | 'random' | 'sections' | 'test'; icon: IconName; choose: () => void }[] = [
    { name: 'memorise', icon: 'eye', choose: () => begin({ ...request, selection: { order: 'sequence' } }, true) },
    { name: 'random', icon: 'shuffle', choose: () => begin({ ...request, selection: { order: 'random' } }) },
    { name: 'sections', icon: 'layers', choose: () => select(practiceTypes.selection) },
    { name: 'test', icon: 'clock', choose: () => select(practiceTypes.test) },
  ];
  return (
    <Card aria-labelledby="modes">
      <h2 id="modes">{t('modes')}</h2>
      <ul className={styles.quick}>
        {modes.map(({ name, icon, choose }) => (
          <li key={name}>
            <button type="button" className={styles.mode} disabled={isBusy} onClick={choose}>
              <Icon name={icon} className={styles.icon} />
              <span>
                <span className={styles.modeName}>{t(`mode.${name}`)}</span>
                <span className={styles.hint}>{t(`mode.${name}.hint`)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
