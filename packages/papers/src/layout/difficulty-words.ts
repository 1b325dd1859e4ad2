import type { Difficulty } from '@tiku/questions';
import { foldName, listNames } from './names.ts';

const words: Record<Difficulty, string> = {
  0: `
    很容易, 非常容易, 极易, 很易, 很简单, 非常简单, Very easy, とても易しい, 非常に易しい, とても簡単,
    Muy fácil, Muito fácil,
  `,
  1: `
    偏易, 容易, 基础, 简单, 较易, 较容易, 初级, 入门, 低, Easy, Simple, Basic, Beginner, Low, 易しい, やさしい, 簡単, 初級, 基本, 基礎,
    Fácil, Básica, Básico, Baja, Bajo, Principiante, Baixa, Baixo, Iniciante,
  `,
  2: `
    适中, 中等, 中, 一般, 普通, 正常, 中级, 中級, Moderate, Medium, Normal, Average, Intermediate, 標準, ふつう,
    Media, Medio, Moderada, Moderado, Intermedia, Intermedio, Média, Médio, Intermediária, Intermediário,
  `,
  3: `
    偏难, 困难, 拔高, 较难, 高级, 高, Hard, Difficult, High, Advanced, 難しい, むずかしい, 上級, 高級, 応用, 発展,
    Difícil, Alta, Alto, Avanzada, Avanzado, Avançada, Avançado,
  `,
  4: `
    很难, 非常难, 极难, 很困难, Very hard, Very difficult, Expert, とても難しい, 非常に難しい, Muy difícil,
    Muito difícil,
  `,
};

const byWord: ReadonlyMap<string, Difficulty> = new Map(
  ([0, 1, 2, 3, 4] as const).flatMap((difficulty) =>
    listNames(words[difficulty]).map((word) => [foldName(word), difficulty] as const),
  ),
);

/** What the values of one column have in common: `难` is the last of five words, or the last of three; 1 is a first or a second. */
export interface DifficultyScale {
  hasFiveWords: boolean;
  countsFromZero: boolean;
}

export function findDifficultyScale(header: string, values: readonly string[]): DifficultyScale {
  const folded = new Set([...new Set(values)].map(foldName));
  const hasFiveWords = foldName(header) === '难易' || ['偏易', '适中', '偏难'].some((word) => folded.has(word));
  return { hasFiveWords, countsFromZero: folded.has('0') };
}

/** null for what is no difficulty. */
export function readDifficulty(value: string, scale: DifficultyScale): Difficulty | null {
  const folded = foldName(value);
  const known = byWord.get(folded);
  if (known !== undefined) return known;
  if (folded === '易') return scale.hasFiveWords ? 0 : 1;
  if (folded === '难' || folded === '難') return scale.hasFiveWords ? 4 : 3;
  const stars = /^[★☆⭐]{1,5}$/u.test(value.trim()) ? (value.match(/[★⭐]/gu)?.length ?? 0) : 0;
  const level = stars > 0 ? stars - 1 : readLevel(folded, scale);
  return level >= 0 && level <= 4 ? (level as Difficulty) : null;
}

function readLevel(folded: string, { countsFromZero }: DifficultyScale): number {
  if (!/^\d$/u.test(folded)) return -1;
  return Number(folded) - (countsFromZero ? 0 : 1);
}
