import type { OperatorAction, OperatorActionName } from '@tiku/contract';
import { operatorActions } from '@tiku/contract/limits';
import { EmptyState, SelectField } from '@tiku/ui';
import { useGrowingList } from '../../../lib/api/growing-list.ts';
import { useFormat } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { useSearchParam } from '../../../lib/navigation/navigation.ts';
import { narrowTo } from '../../../lib/navigation/paging.ts';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { RowAbout } from '../../../ui/list/rows.tsx';
import { SearchBox } from '../../../ui/search-box.tsx';
import { ConsoleList } from '../console-list.tsx';
import styles from '../operator.module.css';

function useActions() {
  const query_string = useSearchParam('q') ?? '';
  const wanted = useSearchParam('action');
  const action: OperatorActionName | undefined = operatorActions.find((each) => each === wanted);
  return { action, list: useGrowingList('POST /operator/actions', { query_string, ...(action && { action }) }) };
}

function ActionRow({ action, about, about_id, title, name, reason, created_at }: OperatorAction) {
  const t = useTexts('operator');
  const format = useFormat();
  return (
    <li>
      <p>
        <span className={styles.title}>{t(`action.${action}`)}</span>
        {': '}
        {title === '' ? t(`about.${about}`) : title}
      </p>
      <RowAbout className={styles.about}>
        <span>{name === '' ? t('command-line') : name}</span>
        <span>
          {t(`about.${about}`)} {about_id}
        </span>
        <time dateTime={created_at}>{format.dateTime(created_at)}</time>
      </RowAbout>
      {reason !== null && <p className={styles.quote}>{reason}</p>}
    </li>
  );
}

/** The audit log: the database lets nobody change it. */
export function ActionsPage() {
  const t = useTexts('operator');
  const { list, action } = useActions();
  return (
    <>
      <PageHeading title={t('page.actions')} text={t('actions.text')} />
      <div className={styles.tools}>
        <SearchBox label={t('actions.find')} />
        <SelectField
          label={t('actions.which')}
          value={action ?? ''}
          options={[
            { value: '', text: t('actions.all') },
            ...operatorActions.map((each) => ({ value: each, text: t(`action.${each}`) })),
          ]}
          onChange={(event) => narrowTo({ action: event.target.value || undefined })}
        />
      </div>
      <ConsoleList list={list} keyOf={({ action_id }) => action_id} empty={<EmptyState title={t('none-found')} />}>
        {(each) => <ActionRow {...each} />}
      </ConsoleList>
    </>
  );
}
