import { examKinds, limits } from '@tiku/contract/limits';
import { Button, EmptyState, ErrorState, NumberField, Pagination, Skeleton, showToast, tellFailure } from '@tiku/ui';
import { useState } from 'react';
import { useConfig } from '../../../lib/config.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { useSettled } from '../../../lib/use-settled.ts';
import { offeredAtOnce, useOffered, usePick } from './create.api.ts';
import type { Narrowing } from './create.api.ts';
import { addQuestions, dropExam, dropQuestion, noesOf } from './draft.ts';
import type { Draft, OfferedQuestion, Source } from './draft.ts';
import { everything, OfferFilters, useParts } from './offer-filters.tsx';
import { QuestionRow } from './question-row.tsx';
import { WayFrame } from './way-frame.tsx';
import styles from './choose.module.css';

interface QuestionChooserProps {
  examId: number;
  groupId: number | undefined;
  draft: Draft;
  onChange: (draft: Draft) => void;
}

interface ManyProps {
  narrowing: Narrowing;
  total: number;
  chosen: ReadonlySet<number>;
  onAdd: (questions: readonly OfferedQuestion[]) => void;
  onClear: () => void;
}

/** Many at once of what the filters leave: all, or as many as wanted by chance. */
function Many({ narrowing, total, chosen, onAdd, onClear }: ManyProps) {
  const t = useTexts('homework');
  const most = useConfig().limits.homework_questions;
  const pick = usePick();
  const [count, setCount] = useState(10);

  function draw(wanted: number, byChance: boolean): void {
    const request = { ...narrowing, except: [...chosen], pick: { count: wanted, by_chance: byChance } };
    pick.mutate(request, {
      onSuccess: ({ list }) => (list.length === 0 ? showToast(t('draw.none')) : onAdd(list)),
      onError: tellFailure,
    });
  }

  return (
    <fieldset className={styles.many}>
      <legend className="visually-hidden">{t('draw')}</legend>
      <Button busy={pick.isPending} onClick={() => draw(Math.min(total, most), false)}>
        {t('draw.all-of', { count: total })}
      </Button>
      <span className={styles.chance}>
        <NumberField label={t('draw.count')} value={count} min={1} max={limits.homeworkChosen} onChange={setCount} />
        <Button busy={pick.isPending} onClick={() => draw(count, true)}>
          {t('draw.random')}
        </Button>
      </span>
      {chosen.size > 0 && (
        <Button look="quiet" onClick={onClear}>
          {t('draw.clear')}
        </Button>
      )}
    </fieldset>
  );
}

/** The questions of one exam or of the bank, to look at and to choose from. */
export function QuestionChooser({ examId, groupId, draft, onChange }: QuestionChooserProps) {
  const t = useTexts('homework');
  const [wanted, setWanted] = useState(everything);
  const [page, setPage] = useState(1);
  const words = useSettled(wanted.words.trim(), 200);
  const all: Narrowing = {
    exam_id: examId,
    query_string: '',
    unused: false,
    ...(groupId !== undefined && { group_id: groupId }),
  };
  const whole = useOffered(all, 1);
  const exam = whole.data?.exam;
  const parts = useParts(exam);
  const narrowing: Narrowing = {
    ...all,
    query_string: words,
    unused: wanted.isUnused,
    ...(wanted.type !== undefined && { type: wanted.type }),
    ...(wanted.difficulty !== undefined && { difficulty: wanted.difficulty }),
    ...(wanted.section !== undefined && { section_noes: parts.noesOf(wanted.section) }),
  };
  const { data, error, refetch } = useOffered(narrowing, page);
  const chosen = noesOf(draft, examId);
  const isBank = exam?.kind === examKinds.bank;
  const source: Source = { exam_id: examId, title: isBank ? t('way.bank') : (exam?.title ?? '') };
  const total = data?.total ?? 0;

  function toggle(question: OfferedQuestion): void {
    const isChosen = chosen.has(question.no);
    onChange(
      isChosen ? dropQuestion(draft, { exam_id: examId, no: question.no }) : addQuestions(draft, source, [question]),
    );
  }

  return (
    <WayFrame title={source.title} note={t('chosen', { count: chosen.size })}>
      <OfferFilters
        wanted={wanted}
        types={whole.data?.types ?? []}
        parts={parts.options}
        isBank={isBank}
        hasGroup={groupId !== undefined}
        onChange={(next) => {
          setWanted(next);
          setPage(1);
        }}
      />
      {data && total > 0 && (
        <Many
          narrowing={narrowing}
          total={total}
          chosen={chosen}
          onAdd={(questions) => onChange(addQuestions(draft, source, questions))}
          onClear={() => onChange(dropExam(draft, examId))}
        />
      )}
      {!data &&
        (error ? <ErrorState message={error.message} onRetry={() => void refetch()} /> : <Skeleton lines={8} />)}
      {data && total === 0 && <EmptyState drawing="lost" title={t('choose.none')} />}
      {data && data.list.length > 0 && (
        <ol className={styles.rows}>
          {data.list.map((question) => (
            <QuestionRow
              key={question.no}
              examId={examId}
              question={question}
              isChosen={chosen.has(question.no)}
              onToggle={() => toggle(question)}
            />
          ))}
        </ol>
      )}
      {total > offeredAtOnce && (
        <Pagination page={page} size={offeredAtOnce} sizes={[offeredAtOnce]} total={total} onTurn={setPage} />
      )}
    </WayFrame>
  );
}
