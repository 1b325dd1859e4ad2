import type { OfficialNotice } from '@tiku/contract';
import { Badge, ButtonLink, EmptyState, showToast } from '@tiku/ui';
import { useFormat } from '../../../lib/format.ts';
import { useLanguage, useTexts } from '../../../lib/i18n.ts';
import { AskingButton } from '../../../ui/change-button.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { RowAbout } from '../../../ui/list/rows.tsx';
import { ConsoleList } from '../console-list.tsx';
import { operatorPaths } from '../operator-paths.ts';
import styles from '../operator.module.css';
import { useOfficialNotices, useWithdrawNotice } from './official-notice.api.ts';

function NoticeRow({ notice_id, title, content, company, released_at, is_released }: OfficialNotice) {
  const t = useTexts('operator');
  const format = useFormat();
  const language = useLanguage();
  const inLanguage = (texts: Record<string, string>) => texts[language] ?? texts.en ?? '';
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.title}>{inLanguage(title)}</p>
        <RowAbout className={styles.about}>
          <Badge tone={is_released ? 'plain' : 'accent'}>
            {t(is_released ? 'notice.released' : 'notice.scheduled')}
          </Badge>
          <span>{company === null ? t('notice.everybody') : company.name}</span>
          <time dateTime={released_at}>{format.dateTime(released_at)}</time>
        </RowAbout>
        <p className={styles.body}>{inLanguage(content)}</p>
      </div>
      <AskingButton
        change={useWithdrawNotice()}
        request={{ notice_id }}
        question={{
          title: t('notice.withdraw'),
          text: t('notice.withdraw-text'),
          action: t('notice.withdraw'),
        }}
        onDone={() => showToast(t('notice.withdrawn'))}
      >
        {t('notice.withdraw')}
      </AskingButton>
    </li>
  );
}

export function OfficialNoticesPage() {
  const t = useTexts('operator');
  return (
    <>
      <PageHeading title={t('page.notices')} text={t('notices.text')}>
        <ButtonLink look="primary" to={operatorPaths.newNotice}>
          {t('notice.new')}
        </ButtonLink>
      </PageHeading>
      <ConsoleList
        list={useOfficialNotices()}
        keyOf={({ notice_id }) => notice_id}
        empty={
          <EmptyState title={t('notices.none')}>
            <ButtonLink to={operatorPaths.newNotice}>{t('notice.new')}</ButtonLink>
          </EmptyState>
        }
      >
        {(notice) => <NoticeRow {...notice} />}
      </ConsoleList>
    </>
  );
}
