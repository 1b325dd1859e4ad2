import { ButtonLink, Icon } from '@tiku/ui';
import type { IconName } from '@tiku/ui';
import { useTexts } from '../../lib/i18n.ts';
import { useCanOpen } from '../../lib/navigation/page-access.ts';
import { paths } from '../../lib/navigation/paths.ts';
import type { Home } from './home.ts';
import styles from './first-steps.module.css';

/** Nothing to go on with, and nobody who waits. */
export function isFirstDay({ practices, homework, exams, is_in_group, authoring, operating = [] }: Home): boolean {
  const done = practices.length + homework.length + exams.length + operating.length;
  return done === 0 && is_in_group !== true && !authoring;
}

/** Three ways to begin, for somebody who has not yet begun. */
export function FirstSteps() {
  const t = useTexts('home');
  const canOpen = useCanOpen();
  const steps: { name: 'join' | 'try' | 'make'; icon: IconName; to: string }[] = [
    { name: 'join', icon: 'group', to: paths.joinedGroups },
    { name: 'try', icon: 'search', to: paths.publicExams },
    { name: 'make', icon: 'upload', to: paths.importNewExam },
  ];
  return (
    <section className={styles.steps} aria-label={t('first.title')} data-tour="next">
      <h2>{t('first.title')}</h2>
      <ul>
        {steps
          .filter(({ to }) => canOpen(to))
          .map(({ name, icon, to }) => (
            <li key={name}>
              <Icon name={icon} />
              <h3>{t(`first.${name}`)}</h3>
              <p>{t(`first.${name}-text`)}</p>
              <ButtonLink look={name === 'join' ? 'primary' : 'secondary'} to={to}>
                {t(`first.${name}-action`)}
              </ButtonLink>
            </li>
          ))}
      </ul>
    </section>
  );
}
