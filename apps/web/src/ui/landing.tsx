import { Card } from '@tiku/ui';
import type { ReactNode } from 'react';
import { usePageTitle } from '../lib/navigation/page-title.ts';
import styles from './landing.module.css';
import { PageHeading } from './page-heading.tsx';
import { WaysIn } from './ways-in.tsx';

interface LandingProps {
  title: string;
  /** For chats and search engines, where there is nothing longer. */
  summary?: string;
  facts?: readonly string[];
  description?: string;
  /** What signing in is good for. */
  text: string;
  ways: { register: string; signIn: string };
  /** Not for search engines. */
  isSecret?: boolean;
  children?: ReactNode;
}

/** For a visitor with a link: what it leads to, and the way in. */
export function Landing({ title, summary, facts, description, text, ways, isSecret, children }: LandingProps) {
  usePageTitle(title);
  const told = description?.slice(0, 160) || summary;
  return (
    <>
      {told && <meta name="description" content={told} />}
      {isSecret && <meta name="robots" content="noindex" />}
      <PageHeading title={title} />
      <Card className={styles.card}>
        {facts && <p className={styles.facts}>{facts.join(' · ')}</p>}
        {description && <p className={styles.description}>{description}</p>}
        <p>{text}</p>
        <WaysIn {...ways} />
      </Card>
      {children}
    </>
  );
}
