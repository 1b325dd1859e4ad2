import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Formula } from '../../draw/formula.tsx';
import { useQuestionTexts } from '../../texts-context.tsx';
import { ToolIcon } from '../tool-icon.tsx';
import { ToolRow } from '../toolbar.tsx';
import type { ToolItem } from '../toolbar.tsx';
import { createMathField } from './math-field.ts';
import type { MathField } from './math-field.ts';
import { structures, symbols } from './palette.ts';
import { isSameFormula, mayBeShown } from './portable-tex.ts';
import styles from './visual-formula.module.css';

export interface VisualFormulaProps {
  tex: string;
  onChange: (tex: string) => void;
  /** Tells for every formula whether the field cannot show it as it is: people then edit its source. */
  onUnshown: (isUnshown: boolean) => void;
}

export function VisualFormula({ tex, onChange, onUnshown }: VisualFormulaProps) {
  const t = useQuestionTexts();
  const label = t('rich-text.formula');
  const place = useRef<HTMLDivElement>(null);
  const field = useRef<MathField>(null);
  const written = useRef<string | null>(null);
  const handlers = useRef({ onChange, onUnshown });
  const [isUnshown, setUnshown] = useState(false);

  useEffect(() => {
    handlers.current = { onChange, onUnshown };
  });

  useLayoutEffect(() => {
    if (!place.current) return undefined;
    const created = createMathField(place.current, label, (changed) => {
      written.current = changed;
      handlers.current.onChange(changed);
    });
    field.current = created;
    // After the dialog, which takes focus once it is open.
    const timer = setTimeout(() => created.element.focus());
    return () => {
      clearTimeout(timer);
      created.remove();
    };
  }, [label]);

  useEffect(() => {
    if (!field.current || written.current === tex) return;
    written.current = tex;
    const shown = field.current.show(mayBeShown(tex) ? tex : '');
    const unshown = tex.trim() !== '' && !isSameFormula(tex, shown);
    setUnshown(unshown);
    handlers.current.onUnshown(unshown);
  }, [tex]);

  const structureTools: ToolItem[] = [
    ...structures.map(({ name, tex: template, face }) => ({
      label: t(`rich-text.formula-${name}`),
      face: <Formula tex={face} source="" display={false} />,
      run: () => field.current?.insert(template),
    })),
    {
      label: t('rich-text.row-add'),
      face: <ToolIcon name="row-add" />,
      run: () => field.current?.run('addRowAfter'),
    },
    {
      label: t('rich-text.column-add'),
      face: <ToolIcon name="column-add" />,
      run: () => field.current?.run('addColumnAfter'),
    },
    {
      label: t('rich-text.formula-text'),
      face: t('rich-text.formula-text'),
      run: () => field.current?.run(['switchMode', 'text']),
    },
  ];
  const symbolTools: ToolItem[] = symbols.map(([symbol, command]) => ({
    label: symbol,
    face: symbol,
    run: () => field.current?.insert(command),
  }));

  return (
    <div className={styles.visual} hidden={isUnshown}>
      <ToolRow label={t('rich-text.formula-structures')} items={structureTools} />
      <ToolRow label={t('rich-text.formula-symbols')} items={symbolTools} />
      <div ref={place} className={styles.place} />
    </div>
  );
}
