// Whether people are being answered just now, by this process: what can wait gives way to them.

export interface Traffic {
  noteAnswer(): void;
  /** Some ten calls a second, or more. */
  isBusy(): boolean;
}

const answers = 5;
const withinMs = 500;

export function createTraffic(): Traffic {
  /** When each of the last few was answered, in a circle. */
  const times = new Float64Array(answers).fill(-Infinity);
  let next = 0;
  return {
    noteAnswer() {
      times[next] = performance.now();
      next = (next + 1) % answers;
    },
    isBusy: () => performance.now() - (times[next] ?? 0) < withinMs,
  };
}
