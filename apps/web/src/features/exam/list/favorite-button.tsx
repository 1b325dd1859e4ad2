import type { ListedExam } from '@tiku/contract';
import { Button, Icon } from '@tiku/ui';
import { useTexts } from '../../../lib/i18n.ts';
import styles from './favorite-button.module.css';
import { keepExam } from '../favorite.ts';

interface FavoriteButtonProps {
  exam: Pick<ListedExam, 'id' | 'title' | 'is_favorited'>;
  /** With the word beside the star; alone, its name tells which exam it is about. */
  withText?: boolean;
}

export function FavoriteButton({ exam, withText = false }: FavoriteButtonProps) {
  const t = useTexts('exam');
  return (
    <Button
      look={withText ? 'secondary' : 'quiet'}
      size={withText ? 'medium' : 'icon'}
      className={styles.star}
      aria-pressed={exam.is_favorited}
      aria-label={withText ? undefined : t('favorite.named', { title: exam.title })}
      title={withText ? undefined : t('favorite')}
      onClick={() => keepExam(exam.id, !exam.is_favorited)}
    >
      <Icon name="star" />
      {withText && t('favorite')}
    </Button>
  );
}
