import { partnerImages, limits } from '@tiku/contract/limits';
import { useCall } from '../../lib/api/query.ts';
import { useTexts } from '../../lib/i18n.ts';
import { PictureField } from '../../ui/picture-field.tsx';
import { useRemoveImage, useReplaceImage } from './partner.api.ts';
import type { ImageType } from './partner.api.ts';
import styles from './partner.module.css';

interface PartnerPicturesProps {
  /** Which there are. */
  images: readonly ImageType[];
  isDraft: boolean;
  canChange?: boolean;
}

function PartnerPicture({ images, isDraft, canChange, type }: PartnerPicturesProps & { type: ImageType }) {
  const t = useTexts('partner');
  const isThere = images.includes(type);
  const { data } = useCall('GET /partner/image', { type, is_draft: isDraft ? 1 : 0 }, { enabled: isThere });
  const replace = useReplaceImage(type);
  const remove = useRemoveImage(type);
  return (
    <PictureField
      label={t(`image.${type}`)}
      texts={{ choose: t('image-choose'), replace: t('image-replace'), remove: t('image-remove') }}
      picture={isThere ? data : undefined}
      problem={(replace.error ?? remove.error)?.message ?? null}
      busy={replace.isPending}
      maxBytes={limits.imageBytes}
      {...(canChange && { onChoose: (file: File) => replace.mutate(file), onRemove: () => remove.mutate(undefined) })}
    />
  );
}

/** Where nothing can be changed, those that are there. */
export function PartnerPictures(props: PartnerPicturesProps) {
  const { images, canChange = false } = props;
  const types = Object.values(partnerImages).filter((type) => canChange || images.includes(type));
  if (types.length === 0) return null;
  return (
    <div className={styles.pictures}>
      {types.map((type) => (
        <PartnerPicture key={type} {...props} type={type} />
      ))}
    </div>
  );
}
