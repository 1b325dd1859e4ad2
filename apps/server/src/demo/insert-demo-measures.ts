// Tests that nobody took, as sums alone: enough for every figure of how questions do.
import type { ItemResponse } from '@tiku/measure';
import { isChosen, letters } from '@tiku/questions';
import type { Db } from '../platform/db/database.ts';
import { selectQuestions } from '../features/exam/questions/questions.ts';
import { addToForm, itemsOf, scaleOf, writeScale } from '../features/measure/measure.ts';

const papers = 180;

/** The same for everybody who starts the demo: numbers that only look like chance. */
function createChance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

type Item = ReturnType<typeof itemsOf>[number];

/** The further from the first, the more seldom: some options are hardly ever chosen. */
function chooseWrong({ content }: Item, key: readonly string[], chance: () => number): string[] {
  const options = 'options' in content ? content.options : [];
  const others = options.map((_, place) => letters.charAt(place)).filter((letter) => !key.includes(letter));
  return [others[Math.floor(chance() ** 2 * others.length)] ?? ''];
}

function answer(item: Item, place: number, ability: number, chance: () => number): ItemResponse {
  const { content, score } = item;
  const difficulty = place === 0 ? -5 : ((place * 7) % 11) / 4 - 1.6;
  const isRight = chance() < 1 / (1 + Math.exp(-1.4 * (ability - difficulty)));
  const isBlank = !isRight && chance() < 0.08;
  const seconds = Math.round(8 + 50 * chance() ** 2 + (isRight ? 0 : 12));
  if (isBlank) return { x: 0, isBlank, seconds: null };
  const key = content.correct_answer;
  if (!isChosen(content.type)) return { x: isRight ? score : 0, seconds };
  if (typeof key === 'boolean') return { x: isRight ? score : 0, seconds, options: [key === isRight ? 'T' : 'F'] };
  const right = Array.isArray(key) ? key.filter((letter) => typeof letter === 'string') : [];
  return { x: isRight ? score : 0, seconds, options: isRight ? right : chooseWrong(item, right, chance) };
}

/** Of the exams of the demo, as their author finds them. */
export async function insertDemoMeasures(tx: Db): Promise<void> {
  const exams = await tx
    .selectFrom('exam')
    .select('id')
    .where('kind', '=', 0)
    .where('company_id', 'is', null)
    .orderBy('id')
    .limit(5)
    .execute();
  for (const { id } of exams) {
    const rows = await selectQuestions(tx, id, 0, 500);
    const items = itemsOf(
      rows.map(({ no, content_id, score }) => ({ no, contentId: content_id, score })),
      new Map(rows.map(({ content_id, content }) => [content_id, content])),
      { withJudged: false },
    );
    const chance = createChance(id);
    const tests = Array.from({ length: papers }, () => {
      const ability = 2.4 * (chance() + chance() + chance() - 1.5);
      return items.map((item, place) => answer(item, place, ability, chance));
    });
    const formId = await addToForm(tx, id, items, tests);
    await writeScale(tx, formId, papers, scaleOf(tests.map((responses) => ({ items, responses }))));
  }
}
