import { Avatar, Icon, MenuButton } from '@tiku/ui';
import { addressOf, signOut } from '../../lib/api/api.ts';
import { useConfig } from '../../lib/config.ts';
import { useTexts } from '../../lib/i18n.ts';
import { useCanOpen } from '../../lib/navigation/page-access.ts';
import { useSession } from '../../lib/session.ts';
import { switchToCompany, switchToPersonal } from '../../lib/switch-account.ts';
import { accountEntries } from './account-entries.ts';
import styles from './navbar.module.css';

export function AccountMenu() {
  const t = useTexts('app');
  const { variant } = useConfig();
  const canOpen = useCanOpen();
  const user = useSession((state) => state.user);
  const companyId = useSession((state) => state.companyId);
  const company = user?.companies.find(({ id }) => id === companyId);
  const name = company?.name ?? (user?.name || user?.user_name || '');
  const picture =
    user && !company && user.thumbnail_revision > 0
      ? addressOf('GET /app/user/thumbnail', { userid: user.user_id, revision: String(user.thumbnail_revision) })
      : null;

  const entries = accountEntries({
    session: { user, companyId },
    variant,
    canOpen,
    t,
    onPersonal: switchToPersonal,
    onCompany: switchToCompany,
    onSignOut: signOut,
  });

  return (
    <MenuButton label={t('account.menu', { name })} entries={entries} className={styles.account}>
      <Avatar name={name} src={picture} />
      <span className={styles.accountName}>{name}</span>
      <Icon name="chevron" size={16} />
    </MenuButton>
  );
}
