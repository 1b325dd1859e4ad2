// Draws rich text as React elements made from the tree: no HTML is ever handed to the browser to be inserted.
import { createElement, useMemo, useState } from 'react';
import { drawNodes } from './draw-nodes.tsx';
import { EnlargeContext, EnlargedPicture } from './enlarged-picture.tsx';
import type { Picture } from './enlarged-picture.tsx';
import { parseHtml } from '../html/read-dom.ts';
import styles from './rich-text.module.css';

interface RichTextProps {
  html: string;
  className?: string | undefined;
  /** Within a line of other text, in its size. */
  inline?: boolean;
  /** Where it stands inside a control: pictures are no buttons there. */
  still?: boolean;
}

export function RichText({ html, className, inline = false, still = false }: RichTextProps) {
  const drawn = useMemo(() => drawNodes(parseHtml(html)), [html]);
  const [enlarged, setEnlarged] = useState<Picture | null>(null);
  return createElement(
    inline ? 'span' : 'div',
    { className: [styles.text, inline && styles.inline, className].filter(Boolean).join(' ') },
    <EnlargeContext value={still ? null : setEnlarged}>{drawn}</EnlargeContext>,
    enlarged && <EnlargedPicture picture={enlarged} onClose={() => setEnlarged(null)} />,
  );
}
