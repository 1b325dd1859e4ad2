import { useContext, useState } from 'react';
import { EnlargeContext } from './enlarged-picture.tsx';
import { useMediaUrl } from './media-context.tsx';
import { isNeutralName } from '../media-name.ts';
import styles from './media.module.css';
import { useQuestionTexts } from '../texts-context.tsx';
import type { MediaTag } from '../html/tree.ts';

interface MediaProps {
  tag: MediaTag;
  name: string;
  alt: string;
}

const words = { img: 'rich-text.picture', audio: 'rich-text.audio', video: 'rich-text.video' } as const;

/** A picture, sound or video of the exam. One that cannot be had says which it was, and the question goes on. */
export function Media({ tag, name, alt }: MediaProps) {
  const t = useQuestionTexts();
  const url = useMediaUrl(name);
  const [failed, setFailed] = useState<string | null>(null);
  const label = alt || (isNeutralName(name) ? t(words[tag]) : name);
  if (url === null || failed === url)
    return <span className={styles.missing}>{t('rich-text.missing-file', { name: label })}</span>;
  const onError = () => setFailed(url);
  switch (tag) {
    case 'img':
      return <Picture url={url} alt={alt} onError={onError} />;
    case 'audio':
      return (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- an exam brings sounds and videos, but no captions
        <audio className={styles.audio} src={url} aria-label={label} controls preload="metadata" onError={onError} />
      );
    default:
      return (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- as above
        <video
          className={styles.video}
          src={url}
          aria-label={label}
          controls
          playsInline
          preload="metadata"
          onError={onError}
        />
      );
  }
}

function Picture({ url, alt, onError }: { url: string; alt: string; onError: () => void }) {
  const t = useQuestionTexts();
  const enlarge = useContext(EnlargeContext);
  const picture = <img className={styles.picture} src={url} alt={alt} loading="lazy" onError={onError} />;
  if (!enlarge) return picture;
  return (
    <button
      type="button"
      className={styles.enlarge}
      aria-label={alt ? t('rich-text.enlarge-named', { name: alt }) : t('rich-text.enlarge')}
      onClick={() => enlarge({ url, alt })}
    >
      {picture}
    </button>
  );
}
