import { Component, lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import type { FormulaProps } from './katex-formula.tsx';

const KatexFormula = lazy(() => import('./katex-formula.tsx').then((module) => ({ default: module.KatexFormula })));

/** For what comes in a file of its own, which may not be fetched. */
export class FallbackOnFailure extends Component<{ fallback: ReactNode; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

/** Where it cannot be drawn the source is what remains. */
export function Formula(props: FormulaProps) {
  return (
    <FallbackOnFailure fallback={props.source}>
      <Suspense fallback={props.source}>
        <KatexFormula {...props} />
      </Suspense>
    </FallbackOnFailure>
  );
}
