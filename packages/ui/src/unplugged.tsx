import { DrawingFrame } from './drawing-frame.tsx';

/** The drawing for a failure, apart from the others: the first load of every page brings it along. */
export function Unplugged() {
  return (
    <DrawingFrame>
      <path d="M14 60h22c6 0 6-20 12-20h6" />
      <path d="M54 30v20h8a10 10 0 0 0 0-20Z" fill="var(--surface)" />
      <path d="M106 60H94c-6 0-6-20-12-20h-2" />
      <path d="M80 32v16" />
      <path d="m74 14-3 8m12-5-6 6M73 66l-2-8" stroke="var(--accent)" />
    </DrawingFrame>
  );
}
