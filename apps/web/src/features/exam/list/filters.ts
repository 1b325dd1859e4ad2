// What a list is narrowed to stands in the address, where people may write anything.
import { examCategories, examOrders, examStatus } from '@tiku/contract/limits';
import type { ExamStatus } from '@tiku/contract/limits';
import { questionTypes } from '@tiku/questions';
import type { QuestionType } from '@tiku/questions';

type Orders = typeof examOrders;
type CategoryId = (typeof examCategories)[number]['id'];

export function readOrder<K extends keyof Orders>(list: K, text: string | undefined): Orders[K][number] {
  const orders: readonly Orders[K][number][] = examOrders[list];
  return orders.find((order) => order === text) ?? examOrders[list][0];
}

export function readStatus(text: string | undefined): ExamStatus | null {
  return Object.values(examStatus).find((status) => String(status) === text) ?? null;
}

export function readCategory(text: string | undefined): CategoryId | null {
  return examCategories.find(({ id }) => String(id) === text)?.id ?? null;
}

export function readType(text: string | undefined): QuestionType | undefined {
  return Object.values(questionTypes).find((type) => String(type) === text);
}
