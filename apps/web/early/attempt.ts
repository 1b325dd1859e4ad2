// Runs in the document of an attempt, before the application is there: on a slow line its question can be read seconds
// earlier. What is asked for here, the application does not ask for again.
import type { RequestOf, ResponseOf, TokenAddress } from '@tiku/contract';
import { noesOfPart, partSize, placeOf, questionsOf } from '../src/features/practice/attempt/parts.ts';
import { askEarly } from '../src/lib/api/early-answers.ts';
import { addressOf, describeRequest } from '../src/lib/api/transport.ts';
import { readId } from '../src/lib/navigation/read-id.ts';
import type { Session } from '../src/lib/session.ts';
import { drawQuestion } from './draw-question.ts';

function readSession(): Session | null {
  try {
    return JSON.parse(localStorage['tiku.session'] ?? 'null') as Session | null;
  } catch {
    return null;
  }
}

/** Null where it is refused: the application asks again, and says why. */
async function ask<A extends TokenAddress>(
  address: A,
  request: RequestOf<A>,
  session: Session,
): Promise<ResponseOf<A> | null> {
  const context = {
    base: '/api/1',
    companyId: session.companyId,
    language: document.documentElement.lang,
    unreachableText: '',
    ...(session.token && { accessToken: session.token.access_token }),
  };
  const outgoing = { address, request };
  const response = await askEarly(addressOf(outgoing, context), describeRequest(outgoing, context));
  return response.ok ? ((await response.json()) as ResponseOf<A>) : null;
}

async function start(): Promise<void> {
  const search = new URLSearchParams(location.search);
  const answerId = readId(search.get('answer_id') ?? undefined);
  const session = readSession();
  if (answerId === undefined || search.has('view') || !session?.token) return;
  if (session.token.expired_time < Date.now() + 30_000) return;
  const sheet = await ask('GET /exam/user_online_prac/noes', { answer_id: answerId }, session);
  // A homework under supervision shows nothing before its rules are agreed to.
  if (!sheet || sheet.handed_in_at !== null || sheet.rules) return;
  const place = placeOf(sheet, readId(search.get('no') ?? undefined));
  const noes = noesOfPart(sheet.noes, Math.floor(place / partSize));
  const wanted = questionsOf({ answerId, examId: sheet.exam_id, noes });
  const asked = await ask('POST /app/user/exam/questions', wanted, session);
  const question = asked?.list.find(({ no }) => no === sheet.noes[place]);
  if (question) drawQuestion(question);
}

/** Milliseconds in which the files of the application wait for the question: longer, and it would be better to have them. */
const patience = 3_000;

const end = () => dispatchEvent(new Event('tiku-early'));
setTimeout(end, patience);
// What went wrong, the application says.
start()
  .catch(() => undefined)
  .finally(end);
