import { fontSizes } from '@tiku/questions/views';
import type { FontSize } from '@tiku/questions/views';
import type { QuestionType } from '@tiku/questions';
import { Choice } from '@tiku/ui';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { paths } from '../../../lib/navigation/paths.ts';
import { useConfig } from '../../../lib/config.ts';
import { addTexts, loadTexts, useTexts } from '../../../lib/i18n.ts';
import { navigate, useSearchParam } from '../../../lib/navigation/navigation.ts';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { galleryMediaUrl } from './gallery-media.ts';
import { GalleryRichText } from './gallery-rich-text.tsx';
import { GalleryType } from './gallery-type.tsx';
import { samples } from './gallery-samples.ts';
import styles from './gallery.module.css';
import { QuestionFrame } from '../question-frame.tsx';

// Only developers look at it: the code that everybody loads first does not name its texts.
addTexts(
  import.meta.glob<Record<string, string>>(
    ['../features/question/gallery/texts/*.json', '../../../../packages/questions/src/*/texts/*.json'],
    { base: '../../../lib', import: 'default' },
  ),
);

export async function loadGalleryPage(): Promise<() => ReactNode> {
  await loadTexts(['question/gallery', 'questions/views', 'questions/rich-text', 'questions/editor']);
  return GalleryPage;
}

const types = Object.keys(samples).map(Number) as QuestionType[];

/** For developers: every type of question in every state. `?type=5` shows one type, with its editor, `?type=5,14` some. */
function GalleryPage() {
  const t = useTexts('question/gallery');
  const names = useTexts('questions/views');
  const isShown = useConfig().features.outbox;
  const [size, setSize] = useState<FontSize>('standard');
  const part = useSearchParam('type');
  const wanted = part?.split(',');
  const shown = types.filter((type) => wanted?.includes(String(type)) ?? true);

  useEffect(() => {
    if (!isShown) navigate(paths.notFound, { replace: true });
  }, [isShown]);
  if (!isShown) return null;

  const parts = [
    { value: '', content: t('all') },
    ...types.map((type) => ({ value: String(type), content: names(`type.${type}`) })),
    { value: 'rich-text', content: t('rich-text') },
  ];

  return (
    <>
      <PageHeading title={t('title')} text={t('text')}>
        <Choice
          label={t('font-size')}
          value={size}
          options={fontSizes.map((value) => ({ value, content: t(`font-size.${value}`) }))}
          onChoose={setSize}
        />
      </PageHeading>
      <div className={styles.parts}>
        <Choice
          label={t('parts')}
          value={part ?? ''}
          options={parts}
          onChoose={(value) => navigate(value === '' ? paths.gallery : `${paths.gallery}?type=${value}`)}
        />
      </div>
      <QuestionFrame mediaUrl={galleryMediaUrl} fontSize={size}>
        {shown.map((type) => (
          <GalleryType key={type} type={type} withEditor={wanted?.length === 1} />
        ))}
        {(wanted?.includes('rich-text') ?? true) && <GalleryRichText />}
      </QuestionFrame>
    </>
  );
}
