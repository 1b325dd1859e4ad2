// What a list of the bank is narrowed to stands in its address.
import type { RequestOf } from '@tiku/contract';
import { bankOrders, bankStates } from '@tiku/contract/limits';
import { useSearchParam } from '../../../lib/navigation/navigation.ts';

export type Filter = Pick<
  RequestOf<'GET /user_qdb/questions'>,
  'category_id' | 'type' | 'difficulty_level' | 'source' | 'state' | 'query_string' | 'order_by'
>;

function readNumber(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,12}$/.test(text) ? Number(text) : undefined;
}

function readWord<const W extends string>(words: readonly W[], text: string | undefined): W | undefined {
  return words.find((word) => word === text);
}

export function useFilter(): Filter {
  const [category, type, difficulty, source] = [
    readNumber(useSearchParam('category')),
    readNumber(useSearchParam('type')),
    readNumber(useSearchParam('difficulty')),
    readNumber(useSearchParam('source')),
  ];
  const state = readWord(bankStates, useSearchParam('state'));
  const order = readWord(bankOrders, useSearchParam('order'));
  const words = useSearchParam('q') ?? '';
  return {
    ...(category !== undefined && { category_id: category }),
    ...(type !== undefined && { type }),
    ...(difficulty !== undefined && { difficulty_level: difficulty }),
    ...(source !== undefined && { source }),
    ...(state && { state }),
    ...(order && { order_by: order }),
    ...(words && { query_string: words }),
  };
}

/** Everything but the order. */
export function isNarrowed(filter: Filter): boolean {
  return Object.keys(filter).some((name) => name !== 'order_by');
}

export const unnarrowed = {
  category: undefined,
  type: undefined,
  difficulty: undefined,
  source: undefined,
  state: undefined,
  q: undefined,
};
