import katex from 'katex';
import 'katex/dist/katex.min.css';
import { useLayoutEffect, useRef } from 'react';
import styles from './formula.module.css';
import { useScrollRegion } from './scroll-region.ts';
import { useQuestionTexts } from '../texts-context.tsx';

export interface FormulaProps {
  tex: string;
  /** As it was written: shown until the formula is set, or if it cannot be. */
  source: string;
  display: boolean;
}

// Bounds for what somebody hostile may write: macros that expand without end, rules as large as the screen.
const limits = { trust: false, strict: 'ignore', maxSize: 20, maxExpand: 500, throwOnError: true } as const;

export function KatexFormula({ tex, source, display }: FormulaProps) {
  const t = useQuestionTexts();
  const box = useRef<HTMLSpanElement>(null);
  const place = useRef<HTMLSpanElement>(null);

  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    try {
      katex.render(tex, element, { ...limits, displayMode: display });
    } catch {
      // What KaTeX cannot set is shown as it was written.
      element.replaceChildren(source);
    }
  }, [tex, source, display]);

  const region = useScrollRegion(box, t('rich-text.formula'));
  return (
    <span ref={box} className={display ? styles.display : styles.inline} {...(display ? region : {})}>
      <span ref={place} />
    </span>
  );
}
