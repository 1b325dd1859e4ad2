// What an author's page and the jobs cost does not depend on how many took an exam.
import { crowdedWorld } from '../../testing/plans/crowded-world.ts';
import { itReadsWhatItIsAbout, useCrowd } from '../../testing/plans/use-crowd.ts';
import {
  findAuthored,
  findRest,
  selectCountedAttempts,
  selectForms,
  selectOpenReports,
  selectSums,
} from './form.store.ts';
import { lockUnmeasured, selectPapers, selectResponses, selectUnmeasured } from './paper.store.ts';
import { selectUnscaled } from './scale.store.ts';

const { busy, popularId } = crowdedWorld;
const plans = useCrowd();
const batch = Array.from({ length: 50 }, (_, at) => at + 1);

itReadsWhatItIsAbout(plans, {
  'the forms of an exam': { send: () => selectForms(plans.db, popularId), about: 1 },
  'the sums of its questions': { send: () => selectSums(plans.db, [popularId]), about: 30 },
  'what was left out': { send: () => findRest(plans.db, popularId), about: 1 },
  'whose exam it is': { send: () => findAuthored(plans.db, busy, popularId), about: 1 },
  'errors that were reported': { send: () => selectOpenReports(plans.db, popularId), about: 1 },
  'the newest tests behind the sums': { send: () => selectCountedAttempts(plans.db, [popularId], 1_000), about: 1_000 },
  'what is to be counted': { send: () => selectUnmeasured(plans.db, batch.length), about: batch.length },
  'a batch of it': { send: () => lockUnmeasured(plans.db, batch), about: batch.length },
  'its papers': { send: () => selectPapers(plans.db, batch), about: batch.length },
  'its answers': { send: () => selectResponses(plans.db, batch), about: 3 * batch.length },
  'what needs a scale': { send: () => selectUnscaled(plans.db, 50), about: 50 },
});
