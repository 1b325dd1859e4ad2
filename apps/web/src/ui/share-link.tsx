import { Button, Icon, showToast } from '@tiku/ui';
import { useId } from 'react';
import { QrCode } from './qr-code.tsx';
import styles from './share-link.module.css';

interface ShareLinkProps {
  url: string;
  texts: { link: string; copy: string; copied: string; notCopied: string; qr: string };
}

/** A link as a code for phones and as text to pass on. */
export function ShareLink({ url, texts }: ShareLinkProps) {
  const id = useId();

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(url);
      showToast(texts.copied);
    } catch {
      // Plain http has no clipboard; the link can still be selected.
      showToast(texts.notCopied, 'failed');
    }
  }

  return (
    <>
      <QrCode text={url} label={texts.qr} />
      <div className={styles.link}>
        <label className="visually-hidden" htmlFor={id}>
          {texts.link}
        </label>
        <input id={id} className={styles.input} readOnly value={url} onFocus={(event) => event.target.select()} />
        <Button look="primary" onClick={() => void copy()}>
          <Icon name="copy" size={16} />
          {texts.copy}
        </Button>
      </div>
    </>
  );
}
