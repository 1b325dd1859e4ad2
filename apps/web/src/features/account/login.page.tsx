import { Card, Link, PasswordField, TextField } from '@tiku/ui';
import { useEffect } from 'react';
import { paths } from '../../lib/navigation/paths.ts';
import { useConfig } from '../../lib/config.ts';
import { useForm } from '../../lib/form/use-form.ts';
import { useTexts } from '../../lib/i18n.ts';
import { navigate, origin, useSearchParam } from '../../lib/navigation/navigation.ts';
import { safeRedirect } from '../../lib/navigation/safe-redirect.ts';
import { stringifySearch } from '../../lib/navigation/search-params.ts';
import { Form, FormActions } from '../../ui/form.tsx';
import { CaptchaHost } from '../captcha/captcha.ts';
import { useSignIn } from './account.api.ts';
import { AlreadySignedIn } from './already-signed-in.tsx';
import { DemoAccounts } from './demo-accounts.tsx';
import styles from './login.module.css';
import { WechatSignIn } from './wechat-sign-in.tsx';

export function LoginPage() {
  const t = useTexts('account');
  const { brand, demo, features } = useConfig();
  const redirect = useSearchParam('redirect');
  const way = safeRedirect(redirect, origin);
  const form = useForm('POST /app/user/login', {
    initial: { username: '', password: '' },
    rules: {
      username: (value) => (value.trim() ? undefined : t('login.username-missing')),
      // It may be a space.
      password: (value) => (value ? undefined : t('login.password-missing')),
    },
    send: useSignIn(),
    request: ({ username, password }) => ({ username: username.trim(), password }),
    leaves: true,
    onDone: () => navigate(way, { replace: true }),
  });
  const { element } = form;
  // Somebody with a mouse has a keyboard at hand; on a phone it would cover the page.
  useEffect(() => {
    const isFree = document.activeElement === document.body;
    if (isFree && window.matchMedia('(pointer: fine)').matches) {
      element.current?.querySelector<HTMLInputElement>('[name=username]')?.focus();
    }
  }, [element]);

  function enterAs(username: string, password: string): void {
    form.set({ username, password });
    form.submit();
  }

  return (
    <>
      <meta name="description" content={t('login.summary', { brand })} />
      <h1 className={styles.title} tabIndex={-1}>
        {t('login.title')}
      </h1>
      <AlreadySignedIn />
      <Card>
        <Form form={form} className={styles.form} method="post">
          <TextField
            label={t('login.username')}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            {...form.text('username')}
          />
          <PasswordField label={t('login.password')} autoComplete="current-password" {...form.secret('password')} />
          <FormActions action={t('login.submit')} wide />
        </Form>
        {features.wechat_login && <WechatSignIn way={way} />}
        <p className={styles.others}>
          <Link to={paths.resetPassword}>{t('login.forgot')}</Link>
          <Link to={`/register${stringifySearch({ redirect })}`}>{t('login.register')}</Link>
        </p>
      </Card>
      {demo && <DemoAccounts demo={demo} busy={form.isPending} onChoose={enterAs} />}
      <CaptchaHost />
    </>
  );
}
