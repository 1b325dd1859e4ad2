import { Button, Dialog, Icon } from '@tiku/ui';
import { useState } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import styles from './mark-desk.module.css';

interface Picture {
  name: string;
  address: string;
}

/** Photos of paper come lying on their side. */
function PictureDialog({ name, address, onClose }: Picture & { onClose: () => void }) {
  const t = useTexts('homework/mark');
  const [turns, setTurns] = useState(0);
  const [scale, setScale] = useState(1);
  return (
    <Dialog wide title={t('picture')} onClose={onClose}>
      <div className={styles.tools}>
        <Button onClick={() => setTurns((before) => before + 1)}>
          <Icon name="reload" size={16} />
          {t('turn')}
        </Button>
        <Button onClick={() => setScale((before) => Math.min(4, before * 1.5))}>
          <Icon name="plus" size={16} />
          {t('enlarge')}
        </Button>
        <Button onClick={() => setScale(1)}>{t('fit')}</Button>
      </div>
      <div className={styles.stage}>
        <img
          src={address}
          alt={name}
          className={styles.large}
          style={{ transform: `rotate(${turns * 90}deg)`, width: `${scale * 100}%` }}
        />
      </div>
    </Dialog>
  );
}

/** Pictures that can be turned and enlarged, sound and video of an answer. */
export function AnswerMedia({
  names,
  addresses,
}: {
  names: readonly string[];
  addresses: Readonly<Record<string, string>>;
}) {
  const t = useTexts('homework/mark');
  const [open, setOpen] = useState<Picture | null>(null);
  if (names.length === 0) return null;
  return (
    <div className={styles.media}>
      {names.map((name) => {
        const address = addresses[name];
        if (address === undefined) return null;
        // What somebody recorded has no captions, and nobody to write them.
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        if (name.endsWith('.mp3')) return <audio key={name} controls src={address} aria-label={name} />;
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        if (name.endsWith('.mp4')) return <video key={name} controls src={address} aria-label={name} />;
        return (
          <button
            key={name}
            type="button"
            className={styles.thumb}
            aria-label={t('picture.open', { name })}
            onClick={() => setOpen({ name, address })}
          >
            <img src={address} alt="" />
          </button>
        );
      })}
      {open && <PictureDialog {...open} onClose={() => setOpen(null)} />}
    </div>
  );
}
