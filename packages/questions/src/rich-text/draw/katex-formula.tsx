import katex from 'katex';
import 'katex/dist/katex.min.css';
import { useLayoutEffect, useRef } from 'react';
import styles from './formula.module.css';
import { useScrollRegion } from './scroll-region.ts';
import { useWide } from './use-wide.ts';
import { useQuestionTexts } from '../texts-context.tsx';

export interface FormulaProps {
  tex: string;
  /** As it was written: shown until the formula is set, or if it cannot be. */
  source: string;
  display: boolean;
}

// Bounds for what somebody hostile may write: macros that expand without end, rules as large as the screen.
const limits = { trust: false, strict: 'ignore', maxSize: 20, maxExpand: 500, throwOnError: true } as const;

/** What KaTeX is about to draw. Its own types leave this out. */
interface Drawing {
  attributes?: Record<string, string>;
  children?: Drawing[];
  toNode(): Node;
}

const { __renderToDomTree: prepare } = katex as unknown as {
  __renderToDomTree(tex: string, options: katex.KatexOptions): Drawing;
};

/** Arrows and tall brackets have a style as an attribute, which the Content-Security-Policy forbids and says so each time. */
function dropStyles({ attributes, children = [] }: Drawing): void {
  delete attributes?.style;
  children.forEach(dropStyles);
}

function draw(tex: string, display: boolean): Node {
  const drawing = prepare(tex, { ...limits, displayMode: display });
  dropStyles(drawing);
  return drawing.toNode();
}

export function KatexFormula({ tex, source, display }: FormulaProps) {
  const t = useQuestionTexts();
  const box = useRef<HTMLSpanElement>(null);
  const place = useRef<HTMLSpanElement>(null);

  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    try {
      element.replaceChildren(draw(tex, display));
    } catch {
      // What KaTeX cannot set is shown as it was written.
      element.replaceChildren(source);
    }
  }, [tex, source, display]);

  const isWide = useWide(box, styles.wide ?? '');
  const region = useScrollRegion(box, t('rich-text.formula'));
  const look = display ? styles.display : styles.inline;
  return (
    <span ref={box} className={isWide ? `${look} ${styles.wide}` : look} {...(isWide || display ? region : {})}>
      <span ref={place} />
    </span>
  );
}
