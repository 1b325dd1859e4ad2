import type { ExamQuestion, HiddenKey, ManagedHomework, RegradedPaper, ResponseOf } from '@tiku/contract';
import { isJudgedByPeople } from '@tiku/questions';
import type { PublicQuestion, Question } from '@tiku/questions';
import { KeyField, withoutKey } from '@tiku/questions/editor';
import type { Key } from '@tiku/questions/editor';
import { MaterialView, ReviewView } from '@tiku/questions/views';
import { Button, ButtonLink, Card, Choice, EmptyState, Table, showToast, tellFailure } from '@tiku/ui';
import { ReasonedButton } from '@tiku/ui/reasoned-button';
import { useState } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { navigate, useSearchParam } from '../../../lib/navigation/navigation.ts';
import { usePageTitle } from '../../../lib/navigation/page-title.ts';
import { questionStatsPath } from '../../../lib/navigation/addresses.ts';
import { readId } from '../../../lib/navigation/read-id.ts';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { Unanswered } from '../../../ui/unloaded.tsx';
import { HiddenKeyNote, QuestionFrame } from '../../question/question.ts';
import { useMarkedQuestion, usePreviewRegrade, useRegrade } from '../marking.api.ts';
import type { Regrade } from '../marking.api.ts';
import { NamedHomework } from '../mark/named-homework.tsx';
import styles from './regrade.module.css';

const ways = ['key', 'right', 'left-out'] as const;
type Way = (typeof ways)[number];

/** Names that are listed; who changes is also seen from how many do. */
const mostListed = 200;

function Changes({ list }: { list: readonly RegradedPaper[] }) {
  const t = useTexts('homework/results');
  const format = useFormat();
  const rest = list.length - mostListed;
  return (
    <>
      <Table columns={[t('column.name'), t('column.before'), t('column.after')]}>
        {list.slice(0, mostListed).map((paper) => (
          <tr key={paper.answer_id}>
            <th scope="row">{paper.name}</th>
            <td>{format.score(paper.old_score)}</td>
            <td className={paper.new_score > paper.old_score ? styles.more : styles.less}>
              {format.score(paper.new_score)}
            </td>
          </tr>
        ))}
      </Table>
      {rest > 0 && <p className={styles.muted}>{t('regrade.rest', { count: rest })}</p>}
    </>
  );
}

interface PreviewProps {
  homework: ManagedHomework;
  regrade: Regrade;
  found: ResponseOf<'POST /mymanaged/group/homework/regrade'>;
}

function Preview({ homework, regrade, found }: PreviewProps) {
  const t = useTexts('homework/results');
  const apply = useRegrade();
  const { list, papers_count, hidden_key: hidden } = found;

  function confirm(): void {
    apply.mutate(regrade, {
      onSuccess: () => {
        showToast(t('regrade.done', { no: regrade.no }));
        navigate(questionStatsPath(homework.homework_id), { replace: true });
      },
      onError: tellFailure,
    });
  }

  return (
    <Card className={styles.card} aria-labelledby="changes">
      <h2 id="changes">
        {hidden
          ? t('regrade.hidden', { count: papers_count })
          : list.length === 0
            ? t('regrade.nobody')
            : t('regrade.changes', { changed: list.length, papers: papers_count })}
      </h2>
      {hidden && <p>{t('regrade.hidden-text')}</p>}
      {list.length > 0 && <Changes list={list} />}
      <p className={styles.muted}>{t('regrade.told')}</p>
      <Button className={styles.action} look="primary" busy={apply.isPending} onClick={confirm}>
        {t('regrade.apply')}
      </Button>
    </Card>
  );
}

interface FormProps {
  homework: ManagedHomework;
  question: ExamQuestion;
  hidden: HiddenKey | null;
}

function RegradeForm({ homework, question, hidden }: FormProps) {
  const t = useTexts('homework/results');
  const preview = usePreviewRegrade();
  const content = hidden ? withoutKey(question as PublicQuestion) : (question as unknown as Question);
  const hasKey = !isJudgedByPeople(question.type);
  const [way, setWay] = useState<Way>(hasKey ? 'key' : 'right');
  const [key, setKey] = useState<Key | null>(hidden ? null : content.correct_answer);
  const base = { homework_id: homework.homework_id, no: question.no };
  const regrade: Regrade | null =
    way !== 'key'
      ? { ...base, everybody: way === 'right' ? 'right' : 'left out' }
      : key === null || typeof key === 'string'
        ? null
        : { ...base, correct_answer: key };
  // What is shown below is of exactly what stands above.
  const isCurrent = preview.data !== undefined && JSON.stringify(preview.variables) === JSON.stringify(regrade);

  return (
    <>
      <Card className={styles.card}>
        <Choice
          label={t('regrade.how')}
          value={way}
          options={ways
            .filter((each) => hasKey || each !== 'key')
            .map((value) => ({ value, content: t(`regrade.${value}`) }))}
          onChoose={setWay}
        />
        <p className={styles.muted}>{t(`regrade.${way}-text`)}</p>
        {question.main && <MaterialView html={question.main} />}
        {hidden && <HiddenKeyNote hidden={hidden} />}
        {/* Hidden rather than removed: what was chosen is still there when somebody comes back. */}
        {hasKey && (
          <div hidden={way !== 'key'}>
            <KeyField question={content} onChange={setKey} />
          </div>
        )}
        {way !== 'key' && <ReviewView question={question as unknown as Question} answer={null} grading={null} />}
        <ReasonedButton
          className={styles.action}
          look={isCurrent ? 'secondary' : 'primary'}
          why={regrade === null ? t('regrade.no-key') : null}
          busy={preview.isPending}
          onClick={() => regrade && preview.mutate(regrade, { onError: tellFailure })}
        >
          {t('regrade.preview')}
        </ReasonedButton>
      </Card>
      {isCurrent && regrade && <Preview homework={homework} regrade={regrade} found={preview.data} />}
    </>
  );
}

function RegradePart({ homework }: { homework: ManagedHomework }) {
  const t = useTexts('homework/results');
  const no = readId(useSearchParam('no')) ?? 0;
  const { data, error, refetch } = useMarkedQuestion(homework.homework_id, no);
  usePageTitle(t('regrade.title', { no }), homework.title);
  return (
    <>
      <PageHeading title={t('regrade.title', { no })} text={homework.title}>
        <ButtonLink to={questionStatsPath(homework.homework_id)}>{t('results')}</ButtonLink>
      </PageHeading>
      {data ? (
        <QuestionFrame mediaUrl={(name) => data.files[name] ?? null}>
          <div className={styles.page}>
            <RegradeForm homework={homework} question={data.question} hidden={data.hidden_key} />
          </div>
        </QuestionFrame>
      ) : (
        <Card>
          {error?.failure.status === 404 ? (
            <EmptyState drawing="lost" title={t('regrade.missing')} />
          ) : (
            <Unanswered answer={{ error, refetch }} />
          )}
        </Card>
      )}
    </>
  );
}

/** A question whose key was wrong: what holds instead, who changes by that, and only then the re-grade itself. */
export function RegradePage() {
  return <NamedHomework>{(homework) => <RegradePart homework={homework} />}</NamedHomework>;
}
