// What somebody has studied, summed up by day: answered, judged and right, by type, difficulty and section.

export interface StudiedQuestion {
  /** Null where its key stays hidden: it does not come back for review. */
  contentId: number | null;
  /** On which it was answered, in the person's time zone; null is today. */
  day: string | null;
  type: number;
  difficulty: number | null;
  sectionNo: number | null;
  /** An open question that is judged later has been counted before. */
  isCounted: boolean;
  /** Null as long as nobody has judged it. */
  isRight: boolean | null;
  /** What it took, where that is known. */
  seconds: number | null;
}

/** Time at work that no day has been given yet. */
export interface StudyTime {
  day: string | null;
  seconds: number;
}

/** Answered, judged, right. */
type Counts = [number, number, number];

interface DaySums {
  day: string | null;
  counts: Counts;
  seconds: number;
  parts: Map<string, Counts>;
}

type Summed = Omit<StudiedQuestion, 'contentId' | 'seconds'> & {
  /** What was counted and is no more is taken off. */
  isGone?: boolean;
};

export function sumByDay(studied: readonly Summed[], time: StudyTime | null): DaySums[] {
  const days = new Map<string | null, DaySums>();
  const at = (day: string | null): DaySums => {
    const known = days.get(day) ?? { day, counts: [0, 0, 0], seconds: 0, parts: new Map() };
    days.set(day, known);
    return known;
  };
  for (const question of studied) {
    const { counts, parts } = at(question.day);
    const one = countsOf(question);
    add(counts, one);
    for (const key of keysOf(question)) {
      const part = parts.get(key) ?? [0, 0, 0];
      add(part, one);
      parts.set(key, part);
    }
  }
  if (time && time.seconds > 0) at(time.day).seconds += time.seconds;
  return [...days.values()];
}

function countsOf({ isCounted, isRight, isGone = false }: Summed): Counts {
  const sign = isGone ? -1 : 1;
  return [sign * Number(isCounted), sign * Number(isRight !== null), sign * Number(isRight === true)];
}

function keysOf({ type, difficulty, sectionNo }: Summed): string[] {
  return [
    `t${type}`,
    ...(difficulty === null ? [] : [`d${difficulty}`]),
    ...(sectionNo === null ? [] : [`s${sectionNo}`]),
  ];
}

function add(sum: Counts, more: Counts): void {
  sum[0] += more[0];
  sum[1] += more[1];
  sum[2] += more[2];
}

/** Sections are those of an exam: they are not added up over several. */
export function writeSums({ day, counts: [questions, judged, correct], seconds, parts }: DaySums) {
  const all = Object.fromEntries(parts);
  const withoutSections = Object.fromEntries([...parts].filter(([key]) => !key.startsWith('s')));
  return { day, questions, judged, correct, seconds, day_parts: withoutSections, exam_parts: all };
}
