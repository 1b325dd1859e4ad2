import { examCategories } from '@tiku/contract/limits';
import { useTexts } from '../../lib/i18n.ts';

/** The fixed categories with their names, in their fixed order. */
export function useCategories(): { id: number; name: string }[] {
  const t = useTexts('exam');
  return examCategories.map(({ id, key }) => ({ id, name: t(`category.${key}`) }));
}

export function useCategoryName(categoryId: number | null): string | null {
  const categories = useCategories();
  return categories.find(({ id }) => id === categoryId)?.name ?? null;
}
