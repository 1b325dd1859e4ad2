import { useContext, useState } from 'react';
import { EnlargeContext } from './enlarged-picture.tsx';
import { useMediaUrl } from './media-context.tsx';
import { isNeutralName } from '../media-name.ts';
import styles from './media.module.css';
import { Player } from './player.tsx';
import type { Place } from './player.tsx';
import { useMediaAddress } from './use-media-address.ts';
import { useQuestionTexts } from '../texts-context.tsx';
import type { MediaTag } from '../html/tree.ts';

interface MediaProps {
  tag: MediaTag;
  name: string;
  alt: string;
}

const words = { img: 'rich-text.picture', audio: 'rich-text.audio', video: 'rich-text.video' } as const;

/** A picture, sound or video of the exam. One that cannot be had says which it was, and the question goes on. */
export function Media(props: MediaProps) {
  return <File key={props.name} {...props} />;
}

function File({ tag, name, alt }: MediaProps) {
  const t = useQuestionTexts();
  const { address, reportFailure } = useMediaAddress(useMediaUrl(name));
  const [place, setPlace] = useState<Place | null>(null);
  const label = alt || (isNeutralName(name) ? t(words[tag]) : name);
  if (address === null) return <span className={styles.missing}>{t('rich-text.missing-file', { name: label })}</span>;
  if (tag === 'img') return <Picture url={address} alt={alt} onError={reportFailure} />;

  function handleBreak(at: Place): void {
    setPlace(at);
    reportFailure();
  }
  return <Player tag={tag} url={address} label={label} place={place} onError={handleBreak} />;
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
