import type { CompanyInfo } from '@tiku/contract';
import { companyImages } from '@tiku/contract/limits';
import { useCall } from '../../../lib/api/query.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { DraftPicture, DraftPictures } from '../../submission/submission.ts';
import { useRemoveImage, useReplaceImage } from '../company.api.ts';
import type { ImageType } from '../company.api.ts';

interface CompanyPicturesProps {
  company: CompanyInfo;
  isDraft: boolean;
  canChange?: boolean;
}

function CompanyPicture({ company, isDraft, canChange = false, type }: CompanyPicturesProps & { type: ImageType }) {
  const t = useTexts('company');
  const { images } = (isDraft && company.draft) || company;
  const isThere = images.includes(type);
  const asked = { id: company.id, type, is_draft: isDraft ? 1 : 0 } as const;
  const { data } = useCall('GET /ee/company/image', asked, { enabled: isThere });
  const replace = useReplaceImage(company.id, type);
  const remove = useRemoveImage(company.id, type);
  const picture = isThere ? data : undefined;
  return <DraftPicture label={t(`image.${type}`)} {...{ picture, canChange, replace, remove }} />;
}

export function CompanyPictures(props: CompanyPicturesProps) {
  const { company, isDraft, canChange = false } = props;
  const { images } = (isDraft && company.draft) || company;
  return (
    <DraftPictures types={Object.values(companyImages)} images={images} canChange={canChange}>
      {(type) => <CompanyPicture {...props} type={type} />}
    </DraftPictures>
  );
}
