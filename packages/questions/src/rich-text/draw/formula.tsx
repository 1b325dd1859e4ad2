import { Component, lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import type { FormulaProps } from './katex-formula.tsx';

const KatexFormula = lazy(() => import('./katex-formula.tsx').then((module) => ({ default: module.KatexFormula })));

/** Formulas come in a file of their own; where that cannot be fetched the source is what remains. */
class SourceOnFailure extends Component<{ source: string; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.source : this.props.children;
  }
}

export function Formula(props: FormulaProps) {
  return (
    <SourceOnFailure source={props.source}>
      <Suspense fallback={props.source}>
        <KatexFormula {...props} />
      </Suspense>
    </SourceOnFailure>
  );
}
