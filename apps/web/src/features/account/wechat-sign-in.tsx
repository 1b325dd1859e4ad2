import { Button, FormError } from '@tiku/ui';
import { useTexts } from '../../lib/i18n.ts';
import styles from './login.module.css';
import { useLeaveForWechat, useReturnFromWechat } from './wechat.ts';

export function WechatSignIn({ way }: { way: string }) {
  const t = useTexts('account');
  const leave = useLeaveForWechat(way);
  const comeBack = useReturnFromWechat(way);
  return (
    <div className={styles.wechat}>
      <Button size="large" busy={leave.isPending || comeBack.isPending} onClick={() => leave.mutate()}>
        {comeBack.isPending ? t('login.wechat-busy') : t('login.wechat')}
      </Button>
      <FormError message={(leave.error ?? comeBack.error)?.message ?? null} />
    </div>
  );
}
