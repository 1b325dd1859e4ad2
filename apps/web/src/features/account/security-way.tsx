import { Button, Icon } from '@tiku/ui';
import type { IconName } from '@tiku/ui';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useTexts } from '../../lib/i18n.ts';
import styles from './security.module.css';

interface SecurityWayProps {
  icon: IconName;
  name: string;
  /** What is in force now. */
  value: string;
  action: string;
  /** The form, and how to close it. */
  children: (close: () => void) => ReactNode;
}

/** One way of getting in: what it is, and a form to change it that opens in place. */
export function SecurityWay({ icon, name, value, action, children }: SecurityWayProps) {
  const t = useTexts('account');
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <section className={styles.way} aria-labelledby={`${id}-name`}>
      <Icon name={icon} />
      <div>
        <h3 id={`${id}-name`}>{name}</h3>
        <p className={styles.value}>{value}</p>
      </div>
      <Button
        aria-expanded={open}
        aria-controls={open ? `${id}-form` : undefined}
        aria-describedby={`${id}-name`}
        onClick={() => setOpen(!open)}
      >
        {open ? t('security.cancel') : action}
      </Button>
      {open && (
        <div className={styles.wayForm} id={`${id}-form`}>
          {children(() => setOpen(false))}
        </div>
      )}
    </section>
  );
}
