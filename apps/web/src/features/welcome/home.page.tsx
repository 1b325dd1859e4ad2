import { helpPath, paths } from '../../lib/navigation/paths.ts';
import { useConfig } from '../../lib/config.ts';
import { useTexts } from '../../lib/i18n.ts';
import { usePageTitle } from '../../lib/navigation/page-title.ts';
import { Audiences } from './audiences.tsx';
import { ClassDrawing, PaperDrawing } from './drawings.tsx';
import { Hero } from './hero.tsx';
import { Offers } from './offers.tsx';
import { Promises } from './promises.tsx';
import { StartActions } from './start-actions.tsx';

function WhatYouCanDo() {
  const t = useTexts('welcome');
  return (
    <Offers
      title={t('do.title')}
      offers={[
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

/** Variant A: learners, authors, companies and partners. */
function OpenHome() {
  const t = useTexts('welcome');
  const { brand } = useConfig();
  return (
    <>
      <Hero title={t('home-a.title')} lead={t('home-a.lead', { brand })} drawing={<PaperDrawing />}>
        <StartActions />
      </Hero>
      <WhatYouCanDo />
      <Audiences
        title={t('for.title')}
        audiences={[
          {
            title: t('for.learners.title'),
            text: t('for.learners.text'),
            link: t('for.learners.link'),
            to: helpPath('practice'),
          },
          {
            title: t('for.authors.title'),
            text: t('for.authors.text'),
            link: t('for.authors.link'),
            to: helpPath('maketest_overview'),
          },
          {
            title: t('for.companies.title'),
            text: t('for.companies.text'),
            link: t('for.companies.link'),
            to: paths.companyHome,
          },
          {
            title: t('for.partners.title'),
            text: t('for.partners.text', { brand }),
            link: t('for.partners.link'),
            to: paths.partnerHome,
          },
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
        title={t('for.title')}
        audiences={[
          {
            title: t('for.teachers.title'),
            text: t('for.teachers.text'),
            link: t('for.teachers.link'),
            to: helpPath('groups'),
          },
          {
            title: t('for.learners.title'),
            text: t('for.learners.text'),
            link: t('for.learners.link'),
            to: helpPath('practice'),
          },
        ]}
      />
      <WhatYouCanDo />
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
