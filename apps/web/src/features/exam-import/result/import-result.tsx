import type { ImportView } from '@tiku/contract';
import { ButtonLink, Icon, Tabs } from '@tiku/ui';
import { publishImportPath } from '../../../lib/navigation/addresses.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { navigate, useSearchParam } from '../../../lib/navigation/navigation.ts';
import { usePageTitle } from '../../../lib/navigation/page-title.ts';
import { nameOfSource } from '../../../lib/pasted-text.ts';
import { narrowTo } from '../../../lib/navigation/paging.ts';
import { AskingButton } from '../../../ui/change-button.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { TakeImport } from '../../take/take.ts';
import { useGiveUp } from '../exam-import.api.ts';
import { useIsForBank, useWayOut } from '../use-is-for-bank.ts';
import { CompareSamples } from './compare-samples.tsx';
import { HeldQuestions } from './held-questions.tsx';
import { ImportNumbers } from './import-numbers.tsx';
import styles from './import-result.module.css';
import { ImportedQuestions } from './imported-questions.tsx';
import { KeptEdits } from './kept-edits.tsx';
import { ProblemSummary } from './problem-summary.tsx';
import { asksHow, ImportReading } from './reading/import-reading.tsx';
import { RejectedRows } from './rejected-rows.tsx';
import { StepButtons } from './steps/step-buttons.tsx';
import { TwoReadings } from './two-readings/two-readings.tsx';
import { findWays } from './two-readings/ways.ts';
import { UpgradeChanges } from './upgrade-changes.tsx';

const tabs = ['questions', 'doubtful', 'rejected'] as const;
type Tab = (typeof tabs)[number];

function readTab(text: string | undefined): Tab {
  return tabs.find((tab) => tab === text) ?? 'questions';
}

function GiveUp({ importId }: { importId: number }) {
  const t = useTexts('exam-import');
  const wayOut = useWayOut(paths.publishedExams);
  return (
    <AskingButton
      look="quiet"
      change={useGiveUp()}
      request={{ import_id: importId }}
      question={{ title: t('give-up.title'), text: t('give-up.text'), action: t('give-up') }}
      onDone={() => navigate(wayOut)}
    >
      {t('give-up')}
    </AskingButton>
  );
}

function Found({ view, tab }: { view: ImportView; tab: Tab }) {
  if (tab === 'rejected') return <RejectedRows view={view} />;
  return <ImportedQuestions key={tab} view={view} doubtful={tab === 'doubtful' ? 1 : 0} />;
}

/** Nothing is an exam yet: problems first, then numbers, then every question as it will look. */
export function ImportResult({ view, examId }: { view: ImportView; examId: number | undefined }) {
  const t = useTexts('exam-import');
  const tab = readTab(useSearchParam('tab'));
  const isForBank = useIsForBank();
  const count = view.questions_count ?? 0;
  const isUsable = count > 0 && view.is_held !== true;
  const rejected = view.rejected_count ?? 0;
  // How the file is read comes first: in another way, other questions are read.
  const isAsked = asksHow(view);
  const ways = findWays(view);
  const source = nameOfSource(view.file_name);
  usePageTitle(t('result.title'), source);
  return (
    <>
      <PageHeading title={t('result.title')} text={source}>
        <div className={styles.actions}>
          <StepButtons view={view} />
          <GiveUp importId={view.import_id} />
          {isUsable && examId === undefined && (
            <TakeImport importId={view.import_id} look={isForBank ? 'primary' : 'secondary'} />
          )}
          {isUsable && !isForBank && (
            <ButtonLink look="primary" size="large" to={publishImportPath(view.import_id)}>
              {examId === undefined ? t('result.go-on') : t('result.go-on-upgrade')}
              <Icon name="arrow" size={16} />
            </ButtonLink>
          )}
        </div>
      </PageHeading>
      <div className={styles.parts}>
        <KeptEdits view={view} />
        {ways && <TwoReadings ways={ways} />}
        {isAsked && <ImportReading view={view} />}
        {view.is_held === true && !isAsked && <HeldQuestions view={view} />}
        <ProblemSummary view={view} />
        {examId !== undefined && <UpgradeChanges importId={view.import_id} />}
        {!isAsked && <CompareSamples view={view} />}
        <ImportNumbers view={view} />
        {!isAsked && <ImportReading view={view} />}
        <div>
          <Tabs
            label={t('tabs.label')}
            value={tab}
            tabs={[
              { value: 'questions', text: t('tabs.questions', { count }) },
              { value: 'doubtful', text: t('tabs.doubtful') },
              { value: 'rejected', text: t('tabs.rejected', { count: rejected }) },
            ]}
            onChoose={(value) => narrowTo({ tab: value === 'questions' ? undefined : value })}
          >
            <Found view={view} tab={tab} />
          </Tabs>
        </div>
      </div>
    </>
  );
}
