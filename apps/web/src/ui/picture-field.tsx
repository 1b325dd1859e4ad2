import { Button, FormError, Icon } from '@tiku/ui';
import { useCallback, useRef } from 'react';
import type { ChangeEvent } from 'react';
import { shrinkPicture } from '../lib/shrink-picture.ts';
import styles from './picture-field.module.css';

const formats = 'image/jpeg,image/png';

/** A picture that was fetched with a token: its bytes have an address as long as they are on screen. */
function FetchedPicture({ picture, alt }: { picture: Blob; alt: string }) {
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return undefined;
      const url = URL.createObjectURL(picture);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [picture],
  );
  return <img ref={show} alt={alt} />;
}

interface PictureFieldProps {
  label: string;
  texts: { choose: string; replace: string; remove: string };
  /** What is there. */
  picture: Blob | undefined;
  problem: string | null;
  busy: boolean;
  /** A larger one is drawn smaller before it is sent. */
  maxBytes: number;
  /** Nothing can be done where these are left out. */
  onChoose?: ((file: File) => void) | undefined;
  onRemove?: (() => void) | undefined;
}

/** A picture that goes along with a form. */
export function PictureField({
  label,
  texts,
  picture,
  problem,
  busy,
  maxBytes,
  onChoose,
  onRemove,
}: PictureFieldProps) {
  const input = useRef<HTMLInputElement>(null);

  async function handleFile(event: ChangeEvent<HTMLInputElement>): Promise<void> {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (file) onChoose?.(await shrinkPicture(file, maxBytes));
  }

  return (
    <fieldset className={styles.picture}>
      <legend>{label}</legend>
      <div className={styles.frame}>
        {picture ? <FetchedPicture picture={picture} alt={label} /> : <Icon name="upload" size={28} />}
      </div>
      {onChoose && (
        <div className={styles.buttons}>
          <Button busy={busy} onClick={() => input.current?.click()}>
            {picture ? texts.replace : texts.choose}
          </Button>
          {picture && onRemove && (
            <Button look="quiet" onClick={onRemove}>
              {texts.remove}
            </Button>
          )}
        </div>
      )}
      <FormError message={problem} />
      <input
        ref={input}
        type="file"
        accept={formats}
        aria-label={label}
        hidden
        onChange={(event) => void handleFile(event)}
      />
    </fieldset>
  );
}
