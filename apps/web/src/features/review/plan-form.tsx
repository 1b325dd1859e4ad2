import type { StudyPlan } from '@tiku/contract';
import { limits } from '@tiku/contract/limits';
import { Card, NumberField, SelectField, showToast, Switch } from '@tiku/ui';
import { useForm } from '../../lib/form/use-form.ts';
import { useLanguage, useTexts } from '../../lib/i18n.ts';
import { Form, FormActions } from '../../ui/form.tsx';
import { useChangePlan } from './review.api.ts';
import styles from './review.module.css';

const usualGoal = 20;
const hours = Array.from({ length: 24 }, (_, hour) => hour);

/** What somebody wants of a day. */
export function PlanForm({ plan }: { plan: StudyPlan }) {
  const t = useTexts('review');
  const language = useLanguage();
  const clock = new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });

  const form = useForm('PUT /review/plan', {
    initial: plan,
    send: useChangePlan(),
    request: (wanted) => wanted,
    onDone: () => showToast(t('plan.saved')),
  });

  return (
    <Card aria-labelledby="plan">
      <h2 id="plan">{t('plan')}</h2>
      <Form form={form} className={styles.form}>
        <NumberField label={t('plan.amount')} hint={t('plan.amount-hint')} {...form.number('review_amount')} />
        <Switch
          label={t('plan.has-goal')}
          checked={form.values.daily_goal !== null}
          onChange={(isOn) => form.set({ daily_goal: isOn ? usualGoal : null })}
        />
        {form.values.daily_goal !== null && (
          <NumberField
            label={t('plan.goal')}
            name="daily_goal"
            value={form.values.daily_goal}
            min={1}
            max={limits.dailyGoalMax}
            onChange={(daily_goal) => form.set({ daily_goal })}
            error={form.errors.daily_goal}
          />
        )}
        <Switch label={t('plan.streak')} {...form.toggle('has_streak')} />
        <SelectField
          label={t('plan.reminder')}
          {...form.select('reminder_hour', [
            { value: null, text: t('plan.no-reminder') },
            ...hours.map((hour) => ({ value: hour, text: clock.format(new Date(Date.UTC(2000, 0, 1, hour))) })),
          ])}
        />
        <FormActions action={t('plan.save')} />
      </Form>
    </Card>
  );
}
