import type { Taught } from '@tiku/contract';
import type { Db } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { selectTaught } from './teaching.store.ts';
import type { TaughtRow } from './teaching.store.ts';

function presentTaught(row: TaughtRow) {
  return {
    homework_id: row.homework_id,
    group: { group_id: row.group_id, name: row.group_name },
    title: row.title,
  };
}

function presentFigures(row: TaughtRow) {
  const { end_time, member_count, begun_count, handed_in_count } = row;
  return { ...presentTaught(row), end_time: end_time.toISOString(), member_count, begun_count, handed_in_count };
}

/** What asks something of somebody who manages groups: papers to mark, what runs, and what ended without everybody. */
export async function readTaught(db: Db, actor: Actor): Promise<Taught> {
  const rows = await selectTaught(db, actor);
  const of = (kind: TaughtRow['kind']) => rows.filter((row) => row.kind === kind);
  return {
    to_mark: of('to_mark').flatMap((row) => {
      const { papers_count, oldest_at, no } = row;
      return oldest_at ? [{ ...presentTaught(row), papers_count, oldest_at: oldest_at.toISOString(), no }] : [];
    }),
    running: of('running').map(presentFigures),
    ended: of('ended')
      .filter(({ handed_in_count, member_count }) => handed_in_count < member_count)
      .map(presentFigures),
  };
}
