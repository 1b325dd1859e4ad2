import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useQuestionTexts } from '../texts-context.tsx';
import { ToolIcon } from './tool-icon.tsx';
import type { ToolName } from './tool-icon.tsx';
import styles from './toolbar.module.css';

export interface Tool {
  name: ToolName;
  /** For what is on or off. */
  pressed?: boolean;
  run: () => void;
}

/** One stop for the Tab key; the arrows go from tool to tool. */
export function Toolbar({ label, tools }: { label: string; tools: readonly Tool[] }) {
  const t = useQuestionTexts();
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  const [current, setCurrent] = useState(0);
  const stop = Math.min(current, tools.length - 1);

  function handleKeyDown(event: KeyboardEvent): void {
    const last = tools.length - 1;
    const steps: Record<string, number> = {
      ArrowRight: stop === last ? 0 : stop + 1,
      ArrowLeft: stop === 0 ? last : stop - 1,
      Home: 0,
      End: last,
    };
    const next = steps[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setCurrent(next);
    buttons.current[next]?.focus();
  }

  return (
    <div className={styles.toolbar} role="toolbar" aria-label={label} tabIndex={-1} onKeyDown={handleKeyDown}>
      {tools.map(({ name, pressed, run }, at) => (
        <button
          key={name}
          ref={(button) => {
            buttons.current[at] = button;
          }}
          type="button"
          className={styles.tool}
          tabIndex={at === stop ? 0 : -1}
          aria-label={t(`rich-text.${name}`)}
          aria-pressed={pressed}
          title={t(`rich-text.${name}`)}
          onFocus={() => setCurrent(at)}
          // The selection in the text must outlive the click that changes it.
          onMouseDown={(event) => event.preventDefault()}
          onClick={run}
        >
          <ToolIcon name={name} />
        </button>
      ))}
    </div>
  );
}
