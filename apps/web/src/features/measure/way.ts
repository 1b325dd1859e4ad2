/** The one step that mends a question. */
export interface Way {
  text: string;
  to: (no: number) => string;
}
