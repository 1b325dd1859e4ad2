import type { ImportView } from '@tiku/contract';
import { Card, Icon } from '@tiku/ui';
import { useChange } from '../../../lib/api/change.ts';
import { saveFile } from '../../../lib/api/save-file.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { ChangeButton } from '../../../ui/change-button.tsx';
import { fetchReport, useProblems, useScoreQuestions } from '../exam-import.api.ts';
import { groupProblems, lacksScores, sharedText } from './group-problems.ts';
import type { ProblemGroup } from './group-problems.ts';
import { usePlace } from '../place.ts';
import styles from './problems.module.css';
import { useStepToast } from './steps/use-steps.ts';

const cellsShown = 60;

/** Where each of them stands, said once where they all say the same. */
function Places({ problems }: Pick<ProblemGroup, 'problems'>) {
  const t = useTexts('exam-import');
  const placeOf = usePlace();
  const isShared = sharedText(problems, 'message') !== null;
  const rest = problems.length - cellsShown;
  return (
    <ul className={isShared ? styles.cells : styles.lines}>
      {problems.slice(0, cellsShown).map((problem) => (
        <li key={`${problem.sheet_no} ${problem.row} ${problem.cell} ${problem.message}`}>
          <span className={styles.cell}>{placeOf(problem)}</span>
          {!isShared && <span>{problem.message}</span>}
        </li>
      ))}
      {rest > 0 && <li>{t('problems.more', { count: rest })}</li>}
    </ul>
  );
}

/** Scores that are missing need no new file. */
function ScoreButton({ importId }: { importId: number }) {
  const t = useTexts('exam-import');
  const tell = useStepToast();
  return (
    <div>
      <ChangeButton
        change={useScoreQuestions()}
        request={{ import_id: importId }}
        onDone={({ import: after }) => {
          tell(t('scores.given'), after);
          // The button goes with the problem.
          document.querySelector<HTMLElement>('main h1')?.focus();
        }}
      >
        {t('scores.give')}
      </ChangeButton>
    </div>
  );
}

/** For the person who made the file. */
function TakeReport({ view }: { view: ImportView }) {
  const t = useTexts('exam-import');
  return (
    <ChangeButton
      look="quiet"
      change={useChange(() => fetchReport(view.import_id))}
      request={undefined}
      onDone={(file) => saveFile(file, t('report.file-name', { name: view.file_name.replace(/\.[^.]*$/, '') }))}
    >
      <Icon name="download" size={16} />
      {t('report.download')}
    </ChangeButton>
  );
}

interface GroupProps {
  group: ProblemGroup;
  /** Of the import whose questions can be given their scores here. */
  importId: number | null;
}

function Group({ group: { severity, problems }, importId }: GroupProps) {
  const t = useTexts('exam-import');
  const placeOf = usePlace();
  const [first] = problems;
  if (!first) return null;
  const isLost = severity === 'error';
  return (
    <li>
      <details className={styles.group} open={problems.length <= 3}>
        <summary className={styles.summary}>
          <Icon name={isLost ? 'cross' : 'flag'} className={isLost ? styles.lost : styles.doubtful} />
          <span className={styles.message}>
            <span className="visually-hidden">{isLost ? t('problems.error') : t('problems.warning')} </span>
            {first.message}
          </span>
          <span className={styles.count}>
            {problems.length === 1 ? placeOf(first) : t('problems.places', { count: problems.length })}
          </span>
          <Icon name="chevron" size={16} className={styles.chevron} />
        </summary>
        <div className={styles.body}>
          {first.fix && <p className={styles.fix}>{first.fix}</p>}
          {importId !== null && <ScoreButton importId={importId} />}
          {problems.length > 1 && <Places problems={problems} />}
        </div>
      </details>
    </li>
  );
}

/** What the author should look at before anything else. */
export function ProblemSummary({ view }: { view: ImportView }) {
  const t = useTexts('exam-import');
  const problems = useProblems(view);
  const groups = groupProblems(problems);
  const questions = view.questions_count ?? 0;
  const rejected = view.rejected_count ?? 0;
  const isHeld = view.is_held === true;
  const describe = () => {
    if (questions === 0 && rejected === 0) return null;
    if (rejected > 0) return t('problems.text-rejected');
    return isHeld ? t('problems.text-held') : t('problems.text-doubtful');
  };
  if (groups.length === 0) {
    // That there are none, the list itself says.
    // Nor is anything well while something is held.
    if (questions === 0 || isHeld) return null;
    return (
      <Card className={styles.fine}>
        <Icon name="check" className={styles.right} />
        <p>{t('problems.none', { count: questions })}</p>
      </Card>
    );
  }
  return (
    <Card aria-labelledby="problems">
      <h2 id="problems">
        {questions === 0
          ? t('problems.nothing-read')
          : rejected > 0
            ? t('problems.title-rejected', { count: rejected })
            : t('problems.title-doubtful')}
      </h2>
      <p className={styles.intro}>{describe()}</p>
      <TakeReport view={view} />
      <ul className={styles.groups}>
        {groups.map((group) => (
          <Group
            key={`${group.severity} ${group.code}`}
            group={group}
            importId={lacksScores(group, problems) ? view.import_id : null}
          />
        ))}
      </ul>
    </Card>
  );
}
