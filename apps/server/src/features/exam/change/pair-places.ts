// Which question of an exam is which of a change of it: what was edited in place knows its number, what an upgrade brought is
// recognised by what it says.
import { countMoved, matchQuestions } from '../upgrade/match-questions.ts';
import type { Fingerprint } from '../upgrade/match-questions.ts';

export interface Place extends Fingerprint {
  content_id: number;
  section_no: number | null;
  material_hash: string | null;
  origin_no: number | null;
}

export interface PairedPlaces {
  /** From the number in the exam to that in the change. */
  newNoOf: Map<number, number>;
  /** Numbers in the exam of questions that read otherwise in the change, or stand in another section of it. */
  changed: number[];
  /** In the change. */
  added: number[];
  /** In the exam. */
  removed: number[];
  movedCount: number;
}

export function pairPlaces(before: readonly Place[], after: readonly Place[]): PairedPlaces {
  const newNoOf = new Map<number, number>();
  for (const { no, origin_no } of after) if (origin_no !== null) newNoOf.set(origin_no, no);
  const { same, changed: alike } = matchQuestions(
    before.filter(({ no }) => !newNoOf.has(no)),
    after.filter(({ origin_no }) => origin_no === null),
  );
  for (const [oldNo, no] of [...same, ...alike]) newNoOf.set(oldNo, no);
  const reached = new Set(newNoOf.values());
  const placeAt = new Map(after.map((place) => [place.no, place]));
  const kept = before.filter(({ no }) => newNoOf.has(no));
  const isChanged = (place: Place) => {
    const now = placeAt.get(newNoOf.get(place.no) ?? 0);
    return (
      now?.content_hash !== place.content_hash ||
      now.material_hash !== place.material_hash ||
      now.section_no !== place.section_no
    );
  };
  return {
    newNoOf,
    changed: kept.filter(isChanged).map(({ no }) => no),
    added: after.filter(({ no }) => !reached.has(no)).map(({ no }) => no),
    removed: before.filter(({ no }) => !newNoOf.has(no)).map(({ no }) => no),
    movedCount: countMoved(kept.map(({ no }) => newNoOf.get(no) ?? 0)),
  };
}
