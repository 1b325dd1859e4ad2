import { useTexts } from '../../lib/i18n.ts';
import { ApplyHome } from './apply-home.tsx';
import { PartnerDrawing } from './drawings.tsx';

export function PartnerHomePage() {
  const t = useTexts('welcome');
  return (
    <ApplyHome
      what="partner"
      drawing={<PartnerDrawing />}
      offers={[
        { icon: 'exam', title: t('partner.bundle.title'), text: t('partner.bundle.text') },
        { icon: 'chart', title: t('partner.payments.title'), text: t('partner.payments.text') },
        { icon: 'lock', title: t('partner.ownership.title'), text: t('partner.ownership.text') },
      ]}
      steps={[
        { title: t('partner.step-sign-in.title'), text: t('partner.step-sign-in.text') },
        { title: t('partner.step-details.title'), text: t('partner.step-details.text') },
        { title: t('partner.step-review.title'), text: t('partner.step-review.text') },
        { title: t('partner.step-use.title'), text: t('partner.step-use.text') },
      ]}
    />
  );
}
