import { Link } from '@tiku/ui';
import { useTexts } from '../../lib/i18n.ts';
import styles from './help.module.css';
import { parseRichText } from './rich-text.ts';
import type { Block, Section } from './topic-text.ts';

function RichText({ text }: { text: string }) {
  return parseRichText(text).map((part) => {
    if (part.kind === 'link') {
      return (
        <Link key={part.at} to={part.to}>
          {part.words}
        </Link>
      );
    }
    return part.kind === 'typed' ? <code key={part.at}>{part.words}</code> : part.words;
  });
}

function Items({ texts }: { texts: string[] }) {
  return texts.map((text) => (
    <li key={text}>
      <RichText text={text} />
    </li>
  ));
}

function BlockView({ block }: { block: Block }) {
  if ('list' in block) {
    return (
      <ul>
        <Items texts={block.list} />
      </ul>
    );
  }
  if ('steps' in block) {
    return (
      <ol>
        <Items texts={block.steps} />
      </ol>
    );
  }
  return (
    <p>
      <RichText text={block.p} />
    </p>
  );
}

export function TopicSection({ section }: { section: Section }) {
  const t = useTexts('help');
  const { id, heading, body } = section;
  return (
    <section className={styles.section}>
      <h2 id={id}>
        {heading}
        <a className={styles.anchor} href={`#${id}`} aria-label={t('anchor', { heading })}>
          #
        </a>
      </h2>
      {body.map((block) => (
        <BlockView key={JSON.stringify(block)} block={block} />
      ))}
    </section>
  );
}
