import type { ResponseOf } from '@tiku/contract';
import { practiceTypes } from '@tiku/contract/limits';
import type { PracticeType } from '@tiku/contract/limits';
import { Badge, Button, ButtonLink, Card, Icon } from '@tiku/ui';
import type { IconName } from '@tiku/ui';
import { useTexts } from '../../../lib/i18n.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { changeSettings, useSettings } from '../settings.ts';
import styles from './start.module.css';
import { useBeginAttempt } from './use-begin-attempt.ts';

type Figures = NonNullable<ResponseOf<'GET /exam/user_online_prac/home'>['exam']>;

interface ListMode {
  type: Extract<PracticeType, 4 | 5 | 6 | 7>;
  icon: IconName;
  count: number;
}

/** Questions that somebody has gathered by practising. */
export function ListModes({ examId, figures }: { examId: number; figures: Figures }) {
  const t = useTexts('practice');
  const { begin, isBusy } = useBeginAttempt();
  const retireWrong = useSettings((settings) => settings.retireWrong);
  const modes: ListMode[] = [
    { type: practiceTypes.wrong, icon: 'cross', count: figures.wrong_count },
    { type: practiceTypes.favorites, icon: 'star', count: figures.favorited_count },
    { type: practiceTypes.notes, icon: 'pencil', count: figures.noted_count },
    { type: practiceTypes.mastery, icon: 'shield', count: figures.questions_count - figures.mastered_count },
  ];
  return (
    <Card aria-labelledby="lists" data-tour="lists">
      <h2 id="lists">{t('lists')}</h2>
      <ul className={styles.lists}>
        {modes.map(({ type, icon, count }) => (
          <li key={type} className={styles.list}>
            <Icon name={icon} className={styles.icon} />
            <div className={styles.listText}>
              <p className={styles.label}>
                {t(`type.${type}`)} {type === practiceTypes.mastery && <Badge tone="accent">VIP</Badge>}
              </p>
              <p className={styles.hint}>{count > 0 ? t(`lists.${type}`, { count }) : t(`lists.none.${type}`)}</p>
            </div>
            {type === practiceTypes.mastery && !figures.is_vip && (
              <ButtonLink to={paths.newFeedback}>{t('vip.ask')}</ButtonLink>
            )}
            {count > 0 && (type !== practiceTypes.mastery || figures.is_vip) && (
              <Button
                busy={isBusy}
                aria-label={t('lists.start', { name: t(`type.${type}`) })}
                onClick={() => begin({ exam_id: examId, prac_type: type })}
              >
                {t('start.list')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <label className={styles.switch}>
        <input
          type="checkbox"
          checked={retireWrong}
          onChange={(event) => changeSettings({ retireWrong: event.target.checked })}
        />
        {t('retire-wrong')}
      </label>
    </Card>
  );
}
