import type { ManagedHomework } from '@tiku/contract';
import { markStatus } from '@tiku/contract/limits';
import { ButtonLink, Icon, Tabs } from '@tiku/ui';
import { useTexts } from '../../../lib/i18n.ts';
import { saveFile } from '../../../lib/api/save-file.ts';
import { useSearchParam } from '../../../lib/navigation/navigation.ts';
import { usePageTitle } from '../../../lib/navigation/page-title.ts';
import { narrowTo } from '../../../lib/navigation/paging.ts';
import { markingPath } from '../../../lib/navigation/addresses.ts';
import { ChangeButton } from '../../../ui/change-button.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { useExportScores } from '../marking.api.ts';
import { NamedHomework } from '../mark/named-homework.tsx';
import { QuestionStats } from './question-stats.tsx';
import styles from './results.module.css';
import { ScoreList } from './score-list.tsx';
import { Trend } from './trend.tsx';

const tabs = ['scores', 'questions', 'trend'] as const;

function Download({ homework }: { homework: ManagedHomework }) {
  const t = useTexts('homework/results');
  return (
    <ChangeButton
      change={useExportScores()}
      request={homework.homework_id}
      onDone={(file) => saveFile(file, `${homework.title.replaceAll(/[\\/:*?"<>|]/g, ' ')}.xlsx`)}
    >
      <Icon name="download" size={16} />
      {t('download')}
    </ChangeButton>
  );
}

function Scores({ homework }: { homework: ManagedHomework }) {
  const t = useTexts('homework/results');
  const wanted = useSearchParam('view');
  const tab = tabs.find((each) => each === wanted) ?? tabs[0];
  usePageTitle(t('results'), homework.title);
  return (
    <>
      <PageHeading title={t('results')} text={homework.title}>
        <span className={styles.screen}>
          <Download homework={homework} />
          {homework.mark_status !== markStatus.noNeed && (
            <ButtonLink to={markingPath(homework.homework_id)}>
              <Icon name="pencil" size={16} />
              {t('mark')}
            </ButtonLink>
          )}
        </span>
      </PageHeading>
      <Tabs
        label={t('results')}
        value={tab}
        tabs={tabs.map((value) => ({ value, text: t(`tab.${value}`) }))}
        onChoose={(view) => narrowTo({ view: view === tabs[0] ? undefined : view })}
      >
        {tab === 'scores' && <ScoreList homework={homework} />}
        {tab === 'questions' && <QuestionStats homework={homework} />}
        {tab === 'trend' && <Trend homework={homework} />}
      </Tabs>
    </>
  );
}

export function ScoresPage() {
  return <NamedHomework>{(homework) => <Scores homework={homework} />}</NamedHomework>;
}
