/** What is kept of lists and pages. */
export const answersGroup = 'answers';

/** What is kept of an attempt is forgotten with it. */
export function attemptGroup(attemptId: number): string {
  return `attempt ${attemptId}`;
}
