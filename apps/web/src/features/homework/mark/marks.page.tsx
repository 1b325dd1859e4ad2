import type { ManagedHomework, MarkedPaper, ResponseOf } from '@tiku/contract';
import { Badge, ButtonLink, Card, Choice, EmptyState, Icon, Link, Switch, showToast, tellFailure } from '@tiku/ui';
import { ConfirmDialog } from '@tiku/ui/confirm-dialog';
import { ReasonedButton } from '@tiku/ui/reasoned-button';
import { useState } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { useSearchParam } from '../../../lib/navigation/navigation.ts';
import { usePageTitle } from '../../../lib/navigation/page-title.ts';
import { narrowTo, usePaging } from '../../../lib/navigation/paging.ts';
import { alikeAnswersPath, markAnswersPath, markingPath } from '../../../lib/navigation/addresses.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { PagedList } from '../../../ui/paged-list.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { useCompleteMarking, usePapers } from '../marking.api.ts';
import { NamedHomework } from './named-homework.tsx';
import styles from './marks.module.css';

type Papers = ResponseOf<'POST /mymanaged/group/homework/member_marks'>;

interface RowProps {
  homeworkId: number;
  paper: MarkedPaper;
  /** Instead of the name, where names are hidden. */
  number: number;
  isHidden: boolean;
}

function PaperRow({ homeworkId, paper, number, isHidden }: RowProps) {
  const t = useTexts('homework/mark');
  const format = useFormat();
  const { answer_id: answerId, answers_count: total, marked_count: marked } = paper;
  return (
    <li className={styles.row}>
      {paper.is_mine ? (
        <span className={styles.name}>{paper.name}</span>
      ) : (
        <Link
          className={styles.name}
          to={markAnswersPath(homeworkId, { answerId, isHidden, isUnmarked: marked < total })}
        >
          {isHidden ? t('paper', { number }) : paper.name}
        </Link>
      )}
      {paper.round > 1 && <Badge>{t('round', { round: paper.round })}</Badge>}
      {paper.stay !== null && paper.stay !== 'in' && <Badge>{t(`stay.${paper.stay}`)}</Badge>}
      {paper.is_completed && <Badge tone="accent">{t('completed')}</Badge>}
      <span className={styles.about}>
        {t('marked-of', { marked, total })} · {format.score(paper.score)} / {format.score(paper.full_score)}
      </span>
      {paper.is_mine && <p className={styles.why}>{t('mine')}</p>}
    </li>
  );
}

interface ListProps {
  homework: ManagedHomework;
  list: ReturnType<typeof usePapers>;
  isHidden: boolean;
}

function ByPerson({ homework, list, isHidden }: ListProps) {
  const t = useTexts('homework/mark');
  const { start } = usePaging(20);
  return (
    <PagedList list={list} usual={20} empty={<EmptyState drawing="done" title={t('empty')} text={t('empty-text')} />}>
      {(papers) => (
        <ul>
          {papers.map((paper, at) => (
            <PaperRow
              key={paper.answer_id}
              homeworkId={homework.homework_id}
              paper={paper}
              number={start + at + 1}
              isHidden={isHidden}
            />
          ))}
        </ul>
      )}
    </PagedList>
  );
}

function ByQuestion({ homework, questions, isHidden }: Omit<ListProps, 'list'> & Pick<Papers, 'questions'>) {
  const t = useTexts('homework/mark');
  return (
    <Card>
      {questions.length === 0 ? (
        <EmptyState drawing="done" title={t('empty')} text={t('empty-text')} />
      ) : (
        <ul>
          {questions.map(({ no, answers_count: count, unmarked_count: unmarked }) => (
            <li className={styles.row} key={no}>
              <Link
                className={styles.name}
                to={markAnswersPath(homework.homework_id, { no, isHidden, isUnmarked: unmarked > 0 })}
              >
                {t('question', { no })}
              </Link>
              {unmarked > 1 && <Link to={alikeAnswersPath(homework.homework_id, no, isHidden)}>{t('alike.link')}</Link>}
              <span className={styles.about}>
                {t('answers', { count })} · {unmarked === 0 ? t('all-marked') : t('unmarked', { count: unmarked })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

/** It goes on by itself: the marker may leave, and sees the same when they come back. */
function Completing({ total, left }: NonNullable<Papers['completing']>) {
  const t = useTexts('homework/mark');
  const format = useFormat();
  const done = total - left;
  return (
    <Card className={styles.completing}>
      <progress max={total} value={done} aria-label={t('complete.label')} />
      <output>{t('complete.progress', { done: format.number(done), total: format.number(total) })}</output>
    </Card>
  );
}

function Complete({ homework, papers }: { homework: ManagedHomework; papers: Papers }) {
  const t = useTexts('homework/mark');
  const complete = useCompleteMarking();
  const [isAsking, setAsking] = useState(false);
  if (papers.completable_count === 0) return null;

  function confirm(): void {
    complete.mutate(
      { homework_id: homework.homework_id },
      {
        onSuccess: ({ left_count: left }) => showToast(t(left > 0 ? 'complete.begun' : 'complete.done')),
        onError: tellFailure,
        onSettled: () => setAsking(false),
      },
    );
  }

  return (
    <Card className={styles.complete}>
      {papers.unmarked_count === 0 && <p>{t('complete.ready')}</p>}
      <ReasonedButton
        look="primary"
        why={papers.unmarked_count > 0 ? t('complete.wait', { count: papers.unmarked_count }) : null}
        onClick={() => setAsking(true)}
      >
        {t('complete')}
      </ReasonedButton>
      {isAsking && (
        <ConfirmDialog
          title={t('complete.title')}
          text={t('complete.text', { count: papers.completable_count })}
          action={t('complete')}
          busy={complete.isPending}
          onConfirm={confirm}
          onClose={() => setAsking(false)}
        />
      )}
    </Card>
  );
}

function Marks({ homework }: { homework: ManagedHomework }) {
  const t = useTexts('homework/mark');
  usePageTitle(t('mark'), homework.title);
  const isHidden = useSearchParam('names') === 'hidden';
  const list = usePapers(homework.homework_id, isHidden);
  const papers = list.page.data;
  const by = useSearchParam('by') === 'question' ? 'question' : 'person';
  return (
    <>
      <PageHeading title={t('mark')} text={homework.title}>
        <ButtonLink to={markingPath(homework.homework_id, paths.homeworkScores)}>
          <Icon name="chart" size={16} />
          {t('scores')}
        </ButtonLink>
      </PageHeading>
      <div className={styles.tools}>
        <Choice
          label={t('by')}
          value={by}
          options={[
            { value: 'person', content: t('by-person') },
            { value: 'question', content: t('by-question') },
          ]}
          onChoose={(value) => narrowTo({ by: value === 'person' ? undefined : value })}
        />
        <Switch
          label={t('hide-names')}
          checked={isHidden}
          onChange={(hidden) => narrowTo({ names: hidden ? 'hidden' : undefined })}
        />
      </div>
      {by === 'person' || !papers ? (
        <ByPerson homework={homework} list={list} isHidden={isHidden} />
      ) : (
        <ByQuestion homework={homework} questions={papers.questions} isHidden={isHidden} />
      )}
      {papers?.completing && <Completing {...papers.completing} />}
      {papers && <Complete homework={homework} papers={papers} />}
    </>
  );
}

export function MarksPage() {
  return <NamedHomework>{(homework) => <Marks homework={homework} />}</NamedHomework>;
}
