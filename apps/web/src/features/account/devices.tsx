import type { ResponseOf } from '@tiku/contract';
import { Badge, Button, Card, ErrorState, Icon, Skeleton, showToast, tellFailure } from '@tiku/ui';
import { ConfirmDialog } from '@tiku/ui/confirm-dialog';
import { useState } from 'react';
import { useFormat } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { nameDevice } from './device-name.ts';
import { useDevices, useSignOutDevices } from './security.api.ts';
import styles from './security.module.css';

type Device = ResponseOf<'GET /user/sessions'>['list'][number];

function useDeviceName(): (device: Device) => string {
  const t = useTexts('account');
  return ({ os_type, user_agent }) => {
    const { browser, system, isApp } = nameDevice(os_type, user_agent);
    if (isApp) return t('devices.app', { system });
    if (browser && system) return t('devices.on', { browser, system });
    return browser ?? system ?? t('devices.unknown');
  };
}

interface DeviceRowProps {
  device: Device;
  name: string;
  onSignOut: () => void;
}

function DeviceRow({ device, name, onSignOut }: DeviceRowProps) {
  const t = useTexts('account');
  const format = useFormat();
  const isPhone = /Mobile|Android|iPhone/.test(device.user_agent);
  return (
    <li className={styles.device}>
      <Icon name={isPhone ? 'phone' : 'monitor'} />
      <div>
        <p className={styles.deviceName}>
          {name} {device.is_current && <Badge tone="accent">{t('devices.this')}</Badge>}
        </p>
        <p className={styles.value}>
          {t('devices.used', { time: format.dateTime(device.used_at) })}
          <br />
          {t('devices.since', { time: format.dateTime(device.created_at) })}
        </p>
      </div>
      {!device.is_current && (
        <Button aria-label={t('devices.sign-out-named', { name })} onClick={onSignOut}>
          {t('devices.sign-out')}
        </Button>
      )}
    </li>
  );
}

/** Where the account is signed in. Signing out cannot be undone, so it asks first. */
export function Devices() {
  const t = useTexts('account');
  const nameOf = useDeviceName();
  const { data, error, isPending, refetch } = useDevices();
  const signOut = useSignOutDevices();
  const [asked, setAsked] = useState<Device | 'others' | null>(null);
  const devices = data?.list ?? [];

  function confirm(): void {
    if (!asked || signOut.isPending) return;
    signOut.mutate(asked === 'others' ? null : asked.session_id, {
      onSuccess: () => showToast(t('devices.signed-out')),
      onError: tellFailure,
      onSettled: () => setAsked(null),
    });
  }

  return (
    <Card aria-labelledby="devices">
      <h2 id="devices">{t('devices.title')}</h2>
      {isPending && <Skeleton lines={4} />}
      {error && !data && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      <ul className={styles.devices}>
        {devices.map((device) => (
          <DeviceRow key={device.session_id} device={device} name={nameOf(device)} onSignOut={() => setAsked(device)} />
        ))}
      </ul>
      {devices.length > 1 && <Button onClick={() => setAsked('others')}>{t('devices.sign-out-others')}</Button>}
      {asked && (
        <ConfirmDialog
          title={asked === 'others' ? t('devices.others-title') : t('devices.one-title', { name: nameOf(asked) })}
          text={t('devices.warning')}
          action={t('devices.sign-out')}
          busy={signOut.isPending}
          onConfirm={confirm}
          onClose={() => setAsked(null)}
        />
      )}
    </Card>
  );
}
