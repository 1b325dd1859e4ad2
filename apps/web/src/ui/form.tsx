import { FormActions as Actions } from '@tiku/ui/form-actions';
import { UnsavedGuard } from '@tiku/ui/unsaved-guard';
import type { FormActionsProps } from '@tiku/ui/form-actions';
import { createContext, useContext } from 'react';
import type { FormEvent, ReactNode, RefObject } from 'react';
import styles from './form.module.css';

/** What a form is drawn from: see `useForm`. */
interface DrawnForm {
  element: RefObject<HTMLFormElement | null>;
  message: string | null;
  isPending: boolean;
  isDirty: boolean;
  handleSubmit: (event: FormEvent) => void;
}

const FormContext = createContext<DrawnForm | null>(null);

interface FormProps {
  form: DrawnForm;
  /** Asks before what was typed is lost. */
  guarded?: boolean;
  /** Where it is read by a password manager, or sent before the application is there. */
  method?: 'post';
  className?: string | undefined;
  children: ReactNode;
}

export function Form({ form, guarded = false, method, className = styles.form, children }: FormProps) {
  const { element, handleSubmit } = form;
  return (
    <FormContext value={form}>
      <form className={className} ref={element} method={method} onSubmit={handleSubmit} noValidate>
        {children}
      </form>
      {guarded && <UnsavedGuard dirty={form.isDirty} />}
    </FormContext>
  );
}

/** Why the form was refused, and its buttons. */
export function FormActions(props: Omit<FormActionsProps, 'busy' | 'message'> & { message?: string | null }) {
  const form = useContext(FormContext);
  if (!form) throw new Error('the buttons of a form are drawn inside of it');
  return <Actions {...props} busy={form.isPending} message={form.message ?? props.message ?? null} />;
}
