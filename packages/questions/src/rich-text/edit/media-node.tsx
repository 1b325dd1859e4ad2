// Pictures, sounds and videos inside the editor: they hold the name of a file, and are drawn like anywhere else.
import { mergeAttributes, Node, NodeViewWrapper, ReactNodeViewRenderer } from '@tiptap/react';
import type { ReactNodeViewProps } from '@tiptap/react';
import { useState } from 'react';
import { mediaTagOf } from '../media-name.ts';
import { Media } from '../draw/media.tsx';
import styles from './media-node.module.css';
import { useQuestionTexts } from '../texts-context.tsx';
import type { MediaTag } from '../html/tree.ts';

interface MediaAttributes {
  tag: MediaTag;
  src: string;
  alt: string;
}

/** Written down when it is left: a change of the node ends its selection, and with it this field. */
function Description({ initial, onChange }: { initial: string; onChange: (alt: string) => void }) {
  const t = useQuestionTexts();
  const [alt, setAlt] = useState(initial);
  return (
    <input
      className={styles.alt}
      value={alt}
      aria-label={t('rich-text.alt')}
      placeholder={t('rich-text.alt')}
      onChange={(event) => setAlt(event.target.value)}
      onBlur={() => alt !== initial && onChange(alt)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.currentTarget.blur();
      }}
    />
  );
}

function MediaView({ node, selected, updateAttributes }: ReactNodeViewProps) {
  const { tag, src, alt } = node.attrs as MediaAttributes;
  return (
    <NodeViewWrapper as="span" className={selected ? styles.selected : styles.media} data-drag-handle>
      <Media tag={tag} name={src} alt={alt} />
      {selected && <Description initial={alt} onChange={(changed) => updateAttributes({ alt: changed })} />}
    </NodeViewWrapper>
  );
}

export const MediaNode = Node.create({
  name: 'media',
  group: 'inline',
  inline: true,
  atom: true,
  draggable: true,

  addAttributes() {
    return { tag: { default: 'img' }, src: { default: '' }, alt: { default: '' } };
  },

  parseHTML() {
    return ['img', 'audio', 'video'].map((tag) => ({
      tag: `${tag}[src]`,
      getAttrs: (element) => {
        const src = element.getAttribute('src') ?? '';
        return mediaTagOf(src) === tag && { tag, src, alt: element.getAttribute('alt') ?? '' };
      },
    }));
  },

  renderHTML({ node, HTMLAttributes }) {
    const { tag, src, alt } = node.attrs as MediaAttributes;
    return [tag, mergeAttributes(HTMLAttributes, { tag: null, src, alt })];
  },

  addNodeView() {
    return ReactNodeViewRenderer(MediaView, {
      // Typing the description is no business of the editor's.
      stopEvent: ({ event }) => event.target instanceof HTMLInputElement,
    });
  },
});
