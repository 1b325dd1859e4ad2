import { fontSizes } from '@tiku/questions/views';
import { Button, Choice, Dialog, showToast, tellFailure } from '@tiku/ui';
import { ConfirmDialog } from '@tiku/ui/confirm-dialog';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { call } from '../../../../lib/api/api.ts';
import { useTexts } from '../../../../lib/i18n.ts';
import { outbox, useSaving } from '../../outbox/saving.ts';
import { changeSettings, useSettings } from '../../settings.ts';
import { isTest } from '../attempt.ts';
import { useAttempt, useAttemptSession } from '../attempt-context.ts';
import { useMemorising } from '../question/memorising.ts';
import styles from './dialogs.module.css';

interface SwitchProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  text: string;
  hint: string;
}

function Switch({ checked, onChange, text, hint }: SwitchProps) {
  return (
    <label className={styles.switch}>
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
      <span>
        {text}
        <span className={styles.hint} style={{ display: 'block' }}>
          {hint}
        </span>
      </span>
    </label>
  );
}

function Setting({ name, children }: { name?: string; children: ReactNode }) {
  return (
    <div className={styles.setting}>
      {name && <p className={styles.name}>{name}</p>}
      {children}
    </div>
  );
}

const modes = { all: 0, wrong: 1, unchecked: 2 } as const;
type Mode = keyof typeof modes;

/** Takes answers back to give them anew. What is still on its way goes first, or it would bring itself back. */
function ClearAnswers({ onDone }: { onDone: () => void }) {
  const t = useTexts('practice');
  const session = useAttemptSession();
  const [asked, setAsked] = useState<Mode | null>(null);
  const [isBusy, setBusy] = useState(false);
  const saving = useSaving(session.attemptId);

  async function clear(mode: Mode): Promise<void> {
    setBusy(true);
    await outbox.flush();
    const request = { answer_id: session.attemptId, mode: modes[mode] };
    const result = await call('POST /exam/user_online_prac/clear_answer_details', request);
    if (result.ok) await session.startAnew().catch(() => {});
    setBusy(false);
    if (!result.ok) return tellFailure(result.error);
    showToast(t('clear.done', { count: result.data.noes.length }));
    onDone();
  }

  if (asked) {
    return (
      <ConfirmDialog
        title={t('clear.title', { which: t(`clear.${asked}`) })}
        text={t('clear.text')}
        action={t('clear.action')}
        busy={isBusy || saving.state === 'waiting'}
        onConfirm={() => void clear(asked)}
        onClose={() => setAsked(null)}
      />
    );
  }
  return (
    <div className={styles.buttons}>
      {(Object.keys(modes) as Mode[]).map((mode) => (
        <Button key={mode} onClick={() => setAsked(mode)}>
          {t(`clear.${mode}`)}
        </Button>
      ))}
    </div>
  );
}

export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts('practice');
  const { fontSize, view, tapChecks, autoNext } = useSettings();
  const isMemorising = useMemorising((state) => state.isOn);
  const isForMarks = useAttempt(isTest);
  return (
    <Dialog title={t('settings')} onClose={onClose}>
      <Setting name={t('font-size')}>
        <Choice
          label={t('font-size')}
          value={fontSize}
          options={fontSizes.map((size) => ({ value: size, content: t(`font-size.${size}`) }))}
          onChoose={(size) => changeSettings({ fontSize: size })}
        />
      </Setting>
      <Setting name={t('view')}>
        <Choice
          label={t('view')}
          value={view}
          options={[
            { value: 'one', content: t('view.one') },
            { value: 'list', content: t('view.list') },
          ]}
          onChoose={(chosen) => changeSettings({ view: chosen })}
        />
      </Setting>
      {!isForMarks && (
        <>
          <Setting>
            <Switch
              checked={tapChecks}
              onChange={(isOn) => changeSettings({ tapChecks: isOn })}
              text={t('tap-checks')}
              hint={t('tap-checks.hint')}
            />
            <Switch
              checked={autoNext}
              onChange={(isOn) => changeSettings({ autoNext: isOn })}
              text={t('auto-next')}
              hint={t('auto-next.hint')}
            />
            <Switch
              checked={isMemorising}
              onChange={(isOn) => useMemorising.setState({ isOn })}
              text={t('memorise')}
              hint={t('memorise.hint')}
            />
          </Setting>
          <Setting name={t('clear')}>
            <ClearAnswers onDone={onClose} />
          </Setting>
        </>
      )}
    </Dialog>
  );
}
