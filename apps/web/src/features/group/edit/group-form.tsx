import { Card } from '@tiku/ui';
import type { ComponentProps } from 'react';
import type { FormFields } from '../../../lib/form/use-form.ts';
import { Form, FormActions } from '../../../ui/form.tsx';
import { GroupFields } from './group-fields.tsx';
import type { GroupInfo } from './group-fields.tsx';
import styles from './group-fields.module.css';

interface GroupFormProps {
  form: FormFields<GroupInfo> & ComponentProps<typeof Form>['form'];
  action: string;
  back: string;
}

export function GroupForm({ form, action, back }: GroupFormProps) {
  return (
    <Card>
      <Form form={form} className={styles.form} guarded>
        <GroupFields form={form} />
        <FormActions action={action} back={back} />
      </Form>
    </Card>
  );
}
