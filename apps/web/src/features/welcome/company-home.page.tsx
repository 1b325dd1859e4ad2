import { useTexts } from '../../lib/i18n.ts';
import { ApplyHome } from './apply-home.tsx';
import { CompanyDrawing } from './drawings.tsx';

export function CompanyHomePage() {
  const t = useTexts('welcome');
  return (
    <ApplyHome
      what="company"
      drawing={<CompanyDrawing />}
      offers={[
        { icon: 'user', title: t('company.people.title'), text: t('company.people.text') },
        { icon: 'group', title: t('company.groups.title'), text: t('company.groups.text') },
        { icon: 'chart', title: t('company.figures.title'), text: t('company.figures.text') },
        { icon: 'lock', title: t('company.apart.title'), text: t('company.apart.text') },
      ]}
      steps={[
        { title: t('company.step-sign-in.title'), text: t('company.step-sign-in.text') },
        { title: t('company.step-details.title'), text: t('company.step-details.text') },
        { title: t('company.step-review.title'), text: t('company.step-review.text') },
        { title: t('company.step-switch.title'), text: t('company.step-switch.text') },
      ]}
    />
  );
}
