import { Dialog } from '@tiku/ui';
import { useTexts } from '../../../lib/i18n.ts';
import styles from './keys-dialog.module.css';

export function KeysDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts('homework/mark');
  const rows = [
    { keys: ['0–9'], text: t('key.score') },
    { keys: ['1–9'], text: t('key.criterion') },
    { keys: ['0'], text: t('key.no-criterion') },
    { keys: ['S'], text: t('key.by-hand') },
    { keys: ['R'], text: t('key.rubric') },
    { keys: ['Enter'], text: t('key.next') },
    { keys: ['↑', '↓'], text: t('key.move') },
    { keys: ['C'], text: t('key.comment') },
    { keys: ['Ctrl+Enter'], text: t('key.comment-next') },
    { keys: ['Esc'], text: t('key.back') },
    { keys: ['?'], text: t('key.help') },
  ];
  return (
    <Dialog title={t('keys')} onClose={onClose}>
      <dl className={styles.keys}>
        {rows.map(({ keys, text }) => (
          <div key={text}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
