import { useDeferredValue, useId, useImperativeHandle, useRef, useState } from 'react';
import type { Ref } from 'react';
import { afterPress } from '../after-press.ts';
import type { Problem } from '../problems.ts';
import type { Question } from '../question.ts';
import { useQuestionTexts } from '../rich-text/texts-context.tsx';
import { changeType, keep, leavesSomething, nothingKept } from './change-type.ts';
import { describeProblem } from './describe-problem.ts';
import { DifficultyPicker } from './difficulty-picker.tsx';
import { EditorContext, focusField } from './editor-context.tsx';
import type { FieldName } from './editor-context.tsx';
import { EditorTabs } from './editor-tabs.tsx';
import { FamilyFields } from './family-fields.tsx';
import { ProblemSummary } from './problem-summary.tsx';
import styles from './question-editor.module.css';
import { QuestionPreview } from './question-preview.tsx';
import { RichField } from './rich-field.tsx';
import { StemField } from './stem-field.tsx';
import { TypeChange } from './type-change.tsx';
import { TypePicker } from './type-picker.tsx';
import type { QuestionType } from '../types.ts';

export interface QuestionEditorHandle {
  focusFirstProblem: () => void;
}

interface QuestionEditorProps {
  /** The page gives each question an editor of its own (`key`), since an editor remembers what was there before. */
  question: Question;
  onChange: (question: Question) => void;
  problems: readonly Problem[];
  /** Somebody tried to save: from then on every problem shows. Before that, only those of fields that were left. */
  showProblems: boolean;
  lockType?: boolean;
  ref?: Ref<QuestionEditorHandle>;
}

export function QuestionEditor(props: QuestionEditorProps) {
  const { question, onChange, problems, showProblems, lockType = false, ref } = props;
  const t = useQuestionTexts();
  const id = useId();
  const form = useRef<HTMLDivElement>(null);
  const [tab, setTab] = useState<'edit' | 'preview'>('edit');
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [kept, setKept] = useState(nothingKept);
  const [change, setChange] = useState<{ from: Question; to: Question } | null>(null);
  const shownLater = useDeferredValue(question);

  function go(problem: Problem | undefined): void {
    setTab('edit');
    // Fields of a tab that is not in front take no focus: wait until it is.
    requestAnimationFrame(() => {
      if (form.current && problem) focusField(form.current, problem.field, problem.item);
    });
  }

  useImperativeHandle(ref, () => ({ focusFirstProblem: () => go(problems[0]) }));

  function findMessage(field: FieldName, item: number | undefined): string | null {
    if (!showProblems && !left.has(placeOf(field, item))) return null;
    const found = problems.find((problem) => problem.field === field && problem.item === item);
    return found ? describeProblem(t, found, question) : null;
  }

  function leave(field: FieldName, item: number | undefined): void {
    // What the items earn makes the total.
    const places = field === 'item_scores' ? [placeOf(field, item), placeOf('score')] : [placeOf(field, item)];
    afterPress(() =>
      setLeft((before) => (places.every((place) => before.has(place)) ? before : new Set([...before, ...places]))),
    );
  }

  function changeTo(type: QuestionType): void {
    const everything = keep(kept, question);
    const next = changeType(question, type, everything);
    setKept(everything);
    setLeft(new Set());
    // The keys of a select pass through other types: the way back leads to the one that was last worked on.
    setChange({ from: change?.to === question ? change.from : question, to: next });
    onChange(next);
  }

  const isAside = change !== null && leavesSomething(change.from, question.type);

  return (
    <EditorContext value={{ id, findMessage, leave }}>
      <EditorTabs
        tab={tab}
        onTab={setTab}
        preview={<QuestionPreview question={shownLater} />}
        edit={
          <div className={styles.form} ref={form}>
            {showProblems && (
              <ProblemSummary
                problems={problems.map((problem) => ({ problem, message: describeProblem(t, problem, question) }))}
                onGo={go}
              />
            )}
            <div>
              <div className={styles.head}>
                {!lockType && <TypePicker type={question.type} onChange={changeTo} />}
                <DifficultyPicker
                  difficulty={question.difficulty}
                  onChange={(difficulty) => onChange({ ...question, difficulty })}
                />
              </div>
              <TypeChange from={isAside ? change.from.type : null} onBack={changeTo} />
            </div>
            <StemField question={question} onChange={onChange} />
            <FamilyFields question={question} onChange={onChange} />
            <RichField
              field="explanation"
              label={t('explanation')}
              value={question.explanation}
              onChange={(explanation) => onChange({ ...question, explanation })}
              variant="block"
              labelled
              placeholder={t('edit.explanation-hint')}
            />
          </div>
        }
      />
    </EditorContext>
  );
}

function placeOf(field: FieldName, item?: number): string {
  return `${field} ${item ?? ''}`;
}
