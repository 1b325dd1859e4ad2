import type { ExamQuestion, HiddenKey } from '@tiku/contract';
import { RichText } from '@tiku/questions/views';
import { Card, Icon } from '@tiku/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import { readStored, writeStored } from '../../../lib/storage.ts';
import { HiddenKeyNote } from '../../question/question.ts';
import styles from './folds.module.css';

const storedAs = 'tiku.desk.open';
type Part = 'question' | 'material' | 'reference' | 'explanation';

interface FoldsProps {
  question: ExamQuestion;
  /** Why its key is not shown. */
  hidden: HiddenKey | undefined;
}

/** What a marker looks up now and then, beside the answer. What was opened stays open for the next ones. */
export function Folds({ question, hidden }: FoldsProps) {
  const t = useTexts('homework/mark');
  const [open, setOpen] = useState<readonly string[]>(() => readStored(storedAs)?.split(' ') ?? []);
  const reference = 'correct_answer' in question ? question.correct_answer : '';
  const parts: Record<Part, ReactNode> = {
    question: <RichText html={question.desc} />,
    material: question.main ? <RichText html={question.main} /> : null,
    reference: hidden ? (
      <HiddenKeyNote hidden={hidden} />
    ) : typeof reference === 'string' && reference !== '' ? (
      <RichText html={reference} />
    ) : null,
    explanation: 'explanation' in question && question.explanation ? <RichText html={question.explanation} /> : null,
  };

  function toggle(part: Part, isOpen: boolean): void {
    if (open.includes(part) === isOpen) return;
    const parted = isOpen ? [...open, part] : open.filter((other) => other !== part);
    setOpen(parted);
    writeStored(storedAs, parted.join(' '));
  }

  return (
    <Card className={styles.folds}>
      {(Object.keys(parts) as Part[]).map(
        (part) =>
          parts[part] !== null && (
            <details
              key={part}
              className={styles.fold}
              open={open.includes(part)}
              onToggle={({ currentTarget }) => toggle(part, currentTarget.open)}
            >
              <summary>
                <Icon name="chevron" size={16} />
                {t(`fold.${part}`)}
              </summary>
              <div className={styles.body}>{parts[part]}</div>
            </details>
          ),
      )}
    </Card>
  );
}
