import type { CompanyInfo } from '@tiku/contract';
import { companyImages, limits } from '@tiku/contract/limits';
import { useCall } from '../../../lib/api/query.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { PictureField } from '../../../ui/picture-field.tsx';
import { useRemoveImage, useReplaceImage } from '../company.api.ts';
import type { ImageType } from '../company.api.ts';
import styles from '../company.module.css';

interface CompanyPicturesProps {
  company: CompanyInfo;
  isDraft: boolean;
  canChange?: boolean;
}

function CompanyPicture({ company, isDraft, canChange, type }: CompanyPicturesProps & { type: ImageType }) {
  const t = useTexts('company');
  const { images } = (isDraft && company.draft) || company;
  const isThere = images.includes(type);
  const asked = { id: company.id, type, is_draft: isDraft ? 1 : 0 } as const;
  const { data } = useCall('GET /ee/company/image', asked, { enabled: isThere });
  const replace = useReplaceImage(company.id, type);
  const remove = useRemoveImage(company.id, type);
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
export function CompanyPictures(props: CompanyPicturesProps) {
  const { company, isDraft, canChange = false } = props;
  const { images } = (isDraft && company.draft) || company;
  const types = Object.values(companyImages).filter((type) => canChange || images.includes(type));
  if (types.length === 0) return null;
  return (
    <div className={styles.pictures}>
      {types.map((type) => (
        <CompanyPicture key={type} {...props} type={type} />
      ))}
    </div>
  );
}
