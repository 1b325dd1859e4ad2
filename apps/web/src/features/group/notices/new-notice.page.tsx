import { rules } from '@tiku/contract/limits';
import { RichTextField } from '@tiku/questions/editor';
import { Button, ButtonLink, Card, FormError, Switch, TextField, UnsavedGuard, showToast } from '@tiku/ui';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import { navigate, useSearchParam } from '../../../lib/navigation/navigation.ts';
import { usePageTitle } from '../../../lib/navigation/page-title.ts';
import { groupPath } from '../../../lib/navigation/addresses.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { readId } from '../../../lib/navigation/read-id.ts';
import { newRequestKey } from '../../../lib/request-key.ts';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { QuestionFrame } from '../../question/question.ts';
import { GroupPicker } from '../group-picker.tsx';
import { useGroupChoice } from '../use-group-choice.ts';
import { usePostNotice } from './notices.api.ts';
import styles from './notices.module.css';

const noMedia = () => null;

export function NewNoticePage() {
  const t = useTexts('group');
  usePageTitle(t('notice.new'));
  const groupId = readId(useSearchParam('group_id'));
  const back = groupId === undefined ? paths.managedGroups : groupPath(groupId, paths.managedNotices);
  const post = usePostNotice();
  const key = useRef(newRequestKey());
  const [title, setTitle] = useState('');
  const [body, setBody] = useState('');
  const [isTop, setTop] = useState(false);
  const choice = useGroupChoice(groupId);
  const [isTried, setTried] = useState(false);
  const fields = post.error?.failure.fields ?? {};
  const missing = {
    title: title.trim() === '' ? t('notice.title-missing') : undefined,
    body: body === '' ? t('notice.body-missing') : undefined,
    groups: choice.problem,
  };
  const isWhole = Object.values(missing).every((reason) => reason === undefined);
  const isDirty = !post.isSuccess && (title !== '' || body !== '');

  // Once it is known that nothing is left to lose, so that nobody is asked.
  useEffect(() => {
    if (!post.isSuccess) return;
    showToast(t('notice.posted'));
    navigate(back, { replace: true });
  }, [post.isSuccess, back, t]);

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    if (!isWhole || post.isPending) return;
    post.mutate({ group_ids: [...choice.groups], title, body, is_top: isTop, request_key: key.current });
  }

  const reasons = isTried ? missing : { title: undefined, body: undefined, groups: undefined };
  const bodyError = reasons.body ?? fields.body;
  return (
    <>
      <PageHeading title={t('notice.new')} />
      <Card>
        <QuestionFrame mediaUrl={noMedia}>
          <form className={styles.form} onSubmit={handleSubmit} noValidate>
            <FormError message={Object.keys(fields).length > 0 ? null : (post.error?.message ?? null)} />
            <TextField
              label={t('notice.title')}
              value={title}
              maxLength={rules.group.noticeTitleMax}
              onChange={(event) => setTitle(event.target.value)}
              error={reasons.title ?? fields.title}
              required
            />
            <div className={styles.field}>
              <span className={styles.label} aria-hidden="true">
                {t('notice.body')}
              </span>
              <RichTextField
                variant="block"
                alone
                label={t('notice.body')}
                value={body}
                onChange={setBody}
                invalid={bodyError !== undefined}
                describedBy="notice-body-error"
              />
              <p className={styles.error} id="notice-body-error">
                {bodyError}
              </p>
            </div>
            <Switch label={t('notice.on-top')} hint={t('notice.on-top-hint')} checked={isTop} onChange={setTop} />
            <GroupPicker chosen={choice.groups} onChange={choice.choose} error={reasons.groups} />
            <div className={styles.buttons}>
              <Button type="submit" look="primary" busy={post.isPending}>
                {t('notice.post')}
              </Button>
              <ButtonLink look="quiet" to={back}>
                {t('cancel')}
              </ButtonLink>
            </div>
          </form>
        </QuestionFrame>
      </Card>
      <UnsavedGuard dirty={isDirty} />
    </>
  );
}
