import { rules } from '@tiku/contract/limits';
import { Button, Card, Choice, NumberField, SelectField, Switch, TextArea, TextField } from '@tiku/ui';
import { useState } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { GroupPicker } from '../../group/group.ts';
import { peopleOf } from './draft.ts';
import type { Draft, Info } from './draft.ts';
import { PeopleChoice } from './people-choice.tsx';
import { quickEnd, quickEnds } from './quick-ends.ts';
import { presetOf, presets } from './presets.ts';
import type { Preset } from './presets.ts';
import styles from './create.module.css';

interface PublishStepProps {
  draft: Draft;
  onChange: (draft: Draft) => void;
  problems: {
    title?: string | undefined;
    end?: string | undefined;
    groups?: string | undefined;
    people?: string | undefined;
  };
  /** What the server said of fields. */
  fields: Readonly<Record<string, string>>;
  /** Null where the group stays as it is. */
  groups: { groups: ReadonlySet<number>; choose: (groups: ReadonlySet<number>) => void } | null;
  /** Where it is, or will be. */
  groupIds: readonly number[];
}

/** Title, groups, times and rules. */
export function PublishStep({ draft, onChange, problems, fields, groups, groupIds }: PublishStepProps) {
  const t = useTexts('homework');
  const format = useFormat();
  const [now] = useState(() => new Date());
  const { info } = draft;
  const change = (some: Partial<Info>) => onChange({ ...draft, info: { ...info, ...some } });
  const preset = presetOf(info);
  const [onlyGroup, ...otherGroups] = groupIds;
  return (
    <div className={styles.page}>
      <Card className={styles.form} aria-labelledby="about">
        <h2 id="about">{t('publish.about')}</h2>
        <TextField
          label={t('publish.title')}
          value={info.title}
          maxLength={rules.exam.titleMax}
          onChange={(event) => change({ title: event.target.value })}
          error={problems.title ?? fields['homework.title']}
          required
        />
        <div className={styles.pair}>
          <TextField
            label={t('publish.start')}
            hint={t('publish.start-hint')}
            type="datetime-local"
            value={info.start}
            onChange={(event) => change({ start: event.target.value })}
            error={fields['homework.start_time']}
          />
          <TextField
            label={t('publish.end')}
            type="datetime-local"
            value={info.end}
            onChange={(event) => change({ end: event.target.value })}
            error={problems.end ?? (fields['homework.end_time'] && t('problem.end-late'))}
            required
          />
        </div>
        <fieldset className={styles.quick}>
          <legend className="visually-hidden">{t('end.quick')}</legend>
          {quickEnds.map((name) => {
            const end = quickEnd(name, now);
            return (
              <Button key={name} aria-pressed={info.end === end} onClick={() => change({ end })}>
                {t(`end.${name}`, { time: format.time(end) })}
              </Button>
            );
          })}
        </fieldset>
        <TextArea
          label={t('publish.instructions')}
          hint={t('publish.instructions-hint')}
          rows={3}
          maxLength={rules.homework.instructionsMax}
          value={info.instructions}
          onChange={(event) => change({ instructions: event.target.value })}
          error={fields['homework.instructions']}
        />
        {groups && <GroupPicker chosen={groups.groups} onChange={groups.choose} error={problems.groups} />}
        {onlyGroup !== undefined && otherGroups.length === 0 && (
          <PeopleChoice
            key={onlyGroup}
            groupId={onlyGroup}
            people={peopleOf(draft, groupIds)}
            onChange={(userIds) => onChange({ ...draft, people: userIds && { groupId: onlyGroup, userIds } })}
            error={problems.people ?? fields['homework.user_ids']}
          />
        )}
      </Card>
      <Card className={styles.form} aria-labelledby="rules">
        <h2 id="rules">{t('rules')}</h2>
        <Choice
          label={t('preset')}
          value={preset ?? ''}
          options={(Object.keys(presets) as Preset[]).map((name) => ({ value: name, content: t(`preset.${name}`) }))}
          onChoose={(name) => change(presets[name as Preset])}
        />
        <p className={styles.muted}>{t(preset === null ? 'preset.own' : `preset.${preset}-text`)}</p>
        <div className={styles.pair}>
          <NumberField
            label={t('publish.duration')}
            hint={t('publish.duration-hint')}
            value={info.duration}
            min={0}
            max={rules.exam.durationMax}
            onChange={(duration) => change({ duration })}
          />
          <SelectField
            label={t('publish.result')}
            value={String(info.result_time)}
            options={[0, 1].map((value) => ({ value: String(value), text: t(`publish.result.${value as 0 | 1}`) }))}
            onChange={(event) => change({ result_time: event.target.value === '1' ? 1 : 0 })}
          />
          <SelectField
            label={t('publish.redo')}
            value={String(info.redo_mode)}
            options={([0, 1, 2] as const).map((value) => ({ value: String(value), text: t(`publish.redo.${value}`) }))}
            onChange={(event) => change({ redo_mode: Number(event.target.value) as Info['redo_mode'] })}
          />
          <NumberField
            label={t('publish.pass')}
            value={info.pass_percent}
            min={0}
            max={100}
            onChange={(pass_percent) => change({ pass_percent })}
          />
          <NumberField
            label={t('publish.switches')}
            hint={t('publish.switches-hint')}
            value={info.max_switches}
            min={0}
            max={rules.homework.switchesMax}
            onChange={(max_switches) => change({ max_switches })}
          />
          {info.max_switches > 0 && (
            <NumberField
              label={t('publish.seconds')}
              value={info.switch_seconds}
              min={0}
              max={rules.homework.switchSecondsMax}
              onChange={(switch_seconds) => change({ switch_seconds })}
            />
          )}
        </div>
        <Switch label={t('publish.rank')} checked={info.is_rank} onChange={(is_rank) => change({ is_rank })} />
        <Switch
          label={t('publish.hide')}
          hint={t('publish.hide-hint')}
          checked={info.hide_answer}
          onChange={(hide_answer) => change({ hide_answer })}
        />
        {info.redo_mode !== 0 && (
          <Switch
            label={t('publish.hint')}
            hint={t('publish.hint-hint')}
            checked={info.redo_hint}
            onChange={(redo_hint) => change({ redo_hint })}
          />
        )}
        <Switch
          label={t('publish.no-quit')}
          hint={t('publish.no-quit-hint')}
          checked={info.no_quit}
          onChange={(no_quit) => change({ no_quit })}
        />
        <Switch
          label={t('publish.files')}
          checked={info.allow_files}
          onChange={(allow_files) => change({ allow_files })}
        />
      </Card>
    </div>
  );
}
