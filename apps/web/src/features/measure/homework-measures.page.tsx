import { Card } from '@tiku/ui';
import { saveFile } from '../../lib/api/save-file.ts';
import { useTexts } from '../../lib/i18n.ts';
import { markingPath, regradePath } from '../../lib/navigation/addresses.ts';
import { usePageTitle } from '../../lib/navigation/page-title.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Unanswered, Unloaded } from '../../ui/unloaded.tsx';
import { useHomeworkResponses, useMeasuredHomework } from './measure.api.ts';
import { MeasuresView, TakeAway } from './measures-view.tsx';

export function HomeworkMeasuresPage() {
  const t = useTexts('measure');
  const { named, measures, isMissing } = useMeasuredHomework();
  const responses = useHomeworkResponses();
  const homework = named.data?.homework;
  usePageTitle(t('title'), homework?.title ?? '');
  if (!homework || isMissing) {
    const way = { to: paths.managedGroups, text: t('to-groups'), look: 'primary' } as const;
    return <Unloaded title={t('title')} answer={named} missing={isMissing && { title: t('missing'), way }} />;
  }
  const results = markingPath(homework.homework_id, paths.homeworkScores);
  return (
    <>
      <BackLink to={results} label={t('back-to')}>
        {homework.title}
      </BackLink>
      <PageHeading title={t('title')} text={t('of-homework')}>
        <TakeAway
          change={responses}
          request={homework.homework_id}
          onDone={(file) => saveFile(file, 'responses.csv')}
        />
      </PageHeading>
      {measures.data ? (
        <MeasuresView
          measures={measures.data}
          way={{ text: t('mend.regrade'), to: (no) => regradePath(homework.homework_id, no) }}
          back={{ text: t('to-results'), to: results }}
        />
      ) : (
        <Card>
          <Unanswered answer={measures} />
        </Card>
      )}
    </>
  );
}
