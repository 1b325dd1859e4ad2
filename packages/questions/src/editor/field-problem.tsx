import type { Field } from './editor-context.tsx';
import styles from './field.module.css';
import { Icon } from './icon.tsx';

export function FieldProblem({ field }: { field: Field }) {
  if (field.message === null) return null;
  return (
    <p className={styles.problem} id={field.messageId}>
      <Icon name="alert" />
      {field.message}
    </p>
  );
}
