import { ButtonLink } from '@tiku/ui';
import { helpPath, paths } from '../../lib/navigation/paths.ts';
import { useConfig } from '../../lib/config.ts';
import { useTexts } from '../../lib/i18n.ts';
import { ApplyAction } from './apply-action.tsx';
import { PartnerDrawing } from './drawings.tsx';
import { Hero } from './hero.tsx';
import { Offers } from './offers.tsx';
import { Steps } from './steps.tsx';

export function PartnerHomePage() {
  const t = useTexts('welcome');
  const { brand } = useConfig();
  return (
    <>
      <Hero title={t('partner.title')} lead={t('partner.lead', { brand })} drawing={<PartnerDrawing />}>
        <ApplyAction form={paths.partnerInfo} page={paths.partnerHome} />
        <ButtonLink to={helpPath('partner')} size="large">
          {t('partner.more')}
        </ButtonLink>
      </Hero>
      <Offers
        title={t('apply.what')}
        offers={[
          { icon: 'exam', title: t('partner.bundle.title'), text: t('partner.bundle.text') },
          { icon: 'chart', title: t('partner.payments.title'), text: t('partner.payments.text') },
          { icon: 'lock', title: t('partner.ownership.title'), text: t('partner.ownership.text') },
        ]}
      />
      <Steps
        title={t('apply.steps')}
        steps={[
          { title: t('partner.step-sign-in.title'), text: t('partner.step-sign-in.text') },
          { title: t('partner.step-details.title'), text: t('partner.step-details.text') },
          { title: t('partner.step-review.title'), text: t('partner.step-review.text') },
          { title: t('partner.step-use.title'), text: t('partner.step-use.text') },
        ]}
      />
    </>
  );
}
