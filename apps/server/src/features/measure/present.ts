// From figures to what is shown: nothing below its sample, nothing that tells a key to somebody who may not see it.
import type { HiddenKey, MeasuredQuestion, Measures } from '@tiku/contract';
import { countedTotals, describeForm, describeOptions, describeQuestion } from '@tiku/measure';
import type { Estimate, FormSums, ItemSums } from '@tiku/measure';
import { isJudgedByPeople, letters } from '@tiku/questions';
import type { Question } from '@tiku/questions';
import { htmlToText } from '@tiku/questions/rich-text';
import { findCares } from './cares.ts';
import type { ScaledPlace } from './form.store.ts';
import { fewest } from './samples.ts';

const longestStem = 200;

/** A question where it stands now, and the sums of the forms that asked it. */
export interface Measurable {
  no: number;
  content: Question;
  /** In tenths. */
  score: number;
  parts: { form: FormSums; item: ItemSums }[];
  alphaWithout: number | null;
  scale: ScaledPlace | null;
  reports: number;
  hidden: HiddenKey | null;
  /** The letter under which they are shown an option of the author's letter. */
  shownAs: (option: string) => string;
}

interface OwnOption {
  own: string;
  shown: string;
  content: string;
  is_correct: boolean;
}

/** Of what is chosen from a list; nothing of everything else. */
function optionsOf(content: Question, shownAs: (option: string) => string): OwnOption[] {
  if (typeof content.correct_answer === 'boolean') {
    return [true, false].map((value) => {
      const own = value ? 'T' : 'F';
      return { own, shown: own, content: '', is_correct: content.correct_answer === value };
    });
  }
  if (!('options' in content) || 'matchings' in content || 'item_scores' in content) return [];
  const correct = new Set<string>(content.correct_answer);
  return content.options
    .map((html, at) => {
      const own = letters[at] ?? '';
      return { own, shown: shownAs(own), content: html, is_correct: correct.has(own) };
    })
    .toSorted((one, other) => letters.indexOf(one.shown) - letters.indexOf(other.shown));
}

const estimate = (value: Estimate | null) =>
  value && { value: value.value, low: value.interval?.low ?? null, high: value.interval?.high ?? null };

export function presentQuestion(question: Measurable, questions: number): MeasuredQuestion {
  const { no, content, score, parts, hidden, scale } = question;
  const figures = describeQuestion(parts);
  const sums = parts.map(({ item }) => item);
  const own = optionsOf(content, question.shownAs);
  const counted = describeOptions(
    sums,
    own.map((option) => option.own),
  );
  const options = own.map((option, at) => Object.assign(option, { count: counted[at]?.count ?? 0 }));
  const isTold = hidden === null || isJudgedByPeople(content.type);
  const isEnough = figures.n >= fewest.shown;
  return {
    no,
    type: content.type,
    stem: htmlToText(content.desc).slice(0, longestStem),
    score: score / 10,
    papers_count: figures.n,
    blank_share: figures.n > 0 ? figures.blank / figures.n : null,
    difficulty: isTold ? estimate(figures.difficulty) : null,
    correlation: isTold && isEnough ? estimate(figures.correlation) : null,
    upper_lower: isTold && isEnough ? figures.upperLower : null,
    alpha_without: isTold && isEnough ? question.alphaWithout : null,
    median_seconds: figures.medianSeconds,
    scale:
      isTold && scale
        ? {
            difficulty: scale.difficulty,
            standard_error: scale.standard_error,
            infit: scale.infit,
            outfit: scale.outfit,
          }
        : null,
    options: options.map((option, at) => ({
      option: option.shown,
      content: option.content,
      is_correct: isTold ? option.is_correct : null,
      count: option.count,
      thirds: (isTold && counted[at]?.thirds) || [null, null, null],
    })),
    cares: isTold ? findCares({ figures, sums, options, questions, reports: question.reports }) : [],
    hidden_key: hidden,
  };
}

/** Tenths of the full score: somebody with all of it is in the last. */
function spreadOf(form: FormSums): number[] {
  const spread = Array.from({ length: 10 }, () => 0);
  for (const [total, count] of countedTotals(form)) {
    const tenth = form.full > 0 ? Math.min(9, Math.floor((10 * total) / form.full + 1e-9)) : 0;
    spread[tenth] = (spread[tenth] ?? 0) + count;
  }
  return spread;
}

/** From the tenths in which sums are kept. */
const points = (tenths: number): number => tenths / 10;

interface Described {
  form: Measures['form'];
  alphaWithout: (number | null)[];
}

export function presentForm(
  sums: FormSums,
  items: readonly ItemSums[],
  scaled: { at: Date; n: number } | null,
): Described {
  const { distribution, alpha, alphaWithout, isKr20, standardError } = describeForm(sums, items);
  if (!distribution) return { form: null, alphaWithout };
  const { n, skewness, kurtosis } = distribution;
  const isEnough = n >= fewest.shown;
  return {
    form: {
      papers_count: n,
      full_score: points(sums.full),
      mean: points(distribution.mean),
      sd: distribution.sd === null ? null : points(distribution.sd),
      lowest: points(distribution.lowest),
      quartile1: points(distribution.quartile1),
      median: points(distribution.median),
      quartile3: points(distribution.quartile3),
      highest: points(distribution.highest),
      skewness: isEnough ? skewness : null,
      kurtosis: isEnough ? kurtosis : null,
      spread: spreadOf(sums),
      alpha: isEnough ? alpha : null,
      is_kr20: isKr20,
      standard_error: isEnough && standardError !== null ? points(standardError) : null,
      scaled: scaled && { at: scaled.at.toISOString(), papers_count: scaled.n },
    },
    alphaWithout,
  };
}
