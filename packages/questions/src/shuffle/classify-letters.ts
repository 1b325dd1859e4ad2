import { endsPhrase, endsWithAny, readContext, startsPhrase, startsWithAny } from './letter-context.ts';
import type { Context } from './letter-context.ts';
import type { LetterGroup } from './letter-groups.ts';
import * as known from './words.ts';

/**
 * `reference`: certainly options. `label`: they head a paragraph ("A. …"), which is certain only where all options have
 * one. `article`: a word of the language ("A square has…"), certain only where no letter stands for an option.
 * `none`: certainly no option. All else is `doubtful`.
 */
export type LetterKind = 'reference' | 'label' | 'article' | 'none' | 'doubtful';

export function classifyLetters(text: string, group: LetterGroup): LetterKind {
  if (group.isMixed) return 'doubtful';
  if (isParagraph(text, group)) return 'none';
  const context = readContext(text, group.from, group.to);
  if (isJudged(context)) return canBeJudged(context) ? 'reference' : 'doubtful';
  const named = isNamed(context);
  if (named) return isNamedWhole(named, group, context) ? 'reference' : 'doubtful';
  if (group.runs.length > 1) return 'doubtful';
  return readLabel(context) ?? classifyWord(group, context);
}

/** Of a law, by its number: "§ 97.119(a)". */
function isParagraph(text: string, { from, isLowerCase }: LetterGroup): boolean {
  return isLowerCase && /\d\($/.test(text.slice(Math.max(0, from - 2), from));
}

/** "B is wrong", "C错误", "Bは正しい". */
function isJudged({ afterDense, after, wordsAfter }: Context): boolean {
  if (startsWithAny(afterDense, [...known.judgedInChinese, ...known.judgedInJapanese])) return true;
  const short = known.judgedAtTheEnd.find((word) => afterDense.startsWith(word));
  if (short) {
    const rest = afterDense.slice(short.length);
    return endsPhrase(rest) || (short === '项' && startsWithAny(rest, known.afterItem));
  }
  return /^\s/.test(after) && hasVerdict(wordsAfter);
}

/** "B is the right answer", but not "B is the right angle". */
function hasVerdict([copula = '', ...words]: readonly string[]): boolean {
  if (!known.copulas.has(copula)) return false;
  const at = words.slice(0, 4).findIndex((word) => !known.besideCopula.has(word));
  const verdict = words[at] ?? '';
  const next = words[at + 1] ?? '';
  if (known.englishVerdicts.has(verdict)) return !/^\p{L}/u.test(next) || known.afterVerdict.has(next);
  return known.verdicts.has(verdict);
}

/** Not where the word before it may be what it names: "维生素D正确", "Vitamin C is right". */
function canBeJudged({ before, wordsBefore }: Context): boolean {
  const trimmed = before.trimEnd();
  return (
    startsPhrase(trimmed) ||
    endsWithAny(trimmed, [...known.leadsInChinese, ...known.leadsInJapanese]) ||
    endsWithAny(trimmed, [...known.optionWordsInChinese, ...known.optionWordsInJapanese]) ||
    known.leadWords.has(wordsBefore[0] ?? '') ||
    known.optionWords.has(wordsBefore[0] ?? '')
  );
}

type Naming = 'strong' | 'weak' | 'weak-cjk';

/** "option B", "answer: C", "故选AC", "正解はB". */
function isNamed({ before, wordsBefore }: Context): Naming | null {
  const bare = before.replace(/[\s:：]+$/, '');
  if (endsWithAny(bare, ['选项', '選択肢'])) return 'strong';
  if (endsWithAny(bare, [...known.optionWordsInChinese, ...known.optionWordsInJapanese])) return 'weak-cjk';
  if (known.optionWords.has(wordsBefore[0] ?? '')) return 'strong';
  const key = wordsBefore.findIndex((word) => known.keyWords.has(word));
  return key > 0 && key < 6 && wordsBefore.slice(0, key).every((word) => known.linkingWords.has(word)) ? 'weak' : null;
}

const reasons = new Set('because since as porque pois'.split(' '));
const afterChoice = ['项', '选项', '是', '为', '不', '而', '因', 'です', 'だ', 'で', 'と', 'の'];

/** Whether the name covers all the letters and no more: "the answer is C major" and "选B超" speak of something else. */
function isNamedWhole(naming: Naming, group: LetterGroup, { next, after, afterDense, wordsAfter }: Context): boolean {
  if (endsPhrase(next) || endsPhrase(after)) return true;
  if (group.endsAfterComma) return false;
  if (naming === 'weak-cjk') return startsWithAny(afterDense, afterChoice);
  if (naming === 'weak') return reasons.has(wordsAfter[0] ?? '');
  // "as opções a seguir": the small a may be a word.
  return !group.isLowerCase || !isVowel(group);
}

/** A, E and O are words in English, Spanish and Portuguese. */
function isVowel({ letters: [first, second] }: LetterGroup): boolean {
  return second === undefined && [0, 4, 14].includes(first?.option ?? -1);
}

function readLabel({ before, next }: Context): LetterKind | null {
  const opensLine = /^$|[。；;：:】.!?！？]$/u.test(before.trimEnd());
  if (!opensLine) return null;
  if (next.startsWith('、')) return 'reference';
  return /^(?:[．:：]|[.)）](?=\s|[^\s\p{L}]|\p{Lo}|$))/u.test(next) ? 'label' : null;
}

/** Verbs show that the letter is a subject, and so perhaps an option: "A shows…", "A used…", "A can…". */
const verbLike =
  /^(?:\p{L}*(?:s|ed)|can|cannot|could|will|would|may|might|must|should|and|or|in|on|to|for|if|not|has|had)$/u;

function classifyWord(group: LetterGroup, { before, next }: Context): LetterKind {
  if (!isVowel(group)) return 'doubtful';
  if (group.isLowerCase) return /^\s+[\p{Script=Latin}\d"“'‘¿]/u.test(next) ? 'none' : 'doubtful';
  const follower = /^\s+(\p{Ll}\p{L}*)/u.exec(next)?.[1];
  if (follower === undefined || !/\p{Script=Latin}/u.test(follower) || verbLike.test(follower)) return 'doubtful';
  return /^$|[.!?:;…"“'‘¿¡(•]$/u.test(before.trimEnd()) ? 'article' : 'doubtful';
}
