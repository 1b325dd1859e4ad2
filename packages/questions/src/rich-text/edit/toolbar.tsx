import { useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
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

export interface ToolItem {
  label: string;
  face: ReactNode;
  /** For what is on or off. */
  pressed?: boolean | undefined;
  run: () => void;
}

export function Toolbar({ label, tools }: { label: string; tools: readonly Tool[] }) {
  const t = useQuestionTexts();
  const items = tools.map(({ name, pressed, run }) => ({
    label: t(`rich-text.${name}`),
    face: <ToolIcon name={name} />,
    pressed,
    run,
  }));
  return <ToolRow label={label} items={items} />;
}

/** One stop for the Tab key; the arrows go from tool to tool. */
export function ToolRow({ label, items }: { label: string; items: readonly ToolItem[] }) {
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  const [current, setCurrent] = useState(0);
  const stop = Math.min(current, items.length - 1);

  function handleKeyDown(event: KeyboardEvent): void {
    const last = items.length - 1;
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
      {items.map(({ label: name, face, pressed, run }, at) => (
        <button
          key={name}
          ref={(button) => {
            buttons.current[at] = button;
          }}
          type="button"
          className={styles.tool}
          tabIndex={at === stop ? 0 : -1}
          aria-pressed={pressed}
          title={name}
          onFocus={() => setCurrent(at)}
          // The selection in the text must outlive the click that changes it.
          onMouseDown={(event) => event.preventDefault()}
          onClick={run}
        >
          <span className={styles.face} aria-hidden="true">
            {face}
          </span>
          <span className="visually-hidden">{name}</span>
        </button>
      ))}
    </div>
  );
}
