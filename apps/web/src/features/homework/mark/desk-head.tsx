import type { ManagedHomework } from '@tiku/contract';
import { Button, ButtonLink, Icon, MenuButton } from '@tiku/ui';
import type { MenuEntry } from '@tiku/ui';
import { useTexts } from '../../../lib/i18n.ts';
import { alikeAnswersPath, markingPath } from '../../../lib/navigation/addresses.ts';
import { narrowTo } from '../../../lib/navigation/paging.ts';
import type { DeskFilter } from '../marking.api.ts';
import styles from './mark-desk.module.css';

interface DeskHeadProps extends DeskFilter {
  /** Of the question whose answers are marked, where it is one. */
  no: number | undefined;
  /** Whether like answers are shown instead, marked or not. */
  isAlike: boolean;
  homework: ManagedHomework;
  onKeys: () => void;
}

/** One line, so that the answer and its score fit below it. */
export function DeskHead({ homework, no, isAlike, isUnmarked, isHidden, onKeys }: DeskHeadProps) {
  const t = useTexts('homework/mark');
  const alike = (question: number): MenuEntry => ({
    text: t('alike.link'),
    icon: 'copy',
    to: alikeAnswersPath(homework.homework_id, question, isHidden),
  });
  const marked: MenuEntry = {
    text: t(isUnmarked ? 'show-all' : 'only-unmarked'),
    icon: 'check',
    onSelect: () => narrowTo({ show: isUnmarked ? undefined : 'unmarked' }),
  };
  const names: MenuEntry = {
    text: t(isHidden ? 'show-names' : 'hide-names'),
    icon: isHidden ? 'eye' : 'eye-off',
    onSelect: () => narrowTo({ names: isHidden ? undefined : 'hidden' }),
  };
  return (
    <header className={styles.head}>
      <ButtonLink to={markingPath(homework.homework_id)} look="quiet" aria-label={t('overview')}>
        <Icon name="menu" size={16} />
        <span className={styles.word}>{t('overview')}</span>
      </ButtonLink>
      <h1 tabIndex={-1} className={styles.title}>
        {homework.title}
      </h1>
      <Button
        look="quiet"
        size="icon"
        className={styles.keys}
        aria-label={t('keys')}
        title={t('keys')}
        onClick={onKeys}
      >
        <Icon name="keyboard" />
      </Button>
      <MenuButton
        label={t('shown')}
        entries={isAlike ? [names] : no === undefined ? [marked, names] : [alike(no), marked, names]}
      >
        <Icon name="sliders" />
      </MenuButton>
    </header>
  );
}
