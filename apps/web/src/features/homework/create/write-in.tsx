import { tellFailure } from '@tiku/ui';
import { useEffect, useState } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import { BankQuestionForm } from '../../bank/bank.ts';
import { useSummary } from '../../bank/bank.api.ts';
import { usePick } from './create.api.ts';
import { addQuestions } from './draft.ts';
import type { Draft } from './draft.ts';
import { findCategory } from './take-in.ts';
import { WayFrame } from './way-frame.tsx';

interface WriteInProps {
  draft: Draft;
  /** Of the bank, where what is written here stands. */
  category: string;
  onChange: (draft: Draft) => void;
}

/** Questions written on the spot: each is kept in the bank and asked at once. */
export function WriteIn({ draft, category, onChange }: WriteInProps) {
  const t = useTexts('homework');
  const bank = useSummary().data?.summary;
  const [place, setPlace] = useState<number | null>();
  const [count, setCount] = useState(0);
  const pick = usePick();
  useEffect(() => {
    void findCategory(category).then((id) => setPlace(id));
  }, [category]);
  function choose(exam_id: number, no: number): void {
    setCount(count + 1);
    pick.mutate(
      { exam_id, noes: [no] },
      {
        onSuccess: ({ list }) => onChange(addQuestions(draft, { exam_id, title: t('way.bank') }, list)),
        onError: tellFailure,
      },
    );
  }

  return (
    <WayFrame title={t('way.write')} note={t('chosen', { count: draft.questions.length })}>
      {bank && place !== undefined && (
        <BankQuestionForm
          key={count}
          question={null}
          files={{}}
          place={place}
          onSaved={({ question_id }) => choose(bank.exam_id, question_id)}
        />
      )}
    </WayFrame>
  );
}
