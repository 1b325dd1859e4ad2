import { Button, Dialog, FormError } from '@tiku/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import dialogStyles from '../../../../../packages/ui/src/overlays/dialog.module.css';
import styles from './crop-dialog.module.css';
import { cropByKey, drawnSize, largestZoom, moveCrop, wholeCrop, zoomCrop } from './crop.ts';
import type { Size } from './crop.ts';
import { cutPicture } from './cut-picture.ts';

interface CropDialogProps {
  file: File;
  /** Pixels of the square that is cut out. */
  side: number;
  busy: boolean;
  /** Why it could not be saved. */
  problem: string | null;
  texts: { title: string; frame: string; zoom: string; broken: string; cancel: string; save: string };
  onCut: (picture: File) => void;
  onClose: () => void;
}

/** An address for the file, for as long as it is on screen. */
function useObjectUrl(file: File): string {
  const url = useMemo(() => URL.createObjectURL(file), [file]);
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  return url;
}

/** Choosing the square of a picture: drag it, zoom by wheel or slider, or use the keys. */
export function CropDialog({ file, side, busy, problem, texts, onCut, onClose }: CropDialogProps) {
  const url = useObjectUrl(file);
  const image = useRef<HTMLImageElement>(null);
  const frame = useRef<HTMLButtonElement>(null);
  const [picture, setPicture] = useState<Size | null>(null);
  const [broken, setBroken] = useState(false);
  const [crop, setCrop] = useState(wholeCrop);

  function handleMove(event: PointerEvent<HTMLElement>): void {
    if (!picture || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const { clientWidth: width } = event.currentTarget;
    const [right, down] = [event.movementX / width, event.movementY / width];
    setCrop((before) => moveCrop(picture, before, right, down));
  }

  function handleKey(event: KeyboardEvent): void {
    const next = picture && cropByKey(event.key, picture, crop);
    if (!next) return;
    event.preventDefault();
    setCrop(next);
  }

  // React listens for the wheel passively, and then the page would scroll too.
  useEffect(() => {
    const element = frame.current;
    const zoom = (event: WheelEvent) => {
      event.preventDefault();
      if (picture) setCrop((before) => zoomCrop(picture, before, before.zoom * Math.exp(-event.deltaY / 500)));
    };
    element?.addEventListener('wheel', zoom, { passive: false });
    return () => element?.removeEventListener('wheel', zoom);
  }, [picture]);

  async function cut(): Promise<void> {
    const square = image.current && (await cutPicture(image.current, crop, side));
    if (square) onCut(square);
    else setBroken(true);
  }

  const drawn = picture && drawnSize(picture, crop.zoom);
  const place = drawn && {
    width: `${drawn.width * 100}%`,
    height: `${drawn.height * 100}%`,
    left: `${(0.5 + crop.x - drawn.width / 2) * 100}%`,
    top: `${(0.5 + crop.y - drawn.height / 2) * 100}%`,
  };
  return (
    <Dialog title={texts.title} onClose={onClose}>
      <button
        ref={frame}
        type="button"
        className={styles.frame}
        aria-label={texts.frame}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={handleMove}
        onKeyDown={handleKey}
      >
        <img
          ref={image}
          src={url}
          alt=""
          draggable={false}
          style={place ?? { opacity: 0 }}
          onLoad={({ currentTarget }) =>
            setPicture({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })
          }
          onError={() => setBroken(true)}
        />
        <span className={styles.circle} />
      </button>
      <label className={styles.zoom}>
        {texts.zoom}
        <input
          type="range"
          min={1}
          max={largestZoom}
          step={0.01}
          value={crop.zoom}
          onChange={({ target }) => picture && setCrop(zoomCrop(picture, crop, Number(target.value)))}
        />
      </label>
      <FormError message={broken ? texts.broken : problem} />
      <div className={dialogStyles.actions}>
        <Button onClick={onClose}>{texts.cancel}</Button>
        <Button look="primary" busy={busy || broken || !picture} onClick={() => void cut()}>
          {texts.save}
        </Button>
      </div>
    </Dialog>
  );
}
