import { limits, rules } from '@tiku/contract/limits';
import { Button, ButtonLink, Card, FormError, TextArea, UnsavedGuard, showToast } from '@tiku/ui';
import { useEffect, useState } from 'react';
import type { FormEvent } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import { navigate, useSearchParam } from '../../../lib/navigation/navigation.ts';
import { usePageTitle } from '../../../lib/navigation/page-title.ts';
import { groupPath } from '../../../lib/navigation/addresses.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { readId } from '../../../lib/navigation/read-id.ts';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { GroupPicker } from '../group-picker.tsx';
import { useGroupChoice } from '../use-group-choice.ts';
import { ExamPicker } from './exam-picker.tsx';
import type { PickedExam } from './exam-picker.tsx';
import { useChosenExam, useShareExams } from './shares.api.ts';
import styles from './shares.module.css';

export function NewSharePage() {
  const t = useTexts('group');
  usePageTitle(t('share.new'));
  const groupId = readId(useSearchParam('group_id'));
  const back = groupId === undefined ? paths.managedGroups : groupPath(groupId, paths.managedShares);
  const share = useShareExams();
  const first = useChosenExam(readId(useSearchParam('exam_id'))).data?.exam;
  const choice = useGroupChoice(groupId);
  const [picked, setPicked] = useState<readonly PickedExam[] | null>(null);
  const exams = picked ?? (first ? [first] : []);
  const [message, setMessage] = useState('');
  const [isTried, setTried] = useState(false);
  const missing = {
    exams:
      exams.length === 0
        ? t('pick.at-least-one-exam')
        : exams.length > limits.sharesAtOnce
          ? t('pick.too-many-exams', { count: limits.sharesAtOnce })
          : undefined,
    groups: choice.problem,
  };

  useEffect(() => {
    if (!share.isSuccess) return;
    showToast(t('share.done'));
    navigate(back, { replace: true });
  }, [share.isSuccess, back, t]);

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    if (missing.exams || missing.groups || share.isPending) return;
    share.mutate({ group_ids: [...choice.groups], exam_ids: exams.map(({ id }) => id), message });
  }

  return (
    <>
      <PageHeading title={t('share.new')} text={t('share.new-text')} />
      <Card>
        <form className={styles.form} onSubmit={handleSubmit} noValidate>
          <FormError message={share.error?.message ?? null} />
          <ExamPicker chosen={exams} onChange={setPicked} error={isTried ? missing.exams : undefined} />
          <GroupPicker chosen={choice.groups} onChange={choice.choose} error={isTried ? missing.groups : undefined} />
          <TextArea
            label={t('share.message')}
            rows={3}
            value={message}
            maxLength={rules.group.shareMessageMax}
            onChange={(event) => setMessage(event.target.value)}
          />
          <div className={styles.buttons}>
            <Button type="submit" look="primary" busy={share.isPending}>
              {t('share.share')}
            </Button>
            <ButtonLink look="quiet" to={back}>
              {t('cancel')}
            </ButtonLink>
          </div>
        </form>
      </Card>
      <UnsavedGuard dirty={!share.isSuccess && (message !== '' || (picked?.length ?? 0) > 0)} />
    </>
  );
}
