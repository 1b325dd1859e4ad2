import type { StudyPlan } from '@tiku/contract';
import { limits } from '@tiku/contract/limits';
import { Button, Card, NumberField, SelectField, showToast, Switch } from '@tiku/ui';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useLanguage, useTexts } from '../../lib/i18n.ts';
import { useChangePlan } from './review.api.ts';
import styles from './review.module.css';

const usualGoal = 20;
const hours = Array.from({ length: 24 }, (_, hour) => hour);

/** What somebody wants of a day. */
export function PlanForm({ plan }: { plan: StudyPlan }) {
  const t = useTexts('review');
  const language = useLanguage();
  const changing = useChangePlan();
  const [wanted, setWanted] = useState(plan);
  const change = (part: Partial<StudyPlan>) => setWanted((before) => ({ ...before, ...part }));
  const clock = new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    changing.mutate(wanted, {
      onSuccess: () => showToast(t('plan.saved')),
      onError: ({ message }) => showToast(message, 'failed'),
    });
  }

  return (
    <Card aria-labelledby="plan">
      <h2 id="plan">{t('plan')}</h2>
      <form className={styles.form} onSubmit={handleSubmit}>
        <NumberField
          label={t('plan.amount')}
          hint={t('plan.amount-hint')}
          value={wanted.review_amount}
          min={0}
          max={limits.reviewAmountMax}
          onChange={(review_amount) => change({ review_amount })}
        />
        <Switch
          label={t('plan.has-goal')}
          checked={wanted.daily_goal !== null}
          onChange={(isOn) => change({ daily_goal: isOn ? usualGoal : null })}
        />
        {wanted.daily_goal !== null && (
          <NumberField
            label={t('plan.goal')}
            value={wanted.daily_goal}
            min={1}
            max={limits.dailyGoalMax}
            onChange={(daily_goal) => change({ daily_goal })}
          />
        )}
        <Switch
          label={t('plan.streak')}
          checked={wanted.has_streak}
          onChange={(has_streak) => change({ has_streak })}
        />
        <SelectField
          label={t('plan.reminder')}
          value={wanted.reminder_hour ?? ''}
          options={[
            { value: '', text: t('plan.no-reminder') },
            ...hours.map((hour) => ({ value: String(hour), text: clock.format(new Date(Date.UTC(2000, 0, 1, hour))) })),
          ]}
          onChange={(event) => change({ reminder_hour: event.target.value === '' ? null : Number(event.target.value) })}
        />
        <Button look="primary" type="submit" busy={changing.isPending}>
          {t('plan.save')}
        </Button>
      </form>
    </Card>
  );
}
