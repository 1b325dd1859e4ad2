/** `TESTS=full` runs what takes longer: every language and width, and the faults at length. `.ci/run` does. */
export const isFull = process.env.TESTS === 'full';
