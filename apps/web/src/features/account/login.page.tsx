import { Button, Card, FormError, Link, PasswordField, TextField } from '@tiku/ui';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { paths } from '../../lib/navigation/paths.ts';
import { useConfig } from '../../lib/config.ts';
import { readSecret, readText } from '../../lib/form.ts';
import { useTexts } from '../../lib/i18n.ts';
import { navigate, origin, useSearchParam } from '../../lib/navigation/navigation.ts';
import { safeRedirect } from '../../lib/navigation/safe-redirect.ts';
import { stringifySearch } from '../../lib/navigation/search-params.ts';
import { CaptchaHost } from '../captcha/captcha.ts';
import { useSignIn } from './account.api.ts';
import { AlreadySignedIn } from './already-signed-in.tsx';
import { DemoAccounts } from './demo-accounts.tsx';
import styles from './login.module.css';
import { WechatSignIn } from './wechat-sign-in.tsx';

type Missing = 'username' | 'password' | null;

export function LoginPage() {
  const t = useTexts('account');
  const { brand, demo, features } = useConfig();
  const redirect = useSearchParam('redirect');
  const way = safeRedirect(redirect, origin);
  const signIn = useSignIn();
  const form = useRef<HTMLFormElement>(null);
  const [missing, setMissing] = useState<Missing>(null);
  // Somebody with a mouse has a keyboard at hand; on a phone it would cover the page.
  useEffect(() => {
    const isFree = document.activeElement === document.body;
    if (isFree && window.matchMedia('(pointer: fine)').matches) {
      form.current?.querySelector<HTMLInputElement>('[name=username]')?.focus();
    }
  }, []);

  function submit(username: string, password: string): void {
    signIn.mutate({ username, password }, { onSuccess: () => navigate(way, { replace: true }) });
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (signIn.isPending) return;
    const data = new FormData(event.currentTarget);
    const username = readText(data, 'username');
    const password = readSecret(data, 'password');
    const lacking = !username ? 'username' : !password ? 'password' : null;
    setMissing(lacking);
    if (lacking) event.currentTarget.querySelector<HTMLInputElement>(`[name=${lacking}]`)?.focus();
    else submit(username, password);
  }

  const refused = signIn.error?.failure;
  return (
    <>
      <meta name="description" content={t('login.summary', { brand })} />
      <h1 className={styles.title} tabIndex={-1}>
        {t('login.title')}
      </h1>
      <AlreadySignedIn />
      <Card>
        <form className={styles.form} ref={form} method="post" onSubmit={handleSubmit} noValidate>
          <FormError message={missing ? null : refused?.message || null} />
          <TextField
            label={t('login.username')}
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            required
            error={missing === 'username' ? t('login.username-missing') : refused?.fields.username}
          />
          <PasswordField
            label={t('login.password')}
            name="password"
            autoComplete="current-password"
            required
            error={missing === 'password' ? t('login.password-missing') : refused?.fields.password}
          />
          <Button type="submit" look="primary" size="large" busy={signIn.isPending}>
            {t('login.submit')}
          </Button>
        </form>
        {features.wechat_login && <WechatSignIn way={way} />}
        <p className={styles.others}>
          <Link to={paths.resetPassword}>{t('login.forgot')}</Link>
          <Link to={`/register${stringifySearch({ redirect })}`}>{t('login.register')}</Link>
        </p>
      </Card>
      {demo && <DemoAccounts demo={demo} busy={signIn.isPending} onChoose={submit} />}
      <CaptchaHost />
    </>
  );
}
