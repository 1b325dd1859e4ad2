import type { ResponseOf, homeworkOfferCalls } from '@tiku/contract';
import type { z } from 'zod';
import type { Context } from '../../../platform/http/context.ts';
import { selectOpenableExam } from '../../exam/access/access.ts';
import { selectTypeCounts } from '../../exam/questions/questions.ts';
import { selectGroup } from '../../group/access/access.ts';
import { firstWords, searchQuery } from '../../question-text/question-text.ts';
import { countOffer, selectOffer } from './offer.store.ts';
import type { OfferFilter, OfferedRow } from './offer.store.ts';

type Address = 'POST /mymanaged/group/homework/offered';
type Request = z.output<(typeof homeworkOfferCalls)[Address]['request']>;
type Offered = ResponseOf<Address>;

/** As much of a stem as a row shows. */
const stemLength = 100;

function present({ stem, ...row }: OfferedRow): Offered['list'][number] {
  return { ...row, stem: firstWords(stem, stemLength) };
}

/** Nothing here is a key: people who may open the exam read as much of it elsewhere. */
export async function offerQuestions({ db, actor }: Context<'member'>, request: Request): Promise<Offered> {
  const exam = await selectOpenableExam(db, actor, request.exam_id);
  // Only those who manage a group learn what it was asked.
  const group = request.group_id === undefined ? null : await selectGroup(db, actor, request.group_id, 'manager');
  const about = { exam_id: exam.id, title: exam.title, kind: exam.kind, questions_count: exam.questions_count };
  const types = (await selectTypeCounts(db, exam.id)).map(({ type }) => type);
  const words = searchQuery(request.query_string.trim());
  // Signs alone are in no text.
  if (words === null && request.query_string.trim() !== '') return { list: [], exam: about, types, total: 0 };
  const filter: OfferFilter = {
    type: request.type,
    sections: request.section_noes,
    difficulty: request.difficulty,
    noes: request.noes,
    except: request.except,
    words,
    isUnused: request.unused,
  };
  const groupId = group?.id ?? null;
  const rows = await selectOffer(db, exam.id, groupId, filter, stretchOf(request));
  const total = request.req_total ? await countOffer(db, exam.id, groupId, filter) : undefined;
  return { list: rows.map(present), exam: about, types, ...(total === undefined ? {} : { total }) };
}

function stretchOf({ pick, noes, start, limit }: Request) {
  if (pick) return { start: 0, limit: pick.count, byChance: pick.by_chance };
  if (noes) return { start: 0, limit: noes.length, byChance: false };
  return { start, limit, byChance: false };
}
