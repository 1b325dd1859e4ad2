import { Dialog } from '@tiku/ui';
import { useTexts } from '../../../../lib/i18n.ts';
import styles from './dialogs.module.css';

/** Every shortcut there is; letters that a question needs for its options belong to it while it is open. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts('practice');
  const rows = [
    { keys: ['A–T', '1–9'], text: t('key.choose') },
    { keys: ['↑', '↓'], text: t('key.walk') },
    { keys: ['Enter', 'Ctrl+Enter'], text: t('key.confirm') },
    { keys: ['←', '→'], text: t('key.turn') },
    { keys: ['F'], text: t('favorite') },
    { keys: ['N'], text: t('note.short') },
    { keys: ['M'], text: t('mark') },
    { keys: ['S'], text: t('sheet') },
    { keys: ['?'], text: t('key.help') },
  ];
  return (
    <Dialog title={t('keys')} onClose={onClose}>
      <dl className={styles.keys}>
        {rows.map(({ keys, text }) => (
          <div key={text} style={{ display: 'contents' }}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.hint} style={{ marginTop: 16 }}>
        {t('key.letters')}
      </p>
    </Dialog>
  );
}
