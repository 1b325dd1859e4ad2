import { Icon, fieldStyles } from '@tiku/ui';
import type { Field } from './editor-context.tsx';

export function FieldProblem({ field }: { field: Field }) {
  if (field.message === null) return null;
  return (
    <p className={fieldStyles.error} id={field.messageId}>
      <Icon name="alert" size={18} />
      {field.message}
    </p>
  );
}
