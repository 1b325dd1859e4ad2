import { ButtonLink } from '@tiku/ui';
import type { ComponentProps, ReactNode } from 'react';
import { useConfig } from '../../lib/config.ts';
import { useTexts } from '../../lib/i18n.ts';
import { helpPath, paths } from '../../lib/navigation/paths.ts';
import { ApplyAction } from './apply-action.tsx';
import { Hero } from './hero.tsx';
import { Points } from './points.tsx';

type Listed = ComponentProps<typeof Points>['points'];

interface ApplyHomeProps {
  what: 'company' | 'partner';
  drawing: ReactNode;
  offers: Listed;
  steps: Listed;
}

/** For those who may apply: what they get, and how that goes. */
export function ApplyHome({ what, drawing, offers, steps }: ApplyHomeProps) {
  const t = useTexts('welcome');
  const { brand } = useConfig();
  return (
    <>
      <Hero title={t(`${what}.title`)} lead={t(`${what}.lead`, { brand })} drawing={drawing}>
        <ApplyAction form={paths[`${what}Info`]} page={paths[`${what}Home`]} />
        <ButtonLink to={helpPath(what)} size="large">
          {t(`${what}.more`)}
        </ButtonLink>
      </Hero>
      <Points look="offers" title={t('apply.what')} points={offers} />
      <Points look="steps" title={t('apply.steps')} points={steps} />
    </>
  );
}
