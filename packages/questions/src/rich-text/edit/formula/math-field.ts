// The field in which a formula is written as it will look. It is MathLive's, fitted into our pages.
import 'katex/dist/katex.min.css';
// By what it leaves in the window: to a server, which never draws this, the package offers nothing else.
// oxlint-disable-next-line import/no-unassigned-import
import 'mathlive';
import type { MathfieldElement } from 'mathlive';
import { toPortable } from './portable-tex.ts';
import { applyStylesOnWrite, hideStyles, keepStylesApplied } from './styles-by-script.ts';

const { MathfieldElement: Field } = window;
// The fonts are KaTeX's, which come with its style sheet.
Field.fontsDirectory = null;
Field.soundsDirectory = null;
Field.createHTML = hideStyles;

export interface MathField {
  element: MathfieldElement;
  /** Answers what the field makes of it. */
  show: (tex: string) => string;
  /** Puts it where the caret is; `#@` is what stands before, `#0` what is selected, `#?` a place to fill. */
  insert: (template: string) => void;
  run: (command: 'addRowAfter' | 'addColumnAfter' | ['switchMode', 'text']) => void;
  remove: () => void;
}

/** The keyboard for fingers is drawn inside the dialog: nothing outside of it can be pressed. */
export function createMathField(place: HTMLElement, label: string, onInput: (tex: string) => void): MathField {
  Field.locale = document.documentElement.lang;
  const dialog = place.closest('dialog') ?? document.body;
  window.mathVirtualKeyboard.container = dialog;
  const element = new Field();
  element.setAttribute('aria-label', label);
  place.append(element);
  element.popoverPolicy = 'off';
  element.environmentPopoverPolicy = 'off';
  element.menuItems = [];
  element.mathVirtualKeyboardPolicy = 'auto';
  const content = element.shadowRoot?.querySelector('[part=content]');
  if (content) applyStylesOnWrite(content);
  const releases = [keepStylesApplied(dialog), ...(element.shadowRoot ? [keepStylesApplied(element.shadowRoot)] : [])];
  // Hidden until it is set up; MathLive has taken that away before it was there.
  element.shadowRoot?.querySelector<HTMLElement>('[part=container]')?.style.removeProperty('visibility');
  const read = () => toPortable(element.getValue('latex-without-placeholders'));
  // With nothing left to fill in, Tab leaves the field like any other: MathLive looks for its next stop outside the dialog.
  const keepTab = (event: KeyboardEvent) => {
    if (event.key === 'Tab' && !element.getValue().includes('\\placeholder')) event.stopPropagation();
  };
  element.addEventListener('keydown', keepTab, { capture: true });
  element.addEventListener('input', () => onInput(read()));
  // Somebody who comes back to the field finds all of it selected, and would overwrite it.
  const focus = () => {
    const { selection } = element;
    element.focus();
    element.selection = selection;
  };
  return {
    element,
    insert: (template) => {
      focus();
      element.insert(template, { mode: 'math' });
    },
    run: (command) => {
      focus();
      element.executeCommand(command as Parameters<typeof element.executeCommand>[0]);
    },
    show: (tex) => {
      element.setValue(tex, { silenceNotifications: true });
      return read();
    },
    remove: () => {
      window.mathVirtualKeyboard.hide();
      for (const release of releases) release();
      element.remove();
    },
  };
}
