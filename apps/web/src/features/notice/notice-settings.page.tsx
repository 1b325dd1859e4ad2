import type { ResponseOf } from '@tiku/contract';
import { noticeKinds } from '@tiku/contract/limits';
import { Card, Switch, showToast, tellFailure } from '@tiku/ui';
import { useState } from 'react';
import { useTexts } from '../../lib/i18n.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Unanswered } from '../../ui/unloaded.tsx';
import { useChangeSettings, useNoticeSettings } from './notice.api.ts';
import styles from './notice.module.css';

type Settings = ResponseOf<'GET /user/notice/settings'>['settings'];

/** What was switched is saved at once. */
function SettingsForm({ settings }: { settings: Settings }) {
  const t = useTexts('notice');
  const change = useChangeSettings();
  const { can_be_mailed, ...saved } = settings;
  const [{ switched_off, is_mailed }, setWanted] = useState(saved);

  function save(part: Partial<typeof saved>): void {
    const wanted = { switched_off, is_mailed, ...part };
    setWanted(wanted);
    change.mutate(wanted, {
      onSuccess: () => showToast(t('settings.saved')),
      onError: (error) => {
        setWanted(saved);
        tellFailure(error);
      },
    });
  }

  return (
    <>
      <Card aria-labelledby="kinds">
        <h2 id="kinds">{t('settings.kinds')}</h2>
        <div className={styles.switches}>
          {noticeKinds.map((kind) => (
            <Switch
              key={kind}
              label={t(`kind.${kind}`)}
              hint={t(`kind.${kind}-hint`)}
              checked={!switched_off.includes(kind)}
              onChange={(isOn) =>
                save({ switched_off: isOn ? switched_off.filter((each) => each !== kind) : [...switched_off, kind] })
              }
            />
          ))}
        </div>
      </Card>
      <Card aria-labelledby="mail" className={styles.mail}>
        <h2 id="mail">{t('settings.mail')}</h2>
        {can_be_mailed ? (
          <div className={styles.switches}>
            <Switch
              label={t('settings.mail-on')}
              hint={t('settings.mail-hint')}
              checked={is_mailed}
              onChange={(isOn) => save({ is_mailed: isOn })}
            />
          </div>
        ) : (
          <p className={styles.note}>{t('settings.no-mail')}</p>
        )}
      </Card>
    </>
  );
}

export function NoticeSettingsPage() {
  const t = useTexts('notice');
  const { data, error, refetch } = useNoticeSettings();
  return (
    <>
      <PageHeading title={t('settings.title')} text={t('settings.text')} />
      {data && <SettingsForm settings={data.settings} />}
      {!data && (
        <Card>
          <Unanswered answer={{ error, refetch }} lines={8} />
        </Card>
      )}
    </>
  );
}
