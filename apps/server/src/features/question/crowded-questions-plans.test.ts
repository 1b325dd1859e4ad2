// What somebody has marked and been through costs what they have, however many others have theirs at the same exam.
import { crowd, crowdedWorld } from '../../testing/plans/crowded-world.ts';
import { itReadsWhatItIsAbout, useCrowd } from '../../testing/plans/use-crowd.ts';
import type { Asked } from '../../testing/plans/use-crowd.ts';
import { selectCandidates } from '../attempt/begin/begin.ts';
import { selectKeyReaders } from '../question-key/question-key.ts';
import { selectLastAnswers } from '../attempt/attempt.ts';
import { countMarks, selectMarkedNoes, selectMarks, selectMarksOfAsked } from './mark.store.ts';
import { writeResults } from './progress.store.ts';

const world = crowdedWorld;
const plans = useCrowd();

const places = [
  { name: 'of a popular exam', actor: world.taker, examId: world.popularId, questions: crowd.popularQuestions },
  {
    name: 'of a popular exam in a company',
    actor: world.employee,
    examId: world.popularId,
    questions: crowd.popularQuestions,
  },
  ...world.longIds.map((examId, at) => ({
    name: `of an exam of ${crowd.longExams[at]} questions`,
    actor: world.busy,
    examId,
    questions: crowd.longExams[at] ?? 0,
  })),
];

const page = 30;
const rules = { retiresWrong: true, masters: true, showsKeys: true };

function listStatements({ actor, examId, questions }: (typeof places)[number]): Record<string, Asked> {
  const noes = Array.from({ length: page }, (_, at) => at + 1);
  const contentIds = noes.map((no) => 1_000_000 + 10_000 * examId + no);
  const results = noes.map((no, at) => ({ no, contentId: contentIds[at] ?? 0, outcome: 'right' as const }));
  const chosen = (
    ...[pracType, selection]: [Parameters<typeof selectCandidates>[3], Parameters<typeof selectCandidates>[4]]
  ) => ({
    send: () => selectCandidates(plans.db, actor, examId, pracType, selection),
    about: questions,
  });
  return {
    'a test': chosen(3, {}),
    'a practice of what is new': chosen(2, { state: 'new' }),
    'a practice of what was wrong': chosen(2, { state: 'wrong' }),
    'a practice of named questions': chosen(2, { noes }),
    'wrong questions': chosen(4, {}),
    mastering: chosen(7, {}),
    'numbers of wrong questions': { send: () => selectMarkedNoes(plans.db, actor, examId, 'wrong'), about: questions },
    'counts of marks': { send: () => countMarks(plans.db, actor, examId), about: questions },
    'a page of marks': { send: () => selectMarks(plans.db, actor, examId, noes), about: page },
    'marks of what was asked': {
      send: () =>
        selectMarksOfAsked(
          plans.db,
          actor,
          examId,
          noes.map((no, at) => ({ no, contentId: contentIds[at] ?? 0 })),
        ),
      about: page,
    },
    'last answers': { send: () => selectLastAnswers(plans.db, actor, examId, contentIds), about: page },
    'who may see keys': {
      send: () => selectKeyReaders(plans.db, actor, { id: examId, kind: 0, is_mine: false }, contentIds),
      about: page,
    },
    'who may see keys of a bank': {
      send: () => selectKeyReaders(plans.db, actor, { id: examId, kind: 2, is_mine: true }, contentIds),
      about: page,
    },
    'what results leave behind': {
      send: () => writeResults(plans.db, actor, { examId, attemptId: 1 }, results, rules),
      about: page,
    },
  };
}

for (const place of places) {
  const named = Object.entries(listStatements(place)).map(([name, asked]) => [`${name} ${place.name}`, asked] as const);
  itReadsWhatItIsAbout(plans, Object.fromEntries(named));
}
