// How a question stands on an answer sheet: one rule for the server, which keeps the sheet, and the web, which goes on with it.

export type SheetState = 'unanswered' | 'answered' | 'right' | 'partly' | 'wrong' | 'waiting' | 'shown';

interface SheetFacts {
  hasAnswer: boolean;
  /** Its key was shown in the attempt. */
  isShown: boolean;
  /** What came out of it; null while the person may not know. */
  result: {
    status: 'graded' | 'unanswered' | 'needs-person';
    isRight: boolean | null;
    earned: number;
    /** Who gave the points; null while nobody has. */
    givenBy: string | null;
  } | null;
}

export function sheetStateOf({ hasAnswer, isShown, result }: SheetFacts): SheetState {
  if (!result) return hasAnswer ? 'answered' : 'unanswered';
  if (result.status === 'unanswered') return isShown ? 'shown' : 'unanswered';
  if (result.status === 'needs-person' && result.givenBy === null) return 'waiting';
  if (result.isRight) return 'right';
  return result.earned > 0 ? 'partly' : 'wrong';
}
