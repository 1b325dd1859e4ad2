// People with accounts, tokens, one exam of twenty questions and the same as homework, put straight into the database of a running server.
import { buildAccount } from '../../apps/server/src/testing/build-account.ts';
import { paperOf, statements } from '../../apps/server/src/testing/build-attempt.ts';
import { buildExam, choiceQuestion } from '../../apps/server/src/testing/build-exam.ts';
import { buildGroup } from '../../apps/server/src/testing/build-group.ts';
import { buildHomework } from '../../apps/server/src/testing/build-homework.ts';
import { openDatabase } from '../../apps/server/src/platform/db/database.ts';
import type { Database } from '../../apps/server/src/platform/db/database.ts';
import { loadDeploymentKeys } from '../../apps/server/src/platform/db/deployment-keys.ts';
import { startSession } from '../../apps/server/src/platform/session/sessions.ts';
import type { TokenPair } from '../../apps/server/src/platform/session/session.store.ts';
import type { Answer, Question } from '@tiku/questions';
import type pg from 'pg';
import type { Chance } from './chance.ts';

export interface Pupil {
  accountId: number;
  pair: TokenPair;
}

export interface School {
  database: Database;
  examId: number;
  /** Papers that everybody can sit once each. */
  homeworkIds: number[];
  pupils: Pupil[];
}

function blank(at: number): Question {
  const desc = `<p>The word ${at + 1} is ____.</p>`;
  return { type: 3, desc, correct_answer: [['word']], explanation: '', score: 1, item_scores: [1], difficulty: null };
}

function essay(at: number): Question {
  const desc = `<p>Write about ${at + 1} things.</p>`;
  return { type: 7, desc, correct_answer: '', explanation: '', score: 5, difficulty: null };
}

const times = <T>(count: number, build: (at: number) => T) => Array.from({ length: count }, (_, at) => build(at));
const paper = [
  ...times(9, blank),
  ...statements(4),
  ...times(5, (at) => choiceQuestion(`<p>Choose ${at + 1}.</p>`)),
  ...times(2, essay),
];
export const questionCount = paper.length;

/** Some answer to a question of the paper; `mark` makes those of words unique. */
export function inventAnswer(no: number, mark: string, chance: Chance): Answer | null {
  if (chance.percent(6)) return null;
  const type = paper[no - 1]?.type;
  if (type === 3) return [chance.percent(20) ? 'word' : mark];
  if (type === 4) return chance.percent(50);
  return type === 1 ? [chance.pick(['A', 'B', 'C'])] : { text: mark, files: [] };
}

export async function openSchool(connection: pg.PoolConfig, pupilCount: number, homeworkCount = 0): Promise<School> {
  const database = openDatabase({ ...connection, max: 5 }, () => {}, 'background');
  const { db } = database;
  const keys = await loadDeploymentKeys(db);
  const teacherId = await buildAccount(db);
  const examId = await buildExam(db, teacherId, { paper: paperOf(paper) });
  const pupils: Pupil[] = [];
  for (let at = 0; at < pupilCount; at++) {
    const accountId = await buildAccount(db);
    const pair = await startSession(db, keys.signing, { accountId, osType: 5, userAgent: 'proof' });
    pupils.push({ accountId, pair });
  }
  const members = pupils.map(({ accountId }) => accountId);
  const groupId = await buildGroup(db, teacherId, { members });
  const homeworkIds: number[] = [];
  for (let at = 0; at < homeworkCount; at++) {
    const homework = await buildHomework(db, groupId, teacherId, { paper: paperOf(paper), needs_marking: true });
    homeworkIds.push(homework.exam_id);
  }
  return { database, examId, homeworkIds, pupils };
}
