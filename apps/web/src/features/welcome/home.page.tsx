import { helpPath, paths } from '../../lib/navigation/paths.ts';
import { useConfig } from '../../lib/config.ts';
import { useTexts } from '../../lib/i18n.ts';
import { usePageTitle } from '../../lib/navigation/page-title.ts';
import { ProductPicture } from '../../ui/product-picture.tsx';
import { ClassDrawing, PaperDrawing } from './drawings.tsx';
import { Hero } from './hero.tsx';
import { Points } from './points.tsx';
import { Promises } from './promises.tsx';
import { StartActions } from './start-actions.tsx';
import { TryQuestion } from './try-question.tsx';
import styles from './welcome.module.css';

function WhatYouCanDo() {
  const t = useTexts('welcome');
  return (
    <Points
      look="offers"
      title={t('do.title')}
      points={[
        { icon: 'exam', title: t('do.publish.title'), text: t('do.publish.text') },
        { icon: 'check', title: t('do.practise.title'), text: t('do.practise.text') },
        { icon: 'bookmark', title: t('do.mistakes.title'), text: t('do.mistakes.text') },
        { icon: 'star', title: t('do.bank.title'), text: t('do.bank.text') },
        { icon: 'group', title: t('do.groups.title'), text: t('do.groups.text') },
        { icon: 'chart', title: t('do.statistics.title'), text: t('do.statistics.text') },
      ]}
    />
  );
}

function Look() {
  const t = useTexts('welcome');
  return (
    <section className={styles.part}>
      <h2>{t('look.title')}</h2>
      <div className={styles.look}>
        <ProductPicture name="practice" alt={t('look.alt')} />
      </div>
    </section>
  );
}

type Audience = 'learners' | 'authors' | 'teachers' | 'companies' | 'partners';

/** For whom it is, each with where they read on. */
function Audiences({ ways }: { ways: readonly [Audience, string][] }) {
  const t = useTexts('welcome');
  const { brand } = useConfig();
  return (
    <Points
      look="audiences"
      title={t('for.title')}
      points={ways.map(([who, to]) => ({
        title: t(`for.${who}.title`),
        text: t(`for.${who}.text`, { brand }),
        way: { to, text: t(`for.${who}.link`) },
      }))}
    />
  );
}

/** Variant A: learners, authors, companies and partners. */
function OpenHome() {
  const t = useTexts('welcome');
  const { brand } = useConfig();
  return (
    <>
      <Hero title={t('home-a.title')} lead={t('home-a.lead', { brand })} drawing={<PaperDrawing />}>
        <StartActions />
      </Hero>
      <TryQuestion />
      <WhatYouCanDo />
      <Look />
      <Audiences
        ways={[
          ['learners', helpPath('practice')],
          ['authors', helpPath('maketest_overview')],
          ['companies', paths.companyHome],
          ['partners', paths.partnerHome],
        ]}
      />
      <Promises />
    </>
  );
}

/** Variant B: learners, teachers and schools. */
function SchoolHome() {
  const t = useTexts('welcome');
  const { brand } = useConfig();
  return (
    <>
      <Hero title={t('home-b.title')} lead={t('home-b.lead', { brand })} drawing={<ClassDrawing />}>
        <StartActions />
      </Hero>
      <Audiences
        ways={[
          ['teachers', helpPath('groups')],
          ['learners', helpPath('practice')],
        ]}
      />
      <TryQuestion />
      <WhatYouCanDo />
      <Look />
      <Promises />
    </>
  );
}

export function HomePage() {
  const t = useTexts('welcome');
  const { variant } = useConfig();
  usePageTitle(variant === 'A' ? t('home-a.title') : t('home-b.title'));
  return variant === 'A' ? <OpenHome /> : <SchoolHome />;
}
