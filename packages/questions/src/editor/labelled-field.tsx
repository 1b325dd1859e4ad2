import { fieldStyles } from '@tiku/ui';
import type { ReactNode } from 'react';
import type { Field } from './editor-context.tsx';
import { FieldProblem } from './field-problem.tsx';

interface LabelledFieldProps {
  /** Of the control among the children. */
  id: string;
  label: string;
  /** Left out where nothing can be wrong with it. */
  field?: Field;
  children: ReactNode;
}

/** A control below its name, with what is wrong with it. */
export function LabelledField({ id, label, field, children }: LabelledFieldProps) {
  return (
    <div className={fieldStyles.field} {...field?.place}>
      <label className={fieldStyles.label} htmlFor={id}>
        {label}
      </label>
      {children}
      {field && <FieldProblem field={field} />}
    </div>
  );
}
