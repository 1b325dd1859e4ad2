/** How many questions a page shows unless somebody wants another number. */
export const questionsPerPage = 20;

/** The page of an exam's questions on which one stands. */
export function questionsPath(examId: number, no: number): string {
  const page = Math.ceil(no / questionsPerPage);
  return `/exam/questions?exam_id=${examId}&page=${page}&limit=${questionsPerPage}&no=${no}`;
}
