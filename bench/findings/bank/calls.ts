import type { Address } from '@tiku/contract';

export interface BankCall {
  name: string;
  address: Address;
  request(bankId: number): object;
}

const list = 'GET /user_qdb/questions';
const page = { limit: 20, req_total: 1 };
const begin = 'POST /exam/user_online_prac/create_answer';

export const calls: readonly BankCall[] = [
  { name: 'the newest questions', address: list, request: () => page },
  { name: 'one category', address: list, request: () => ({ ...page, category_id: 7 }) },
  { name: 'one difficulty', address: list, request: () => ({ ...page, difficulty_level: 3 }) },
  { name: 'a rare type', address: list, request: () => ({ ...page, type: 1 }) },
  { name: 'favourites', address: list, request: () => ({ ...page, state: 'favorited' }) },
  { name: 'a rare word', address: list, request: () => ({ ...page, query_string: 'topic123' }) },
  { name: 'a common word', address: list, request: () => ({ ...page, query_string: 'water' }) },
  {
    name: 'begin with twenty at random',
    address: begin,
    request: (exam_id) => ({ exam_id, prac_type: 2, sel_qs_json: '{"count":20,"order":"random"}' }),
  },
  {
    name: 'begin with a category',
    address: begin,
    request: (exam_id) => ({ exam_id, prac_type: 2, sel_qs_json: '{"count":20,"sections":[7]}' }),
  },
  {
    name: 'begin with favourites',
    address: begin,
    request: (exam_id) => ({ exam_id, prac_type: 5, sel_qs_json: '{"count":20}' }),
  },
];
