import { rules } from '@tiku/contract/limits';
import { Choice, TextField } from '@tiku/ui';
import { useDeferredValue, useState } from 'react';
import { useOfferedExams } from './exam.api.ts';

/** To choose exams for something else: what is typed, where it is looked for, and what was found. */
export function useExamSearch(first: 'mine' | 'public' = 'mine') {
  const [from, setFrom] = useState(first);
  const [typed, setTyped] = useState('');
  const words = useDeferredValue(typed.trim());
  return { from, setFrom, typed, setTyped, words, answer: useOfferedExams(from, words) };
}

interface ExamSearchProps {
  search: ReturnType<typeof useExamSearch>;
  className: string | undefined;
  texts: { from: string; mine: string; public: string; search: string };
}

/** Among one's own, or among those that are public. */
export function ExamSearch({ search: { from, setFrom, typed, setTyped }, className, texts }: ExamSearchProps) {
  return (
    <div className={className}>
      <Choice
        label={texts.from}
        value={from}
        options={[
          { value: 'mine', content: texts.mine },
          { value: 'public', content: texts.public },
        ]}
        onChoose={setFrom}
      />
      <TextField
        label={texts.search}
        type="search"
        autoComplete="off"
        value={typed}
        maxLength={rules.queryMax}
        onChange={(event) => setTyped(event.target.value)}
      />
    </div>
  );
}
