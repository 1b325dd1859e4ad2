import { practiceTypes } from '@tiku/contract/limits';
import { Card, Icon } from '@tiku/ui';
import type { IconName } from '@tiku/ui';
import { useTexts } from '../../../lib/i18n.ts';
import type { SelectMode } from './select-modes.tsx';
import styles from './start.module.css';
import { useBeginAttempt } from './use-begin-attempt.ts';

interface QuickModesProps {
  examId: number;
  /** Leads to where questions are chosen. */
  onSelect: (mode: SelectMode) => void;
}

/** The ways that people know by name, each a tap away. */
export function QuickModes({ examId, onSelect }: QuickModesProps) {
  const t = useTexts('practice');
  const { begin, isBusy } = useBeginAttempt();
  const request = { exam_id: examId, prac_type: practiceTypes.selection };

  const modes: { name: 'memorise' | 'random' | 'sections' | 'test'; icon: IconName; choose: () => void }[] = [
    { name: 'memorise', icon: 'eye', choose: () => begin({ ...request, selection: { order: 'sequence' } }, true) },
    { name: 'random', icon: 'shuffle', choose: () => begin({ ...request, selection: { order: 'random' } }) },
    { name: 'sections', icon: 'layers', choose: () => onSelect('selection') },
    { name: 'test', icon: 'clock', choose: () => onSelect('test') },
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
                <span className={styles.modeName}>{name === 'test' ? t('type.3') : t(`mode.${name}`)}</span>
                <span className={styles.hint}>{t(`mode.${name}.hint`)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
