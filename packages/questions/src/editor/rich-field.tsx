// A formatted text that is only shown until somebody comes to edit it: a question with twenty options would
// otherwise start two dozen editors at once.
import { fieldStyles } from '@tiku/ui';
import { memo, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import type { FocusEvent, MouseEvent, Ref, RefObject } from 'react';
import { RichTextField } from '../rich-text/edit/rich-text-field.tsx';
import { RichText } from '../rich-text/draw/rich-text.tsx';
import { useField } from './editor-context.tsx';
import type { FieldName } from './editor-context.tsx';
import { FieldProblem } from './field-problem.tsx';
import styles from './field.module.css';

const Still = memo(RichText);

export interface RichFieldHandle {
  /** At the cursor. */
  insertText: (text: string) => void;
}

interface RichFieldProps {
  ref?: Ref<RichFieldHandle>;
  field: FieldName;
  item?: number;
  label: string;
  value: string;
  onChange: (html: string) => void;
  variant: 'block' | 'line';
  /** Shows the label above; an option has its letter beside it instead. */
  labelled?: boolean;
  placeholder?: string;
}

export function RichField(props: RichFieldProps) {
  const { ref, field: name, item, label, value, onChange, variant, labelled = false, placeholder } = props;
  const field = useField(name, item);
  const box = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const toInsert = useRef<string | null>(null);

  useLayoutEffect(() => {
    if (open) enter(box.current, toInsert);
  }, [open]);

  useImperativeHandle(ref, () => ({
    insertText: (text) => {
      toInsert.current = text;
      if (open) enter(box.current, toInsert);
      else setOpen(true);
    },
  }));

  function handleBlur(event: FocusEvent): void {
    // Somebody who looks for a file, or into another window, will be back.
    if (document.hasFocus() && !box.current?.contains(event.relatedTarget)) field.leave();
  }

  function handleMouseDown(event: MouseEvent): void {
    // The browser would go on to focus what is no longer there.
    event.preventDefault();
    setOpen(true);
  }

  return (
    <div className={fieldStyles.field} {...field.place}>
      {labelled && (
        <span className={fieldStyles.label} aria-hidden="true">
          {label}
        </span>
      )}
      <div ref={box} onBlur={handleBlur}>
        {open ? (
          <RichTextField
            label={label}
            value={value}
            onChange={onChange}
            variant={variant}
            invalid={field.invalid}
            describedBy={field.describedBy}
            placeholder={placeholder}
            allowMedia
          />
        ) : (
          // Formatted text cannot be shown in an input; an editor takes its place on focus.
          <div
            className={`${fieldStyles.input} ${styles[variant]}`}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
            role="textbox"
            tabIndex={0}
            aria-label={label}
            aria-multiline={variant === 'block'}
            aria-invalid={field.invalid || undefined}
            aria-describedby={field.describedBy}
            onFocus={() => setOpen(true)}
            onMouseDown={handleMouseDown}
          >
            {value ? <Still html={value} still /> : <span className={styles.placeholder}>{placeholder}</span>}
          </div>
        )}
      </div>
      <FieldProblem field={field} />
    </div>
  );
}

function enter(box: HTMLElement | null, toInsert: RefObject<string | null>): void {
  const editor = box?.querySelector<HTMLElement>('[contenteditable=true]');
  if (!editor) return;
  editor.focus();
  // The one way to write at the cursor that the editor's own undo knows of.
  if (toInsert.current !== null) document.execCommand('insertText', false, toInsert.current);
  toInsert.current = null;
}
