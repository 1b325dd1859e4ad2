import type { ExamComparison, ExamDetail, ExamLevel, ExamSection, QuestionChangeEntry } from '@tiku/contract';
import { RichText } from '@tiku/questions/views';
import { Badge, Card, EmptyState } from '@tiku/ui';
import type { ComponentProps } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import { BeforeAfter } from '../../../ui/before-after.tsx';
import { GrowingList } from '../../../ui/growing-list.tsx';
import { SpacedList } from '../../../ui/list/spaced-list.tsx';
import { QuestionCard, QuestionMedia } from '../../question/cards/cards.ts';
import { ComparedTexts, differing } from '../../submission/submission.ts';
import { useCategories } from '../exam-names.ts';
import styles from './comparison.module.css';

function useLabels() {
  const t = useTexts('exam');
  return { before: t('change.before'), after: t('change.after') };
}

function Pair(pair: Omit<ComponentProps<typeof BeforeAfter>, 'labels'>) {
  return <BeforeAfter labels={useLabels()} {...pair} />;
}

function useFields() {
  const t = useTexts('exam');
  const categories = useCategories();
  const yesNo = (value: boolean) => t(value ? 'change.yes' : 'change.no');
  return (exam: ExamDetail): [name: string, value: string][] => [
    [t('info.title'), exam.title],
    [t('info.description'), exam.description],
    [t('info.last-updates'), exam.last_updates],
    [t('info.keywords'), exam.keywords],
    [t('category'), categories.find(({ id }) => id === exam.category_id)?.name ?? t('info.no-category')],
    [t('info.duration'), String(exam.duration)],
    [t('info.random'), yesNo(exam.random_questions)],
    [t('info.marking'), yesNo(exam.allow_marking)],
    [t('info.files'), yesNo(exam.allow_files)],
    [t('info.preview'), yesNo(exam.allow_preview)],
  ];
}

function Sections({ sections }: { sections: readonly ExamSection[] }) {
  return (
    <ol className={styles.sections}>
      {sections.map(({ no, title, description }) => (
        <li key={no}>
          {title}
          {description && <RichText html={description} />}
        </li>
      ))}
    </ol>
  );
}

const saidOf = (sections: readonly ExamSection[]) =>
  sections.map(({ title, description }) => `${title} ${description}`).join(' ');

function levelsText(levels: readonly ExamLevel[], describe: (level: ExamLevel) => string): string {
  return levels.map((level) => `${level.no}. ${level.title}\n${describe(level)}`).join('\n');
}

/** What is written about it, how it is built, and what it shows: only where that differs. */
function Facts({ comparison }: { comparison: ExamComparison }) {
  const t = useTexts('exam');
  const fieldsOf = useFields();
  const labels = useLabels();
  const { before, after, sections, levels, added_files } = comparison;
  const describeLevel = ({ sel_q_c, l_du, q_du, l_rule }: ExamLevel) =>
    [
      `${t('level.count')}: ${sel_q_c}`,
      `${t('level.minutes')}: ${l_du}`,
      `${t('level.seconds')}: ${q_du}`,
      `${t('level.max-wrongs')}: ${l_rule.max_wrongs}`,
    ].join(' · ');
  const old = fieldsOf(before);
  const pairs = differing([
    ...fieldsOf(after).map(([name, value], at) => ({ name, before: old[at]?.[1] ?? '', after: value })),
    {
      name: t('levels.title'),
      before: levelsText(levels.before, describeLevel),
      after: levelsText(levels.after, describeLevel),
    },
  ]);
  const files = Object.entries(added_files);
  const hasOtherSections = saidOf(sections.before) !== saidOf(sections.after);
  if (pairs.length === 0 && files.length === 0 && !hasOtherSections) return null;
  return (
    <Card className={styles.facts}>
      <ComparedTexts pairs={pairs} labels={labels} nothing={t('change.nothing')} />
      {hasOtherSections && (
        <Pair
          name={t('section.title')}
          before={<Sections sections={sections.before} />}
          after={<Sections sections={sections.after} />}
        />
      )}
      {files.length > 0 && (
        <section aria-label={t('change.files')}>
          <h3 className={styles.name}>{t('change.files')}</h3>
          <ul className={styles.files}>
            {files.map(([name, url]) => (
              <li key={name}>
                <a href={url} target="_blank" rel="noreferrer">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Card>
  );
}

function Changed({ what, before, after }: QuestionChangeEntry) {
  const t = useTexts('exam');
  const card = (question: QuestionChangeEntry['before']) =>
    question ? (
      <QuestionCard withKey withMaterial isAnchor={false} question={question} />
    ) : (
      <p className={styles.none}>{t('change.nothing')}</p>
    );
  return (
    <li>
      <Badge tone="accent">{t(`change.${what}`)}</Badge>
      <Pair name={t('question.no', { no: (after ?? before)?.no ?? 0 })} before={card(before)} after={card(after)} />
    </li>
  );
}

type ChangedList = ComponentProps<typeof GrowingList<QuestionChangeEntry>>['list'] & {
  data: { pages: { files: Record<string, string> }[] } | undefined;
};

/** Both states of an exam, for its author and for the operator who reviews the change. */
export function Comparison({ comparison, questions }: { comparison: ExamComparison; questions: ChangedList }) {
  const t = useTexts('exam');
  const { added_count, removed_count, changed_count, moved_count, unchanged_count } = comparison;
  const files = Object.assign({}, ...(questions.data?.pages.map((page) => page.files) ?? []));
  return (
    <div className={styles.stack}>
      <Facts comparison={comparison} />
      <p className={styles.counts}>
        {added_count > 0 && <span>{t('change.count-added', { count: added_count })}</span>}
        {removed_count > 0 && <span>{t('change.count-removed', { count: removed_count })}</span>}
        {changed_count > 0 && <span>{t('change.count-changed', { count: changed_count })}</span>}
        {moved_count > 0 && <span>{t('change.count-moved', { count: moved_count })}</span>}
        <span>{t('change.count-same', { count: unchanged_count })}</span>
      </p>
      <GrowingList list={questions} more={t('change.more')} empty={<EmptyState title={t('change.no-questions')} />}>
        {(entries) => (
          <QuestionMedia files={files} onStale={() => void questions.refetch()}>
            <SpacedList>
              {entries.map((entry) => (
                <Changed key={`${entry.before?.no ?? ''} ${entry.after?.no ?? ''}`} {...entry} />
              ))}
            </SpacedList>
          </QuestionMedia>
        )}
      </GrowingList>
    </div>
  );
}
