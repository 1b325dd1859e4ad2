import { useContext } from 'react';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../button.tsx';
import { InDialog } from '../overlays/in-dialog.ts';
import { useUiTexts } from '../texts-context.tsx';
import styles from './form-actions.module.css';
import { FormError } from './form-error.tsx';

export interface FormActionsProps {
  /** What the main button says. */
  action: string;
  busy: boolean;
  /** Why the whole was refused. */
  message: string | null;
  size?: 'medium' | 'large';
  /** The form is all there is on the page, and its button goes all across. */
  wide?: boolean;
  /** Without, the main button sends the form it stands in. */
  onAct?: () => void;
  /** The way out: a step back, or a page. */
  onCancel?: (() => void) | undefined;
  back?: string | undefined;
  cancelText?: string;
  /** Further buttons, between the two. */
  children?: ReactNode;
}

/** One order everywhere: on a page the main button comes first, in a dialog it stands last, in the corner. */
export function FormActions(props: FormActionsProps) {
  const { action, busy, message, wide = false, onAct, onCancel, back, cancelText, children } = props;
  const { size = wide ? 'large' : 'medium' } = props;
  const t = useUiTexts();
  const isInDialog = useContext(InDialog);
  const main = (
    <Button type={onAct ? 'button' : 'submit'} look="primary" size={size} busy={busy} onClick={onAct}>
      {action}
    </Button>
  );
  const places = [styles.actions, isInDialog && styles.inDialog, wide && styles.wide].filter(Boolean).join(' ');
  const cancel = cancelText ?? t('cancel');
  const ways = (
    <>
      {onCancel && (
        <Button size={size} onClick={onCancel}>
          {cancel}
        </Button>
      )}
      {back !== undefined && (
        <ButtonLink size={size} to={back}>
          {cancel}
        </ButtonLink>
      )}
    </>
  );
  return (
    <div>
      <FormError message={message} />
      <div className={places}>
        {isInDialog ? ways : main}
        {children}
        {isInDialog ? main : ways}
      </div>
    </div>
  );
}
