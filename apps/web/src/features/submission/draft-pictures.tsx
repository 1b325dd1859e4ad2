import { limits } from '@tiku/contract/limits';
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { useTexts } from '../../lib/i18n.ts';
import { PictureField } from '../../ui/picture-field.tsx';
import styles from './submission.module.css';

interface Change<V> {
  mutate: (value: V) => void;
  isPending: boolean;
  error: Error | null;
}

interface DraftPictureProps {
  label: string;
  /** Undefined where there is none. */
  picture: Blob | undefined;
  canChange: boolean;
  replace: Change<File>;
  remove: Change<void>;
}

export function DraftPicture({ label, picture, canChange, replace, remove }: DraftPictureProps) {
  const t = useTexts('submission');
  return (
    <PictureField
      label={label}
      texts={{ choose: t('image-choose'), replace: t('image-replace'), remove: t('image-remove') }}
      picture={picture}
      problem={(replace.error ?? remove.error)?.message ?? null}
      busy={replace.isPending}
      maxBytes={limits.imageBytes}
      {...(canChange && { onChoose: (file: File) => replace.mutate(file), onRemove: () => remove.mutate(undefined) })}
    />
  );
}

type ImageType = 0 | 1 | 2;

interface DraftPicturesProps {
  types: readonly ImageType[];
  /** Which there are. */
  images: readonly ImageType[];
  canChange: boolean;
  children: (type: ImageType) => ReactNode;
}

/** Where nothing can be changed, those that are there. */
export function DraftPictures({ types, images, canChange, children }: DraftPicturesProps) {
  const shown = types.filter((type) => canChange || images.includes(type));
  if (shown.length === 0) return null;
  return (
    <div className={styles.pictures}>
      {shown.map((type) => (
        <Fragment key={type}>{children(type)}</Fragment>
      ))}
    </div>
  );
}
