import type { ReactNode } from 'react';

const scales = { smaller: 0.88, standard: 1, larger: 1.18, 'extra-large': 1.41 } as const;

export type FontSize = keyof typeof scales;
export const fontSizes = Object.keys(scales) as readonly FontSize[];

/** The size in which questions below it are set; what surrounds them keeps its own. */
export function QuestionScale({ size, children }: { size: FontSize; children: ReactNode }) {
  return <div style={{ '--question-scale': scales[size] } as React.CSSProperties}>{children}</div>;
}
