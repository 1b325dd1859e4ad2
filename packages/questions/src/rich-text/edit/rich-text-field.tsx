// The editor of rich text. It imports tiptap, so the components that use it are loaded only when somebody edits.
import { EditorContent, useEditor, useEditorState } from '@tiptap/react';
import type { Editor } from '@tiptap/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { afterPress } from '../../after-press.ts';
import { uploads } from './check-file.ts';
import { fromDocument, toDocument } from './editor-document.ts';
import { extensions } from './editor-extensions.ts';
import { listTableTools, listTextTools } from './editor-tools.ts';
import type { FieldVariant } from './editor-tools.ts';
import { FormulaDialog } from './formula/formula-dialog.tsx';
import { OpenFormulaContext } from './formula/formula-node.tsx';
import { useFormula } from './formula/use-formula.ts';
import { useMediaUpload } from './media-upload.ts';
import { parseHtml } from '../html/read-dom.ts';
import styles from './rich-text-field.module.css';
import textStyles from '../draw/rich-text.module.css';
import { useQuestionTexts } from '../texts-context.tsx';
import { Toolbar } from './toolbar.tsx';
import type { Tool } from './toolbar.tsx';
import type { MediaTag } from '../html/tree.ts';
import { writeHtml } from '../html/write-html.ts';

interface RichTextFieldProps {
  label: string;
  value: string;
  onChange: (html: string) => void;
  variant: FieldVariant;
  invalid?: boolean;
  describedBy?: string | undefined;
  placeholder?: string | undefined;
  allowMedia?: boolean;
  /** The only one on its page: its tools stay, so that nothing moves away from under a press elsewhere. */
  alone?: boolean;
}

/** What the editor holds, in the one form that is stored. */
function readEditor(editor: Editor): string {
  return writeHtml(parseHtml(writeHtml(fromDocument(editor.getJSON()))));
}

function reducePasted(html: string): string {
  return writeHtml(parseHtml(html));
}

export function RichTextField(props: RichTextFieldProps) {
  const { label, value, onChange, variant, invalid = false, describedBy, placeholder } = props;
  const { allowMedia = false, alone = false } = props;
  const t = useQuestionTexts();
  const known = useRef(value);
  const box = useRef<HTMLDivElement>(null);
  const [isEntered, setEntered] = useState(false);
  const fileInput = useRef<HTMLInputElement>(null);
  const fileTag = useRef<MediaTag>('img');
  const editorProps = useMemo(
    () => ({
      attributes: {
        class: `${textStyles.text} ${styles.content}`,
        role: 'textbox',
        'aria-label': label,
        'aria-multiline': 'true',
        ...(invalid ? { 'aria-invalid': 'true' } : {}),
        ...(describedBy ? { 'aria-describedby': describedBy } : {}),
        ...(placeholder ? { 'aria-placeholder': placeholder } : {}),
      },
      transformPastedHTML: reducePasted,
    }),
    [label, invalid, describedBy, placeholder],
  );

  const editor = useEditor({
    extensions,
    content: toDocument(parseHtml(value)),
    // "1. " and "*a*" stay what the author typed.
    enableInputRules: false,
    enablePasteRules: false,
    injectCSS: false,
    editorProps,
    onUpdate: ({ editor: updated }) => {
      known.current = readEditor(updated);
      onChange(known.current);
    },
  });

  const formula = useFormula(editor);
  const media = useMediaUpload(editor);
  const takesFiles = allowMedia && media.canUpload;

  useEffect(() => {
    if (value === known.current) return;
    known.current = value;
    // What came from elsewhere is not the author's to undo here.
    editor
      .chain()
      .setMeta('addToHistory', false)
      .setContent(toDocument(parseHtml(value)), { emitUpdate: false })
      .run();
  }, [editor, value]);

  useEditorState({ editor, selector: ({ transactionNumber }) => transactionNumber });

  function takeFiles(event: SyntheticEvent, data: DataTransfer): void {
    // Word puts a picture of the text beside the text: where there is text, that is what was meant.
    if (!takesFiles || data.files.length === 0 || data.getData('text/plain')) return;
    event.preventDefault();
    event.stopPropagation();
    for (const file of data.files) void media.add(file);
  }

  function chooseFile(tag: MediaTag): void {
    const input = fileInput.current;
    if (!input) return;
    fileTag.current = tag;
    input.accept = uploads[tag].accept;
    input.click();
  }

  const fileTools: Tool[] = [
    { name: 'picture', run: () => chooseFile('img') },
    { name: 'audio', run: () => chooseFile('audio') },
    { name: 'video', run: () => chooseFile('video') },
  ];
  const tools: Tool[] = [
    ...listTextTools(editor, variant),
    { name: 'formula', run: formula.start },
    ...(takesFiles ? fileTools : []),
    ...listTableTools(editor, variant),
  ];

  return (
    <div
      ref={box}
      className={`${styles.field} ${styles[variant]}`}
      data-entered={isEntered || undefined}
      onFocus={() => setEntered(true)}
      onBlur={() => afterPress(() => setEntered(box.current?.contains(document.activeElement) ?? false))}
      data-invalid={invalid || undefined}
      data-alone={alone || undefined}
    >
      <div className={styles.tools}>
        <Toolbar label={t('rich-text.toolbar', { field: label })} tools={tools} />
      </div>
      <div
        className={styles.body}
        onPasteCapture={(event) => takeFiles(event, event.clipboardData)}
        onDropCapture={(event) => takeFiles(event, event.dataTransfer)}
        onKeyDownCapture={formula.handleKeyDown}
      >
        {placeholder && editor.isEmpty && (
          <span className={styles.placeholder} aria-hidden="true">
            {placeholder}
          </span>
        )}
        <OpenFormulaContext value={formula.open}>
          <EditorContent editor={editor} />
        </OpenFormulaContext>
      </div>
      <output className={styles.status}>
        {media.waiting.map((name) => t('rich-text.uploading', { name })).join(' ')}
      </output>
      {media.problem && (
        <p className={styles.problem} role="alert">
          {media.problem}
        </p>
      )}
      {takesFiles && (
        <input
          ref={fileInput}
          type="file"
          hidden
          onChange={(event) => {
            const file = event.target.files?.[0];
            if (file) void media.add(file, fileTag.current);
            // The same file again must be a change again.
            event.target.value = '';
          }}
        />
      )}
      {formula.source !== null && (
        <FormulaDialog source={formula.source} onInsert={formula.insert} onClose={formula.close} />
      )}
    </div>
  );
}
