import { ButtonLink } from '@tiku/ui';
import { helpPath, paths } from '../../lib/navigation/paths.ts';
import { useTexts } from '../../lib/i18n.ts';
import { ApplyAction } from './apply-action.tsx';
import { CompanyDrawing } from './drawings.tsx';
import { Hero } from './hero.tsx';
import { Offers } from './offers.tsx';
import { Steps } from './steps.tsx';

export function CompanyHomePage() {
  const t = useTexts('welcome');
  return (
    <>
      <Hero title={t('company.title')} lead={t('company.lead')} drawing={<CompanyDrawing />}>
        <ApplyAction form={paths.companyInfo} page={paths.companyHome} />
        <ButtonLink to={helpPath('company')} size="large">
          {t('company.more')}
        </ButtonLink>
      </Hero>
      <Offers
        title={t('apply.what')}
        offers={[
          { icon: 'user', title: t('company.people.title'), text: t('company.people.text') },
          { icon: 'group', title: t('company.groups.title'), text: t('company.groups.text') },
          { icon: 'chart', title: t('company.figures.title'), text: t('company.figures.text') },
          { icon: 'lock', title: t('company.apart.title'), text: t('company.apart.text') },
        ]}
      />
      <Steps
        title={t('apply.steps')}
        steps={[
          { title: t('company.step-sign-in.title'), text: t('company.step-sign-in.text') },
          { title: t('company.step-details.title'), text: t('company.step-details.text') },
          { title: t('company.step-review.title'), text: t('company.step-review.text') },
          { title: t('company.step-switch.title'), text: t('company.step-switch.text') },
        ]}
      />
    </>
  );
}
