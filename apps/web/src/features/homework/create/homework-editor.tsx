import { Button, ButtonLink, Card, FormError, showToast } from '@tiku/ui';
import { useEffect, useRef, useState } from 'react';
import { useConfig } from '../../../lib/config.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { useFormat } from '../../../lib/format.ts';
import { navigate, useSearchParam } from '../../../lib/navigation/navigation.ts';
import { narrowTo } from '../../../lib/navigation/paging.ts';
import { readId } from '../../../lib/navigation/read-id.ts';
import { usePersonal } from '../../../lib/session.ts';
import { groupPath, homeworkPath } from '../../../lib/navigation/addresses.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { newRequestKey } from '../../../lib/request-key.ts';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { useGroupChoice } from '../../group/group.ts';
import { usePutHomework } from '../homework.api.ts';
import { ChooseStep } from './choose-step.tsx';
import { useKeepDraft } from './create.api.ts';
import { addQuestions, newDraft, peopleOf, totalOf } from './draft.ts';
import type { Draft, Step } from './draft.ts';
import { PublishStep } from './publish-step.tsx';
import { requestOf } from './request-of.ts';
import { ScoresStep } from './scores-step.tsx';
import { TakingIn } from './taking-in.tsx';
import { useTakeIn } from './take-in.ts';
import { WaitingIn } from './waiting-in.tsx';
import styles from './create.module.css';

interface HomeworkEditorProps {
  title: string;
  groupId: number | undefined;
  first: Draft;
  /** It was put together before, and kept. */
  isKept?: boolean;
  /** The one that is changed; its questions only while nobody has seen them. */
  edited?: { homeworkId: number; hasQuestions: boolean } | undefined;
}

const steps: readonly Step[] = [1, 2, 3];

/** What stands in the way of a step, in the words of the specification. */
function useProblems(draft: Draft, groupIds: readonly number[], groupProblem: string | undefined) {
  const t = useTexts('homework');
  const most = useConfig().limits.homework_questions;
  const count = draft.questions.length;
  const questions = count === 0 ? t('problem.empty') : count > most ? t('problem.too-many', { most }) : undefined;
  return {
    questions,
    title: draft.info.title.trim() === '' ? t('problem.title') : undefined,
    end: draft.info.end === '' ? t('problem.end') : undefined,
    groups: groupProblem,
    people: peopleOf(draft, groupIds)?.length === 0 ? t('problem.people') : undefined,
  };
}

export function HomeworkEditor({ title, groupId, first, isKept = false, edited }: HomeworkEditorProps) {
  const t = useTexts('homework');
  const [draft, setDraft] = useState(first);
  const [step, setStep] = useState<Step>(edited && !edited.hasQuestions ? 3 : first.step);
  const [isTried, setTried] = useState(false);
  const key = useRef(newRequestKey());
  const put = usePutHomework();
  const choice = useGroupChoice(groupId);
  const kept = useKeepDraft(edited ? undefined : groupId, draft);
  const groupIds = edited && groupId !== undefined ? [groupId] : [...choice.groups];
  const problems = useProblems(draft, groupIds, edited ? undefined : choice.problem);
  const format = useFormat();
  const [today] = useState(() => new Date());
  const isPersonal = usePersonal();
  const category = t('bank-category', { date: format.date(today) });
  const importId = readId(useSearchParam('import_id'));
  const readingId = readId(useSearchParam('reading'));
  const most = useConfig().limits.homework_questions;
  const taking = useTakeIn(
    { importId, category: isPersonal ? category : null, most },
    ({ source, questions, leftOut }) => {
      const next = addQuestions(
        { ...draft, pasted: '' },
        isPersonal ? { ...source, title: t('way.bank') } : source,
        questions,
      );
      setDraft(next);
      showToast(
        leftOut > 0 ? t('taken.part', { count: questions.length, leftOut }) : t('taken', { count: questions.length }),
      );
      // Only what is kept is forgotten by the address.
      void kept.keep(next).then(() => narrowTo({ import_id: undefined }));
    },
  );
  const offered = edited && !edited.hasQuestions ? [3 as const] : steps;
  const isWhole = Object.values(problems).every((problem) => problem === undefined);

  function goTo(next: Step): void {
    if (next > 1 && problems.questions) {
      setTried(true);
      return;
    }
    setTried(false);
    setStep(next);
    setDraft((now) => ({ ...now, step: next }));
    window.scrollTo({ top: 0 });
  }

  function publish(): void {
    setTried(true);
    if (!isWhole || put.isPending) return;
    put.mutate(requestOf(draft, { groupIds, edited, requestKey: key.current }));
  }

  useEffect(() => {
    if (!put.isSuccess) return;
    void kept.drop();
    const { length: count } = put.data.list;
    showToast(edited ? t('changed') : count > 1 ? t('published.many', { count }) : t('published'));
    navigate(homeworkPath(put.data.homework.homework_id, paths.managedHomework), { replace: true });
    // What follows is another page.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [put.isSuccess]);

  const fields = put.error?.failure.fields ?? {};
  return (
    <>
      <PageHeading title={title}>
        {groupId !== undefined && (
          <ButtonLink look="quiet" to={groupPath(groupId, paths.managedHomeworks)}>
            {t('cancel')}
          </ButtonLink>
        )}
      </PageHeading>
      {offered.length > 1 && (
        <ol className={styles.steps} aria-label={t('steps')}>
          {offered.map((each) => (
            <li key={each}>
              <button
                type="button"
                className={styles.step}
                aria-current={each === step ? 'step' : undefined}
                onClick={() => goTo(each)}
              >
                <span className={styles.number}>{each}</span>
                {t(`step.${each}`)}
              </button>
            </li>
          ))}
        </ol>
      )}
      {isKept && step === first.step && (
        <p className={styles.kept}>
          {t('kept')}{' '}
          <Button
            look="quiet"
            onClick={() => {
              setDraft(newDraft());
              setStep(1);
            }}
          >
            {t('kept.anew')}
          </Button>
        </p>
      )}
      <FormError message={put.error && Object.keys(fields).length === 0 ? put.error.message : null} />
      {step === 1 && (
        <>
          {readingId !== undefined && (
            <WaitingIn importId={readingId} groupId={groupId} homeworkId={edited?.homeworkId} />
          )}
          <TakingIn taking={taking} importId={importId} groupId={groupId} homeworkId={edited?.homeworkId} />
          <ChooseStep draft={draft} groupId={groupId} category={category} onChange={setDraft} />
        </>
      )}
      {step === 2 && <ScoresStep draft={draft} onChange={setDraft} />}
      {step === 3 && (
        <PublishStep
          draft={draft}
          onChange={setDraft}
          problems={isTried ? problems : {}}
          fields={fields}
          groups={edited ? null : choice}
          groupIds={groupIds}
        />
      )}
      {isTried && problems.questions && (
        <p className={styles.error} role="alert">
          {problems.questions}
        </p>
      )}
      <Card className={styles.bar}>
        {step > (offered[0] ?? 1) && <Button onClick={() => goTo((step - 1) as Step)}>{t('back')}</Button>}
        {step < 3 ? (
          <Button look="primary" onClick={() => goTo((step + 1) as Step)}>
            {t('next')}
          </Button>
        ) : (
          <Button look="primary" busy={put.isPending} onClick={publish}>
            {t(edited ? 'save' : 'publish')}
          </Button>
        )}
        <span className={styles.count}>
          {t('chosen', { count: draft.questions.length })} ·{' '}
          {t('points', { count: totalOf(draft), score: format.score(totalOf(draft)) })}
        </span>
      </Card>
    </>
  );
}
