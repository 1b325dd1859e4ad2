import { partnerImages } from '@tiku/contract/limits';
import { useCall } from '../../lib/api/query.ts';
import { useTexts } from '../../lib/i18n.ts';
import { DraftPicture, DraftPictures } from '../submission/submission.ts';
import { useRemoveImage, useReplaceImage } from './partner.api.ts';
import type { ImageType } from './partner.api.ts';

interface PartnerPicturesProps {
  /** Which there are. */
  images: readonly ImageType[];
  isDraft: boolean;
  canChange?: boolean;
}

function PartnerPicture({ images, isDraft, canChange = false, type }: PartnerPicturesProps & { type: ImageType }) {
  const t = useTexts('partner');
  const isThere = images.includes(type);
  const { data } = useCall('GET /partner/image', { type, is_draft: isDraft ? 1 : 0 }, { enabled: isThere });
  const replace = useReplaceImage(type);
  const remove = useRemoveImage(type);
  const picture = isThere ? data : undefined;
  return <DraftPicture label={t(`image.${type}`)} {...{ picture, canChange, replace, remove }} />;
}

export function PartnerPictures(props: PartnerPicturesProps) {
  const { images, canChange = false } = props;
  return (
    <DraftPictures types={Object.values(partnerImages)} images={images} canChange={canChange}>
      {(type) => <PartnerPicture {...props} type={type} />}
    </DraftPictures>
  );
}
