// Small line drawings for moments when there is nothing to list.
import type { ReactNode } from 'react';
import { DrawingFrame } from './drawing-frame.tsx';

const drawings = {
  inbox: (
    <>
      <path d="M20 44 30 18h60l10 26v26a6 6 0 0 1-6 6H26a6 6 0 0 1-6-6Z" fill="var(--surface)" />
      <path d="M20 44h24c0 9 7 15 16 15s16-6 16-15h24" />
      <path d="M60 8v22m-9-9 9 9 9-9" stroke="var(--accent)" />
    </>
  ),
  lost: (
    <>
      <path d="M36 10h36l16 16v50a4 4 0 0 1-4 4H36a4 4 0 0 1-4-4V14a4 4 0 0 1 4-4Z" fill="var(--surface)" />
      <path d="M72 10v16h16" />
      <path d="M52 40a8 8 0 1 1 12 7c-3 2-4 3.500-4 6m0 7v.1" stroke="var(--accent)" />
    </>
  ),
  letter: (
    <>
      <path d="M24 22h72a4 4 0 0 1 4 4v44a4 4 0 0 1-4 4H24a4 4 0 0 1-4-4V26a4 4 0 0 1 4-4Z" fill="var(--surface)" />
      <path d="m22 26 38 26 38-26" />
      <path d="M46 8h28m-36 6h44" stroke="var(--accent)" />
    </>
  ),
  done: (
    <>
      <path d="M36 10h48a4 4 0 0 1 4 4v62a4 4 0 0 1-4 4H36a4 4 0 0 1-4-4V14a4 4 0 0 1 4-4Z" fill="var(--surface)" />
      <path d="M44 62h32M44 70h20" />
      <path d="m48 36 9 9 16-18" stroke="var(--accent)" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type DrawingName = keyof typeof drawings;

export function Drawing({ name }: { name: DrawingName }) {
  return <DrawingFrame>{drawings[name]}</DrawingFrame>;
}
