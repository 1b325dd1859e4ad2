import type { Db } from '../../../platform/db/database.ts';
import type { AskedPlace, Paper } from '../../attempt/kinds/kinds.ts';
import { selectRegraded } from './changes.store.ts';
import type { RegradedPlace } from './changes.store.ts';

/** In the order asked, as the homework was graded anew since. */
export async function readPlaces(db: Db, { homeworkId, questions }: Paper): Promise<readonly AskedPlace[]> {
  if (homeworkId === null) return questions;
  const regraded = new Map((await selectRegraded(db, homeworkId)).map((each) => [each.no, each]));
  return regraded.size === 0 ? questions : questions.map((place) => regrade(place, regraded.get(place.no)));
}

function regrade(place: AskedPlace, regraded: RegradedPlace | undefined): AskedPlace {
  switch (regraded?.way) {
    case 'key':
      return { ...place, content_id: regraded.content_id ?? place.content_id };
    case 'right':
      return { ...place, isGiven: true };
    case 'left out':
      return { ...place, score: 0 };
    default:
      return place;
  }
}
