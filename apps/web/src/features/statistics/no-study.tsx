import { ButtonLink, EmptyState } from '@tiku/ui';
import { paths } from '../../lib/navigation/paths.ts';
import { useTexts } from '../../lib/i18n.ts';

export function NoStudy() {
  const t = useTexts('statistics');
  return (
    <EmptyState title={t('empty')} text={t('empty-text')}>
      <ButtonLink to={paths.publicExams}>{t('find')}</ButtonLink>
    </EmptyState>
  );
}
