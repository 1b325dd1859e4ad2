import { Button, Card } from '@tiku/ui';
import type { ComponentProps } from 'react';
import type { FormFields } from '../../../lib/form/use-form.ts';
import { Form, FormActions } from '../../../ui/form.tsx';
import { ExamInfoFields } from '../../exam/exam.ts';
import type { ExamInfo } from '../../exam/exam.ts';
import styles from './publish-form.module.css';

interface PublishFormProps {
  form: FormFields<ExamInfo> & ComponentProps<typeof Form>['form'] & { submit: (button: 'draft') => void };
  /** Nobody has seen the exam before. */
  isFirst: boolean;
  action: string;
  /** The other way out, for those who are not sure yet. */
  draftAction: string | null;
}

export function PublishForm({ form, isFirst, action, draftAction }: PublishFormProps) {
  return (
    <Card>
      <Form form={form} className={styles.form} guarded>
        <ExamInfoFields form={form} isFirst={isFirst} />
        <FormActions action={action} size="large">
          {draftAction && (
            <Button size="large" busy={form.isPending} onClick={() => form.submit('draft')}>
              {draftAction}
            </Button>
          )}
        </FormActions>
      </Form>
    </Card>
  );
}
