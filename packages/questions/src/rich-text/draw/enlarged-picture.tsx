import { Icon } from '@tiku/ui';
import { createContext, useLayoutEffect, useRef } from 'react';
import styles from './enlarged-picture.module.css';
import { useQuestionTexts } from '../texts-context.tsx';

export interface Picture {
  url: string;
  alt: string;
}

/** Shows a picture as large as the screen; null where that is not to be had. */
export const EnlargeContext = createContext<((picture: Picture) => void) | null>(null);

function stop(event: Event): void {
  event.stopPropagation();
}

export function EnlargedPicture({ picture, onClose }: { picture: Picture; onClose: () => void }) {
  const t = useQuestionTexts();
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const element = dialog.current;
    // The dialog may stand in the label of an option: neither a click nor a key may choose that.
    const handleClick = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
      element?.close();
    };
    element?.addEventListener('click', handleClick);
    element?.addEventListener('keydown', stop);
    element?.showModal();
    return () => {
      element?.removeEventListener('click', handleClick);
      element?.removeEventListener('keydown', stop);
      // Before the element leaves the page: focus goes back only from a dialog that was closed.
      element?.close();
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={picture.alt || t('rich-text.picture')}
      onClose={() => {
        if (!dialog.current?.open) onClose();
      }}
    >
      <img src={picture.url} alt={picture.alt} />
      <button type="button" className={styles.close} aria-label={t('rich-text.close')}>
        <Icon name="cross" />
      </button>
    </dialog>
  );
}
