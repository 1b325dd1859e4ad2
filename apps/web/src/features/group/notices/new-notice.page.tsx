import { RichTextField } from '@tiku/questions/editor';
import { Card, Switch, TextField, showToast } from '@tiku/ui';
import { useForm } from '../../../lib/form/use-form.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { navigate, useSearchParam } from '../../../lib/navigation/navigation.ts';
import { usePageTitle } from '../../../lib/navigation/page-title.ts';
import { groupPath } from '../../../lib/navigation/addresses.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { readId } from '../../../lib/navigation/read-id.ts';
import { Form, FormActions } from '../../../ui/form.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { QuestionFrame } from '../../question/question.ts';
import { GroupPicker } from '../group-picker.tsx';
import { useGroupProblem } from '../use-group-problem.ts';
import { usePostNotice } from './notices.api.ts';
import styles from './notices.module.css';

const noMedia = () => null;

export function NewNoticePage() {
  const t = useTexts('group');
  usePageTitle(t('notice.new'));
  const groupId = readId(useSearchParam('group_id'));
  const back = groupId === undefined ? paths.managedGroups : groupPath(groupId, paths.managedNotices);
  const pickProblem = useGroupProblem();
  const form = useForm('POST /mymanaged/group/notice', {
    initial: { group_ids: groupId === undefined ? [] : [groupId], title: '', body: '', is_top: false },
    send: usePostNotice(),
    request: (values, { key }) => ({ ...values, request_key: key }),
    problems: ({ title, body, group_ids }) => ({
      title: title.trim() === '' ? t('notice.title-missing') : undefined,
      body: body === '' ? t('notice.body-missing') : undefined,
      group_ids: pickProblem(group_ids.length),
    }),
    leaves: true,
    onDone: () => {
      showToast(t('notice.posted'));
      navigate(back, { replace: true });
    },
  });
  return (
    <>
      <PageHeading title={t('notice.new')} />
      <Card>
        <QuestionFrame mediaUrl={noMedia}>
          <Form form={form} className={styles.form} guarded>
            <TextField label={t('notice.title')} {...form.text('title')} />
            <div className={styles.field}>
              <span className={styles.label} aria-hidden="true">
                {t('notice.body')}
              </span>
              <RichTextField
                variant="block"
                alone
                label={t('notice.body')}
                value={form.values.body}
                onChange={(body) => form.set({ body })}
                invalid={form.errors.body !== undefined}
                describedBy="notice-body-error"
              />
              <p className={styles.error} id="notice-body-error">
                {form.errors.body}
              </p>
            </div>
            <Switch label={t('notice.on-top')} hint={t('notice.on-top-hint')} {...form.toggle('is_top')} />
            <GroupPicker
              chosen={new Set(form.values.group_ids)}
              onChange={(groups) => form.set({ group_ids: [...groups] })}
              error={form.errors.group_ids}
            />
            <FormActions action={t('notice.post')} back={back} />
          </Form>
        </QuestionFrame>
      </Card>
    </>
  );
}
