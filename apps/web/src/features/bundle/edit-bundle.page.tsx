import type { BundleEntry, ListedExam, ResponseOf } from '@tiku/contract';
import { bundlePrices, bundleStatus, limits, rules, widthOf } from '@tiku/contract/limits';
import {
  Avatar,
  Button,
  Card,
  ErrorState,
  FormError,
  SelectField,
  Skeleton,
  TextArea,
  TextField,
  showToast,
} from '@tiku/ui';
import { ReasonedButton } from '@tiku/ui/reasoned-button';
import { useRef, useState } from 'react';
import type { ChangeEvent } from 'react';
import { useConfig } from '../../lib/config.ts';
import { useForm } from '../../lib/form/use-form.ts';
import { useTexts } from '../../lib/i18n.ts';
import { navigate, useSearchParam } from '../../lib/navigation/navigation.ts';
import { bundlePath, editBundlePath } from '../../lib/navigation/addresses.ts';
import { readId } from '../../lib/navigation/read-id.ts';
import { CropDialog } from '../../ui/crop/crop-dialog.tsx';
import { Form, FormActions } from '../../ui/form.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { logoOf, useAvailableExams, useBegin, useBundle, useEnd, useReplaceLogo } from './bundle.api.ts';
import styles from './bundle.module.css';
import { usePrice } from './price.tsx';

type Opened = ResponseOf<'GET /exam/bundle/detail'>;

interface ExamPickerProps {
  chosen: readonly number[];
  onChange: (ids: number[]) => void;
  error: string | undefined;
}

/** Which exams, in the order they were chosen. */
function ExamPicker({ chosen, onChange, error: problem }: ExamPickerProps) {
  const t = useTexts('bundle');
  const [query, setQuery] = useState('');
  const { data, error, refetch } = useAvailableExams(query);
  const toggle = ({ id }: ListedExam) =>
    onChange(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]);
  return (
    <fieldset className={styles.picker} data-invalid={problem !== undefined}>
      <legend>{t('choose', { count: chosen.length })}</legend>
      <TextField
        label={t('choose.search')}
        type="search"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        // It searches while one types; the form is not sent by it.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={4} />}
      {data?.list.length === 0 && <p className={styles.note}>{t(query === '' ? 'choose.none' : 'no-match')}</p>}
      {data?.list.map((exam) => (
        <label key={exam.id} className={styles.pick}>
          <input type="checkbox" checked={chosen.includes(exam.id)} onChange={() => toggle(exam)} />
          <span>{exam.title}</span>
          <span className={styles.note}>{t('questions', { count: exam.questions_count })}</span>
        </label>
      ))}
      <FormError message={problem ?? null} />
    </fieldset>
  );
}

/** Those that may be in it: what was closed since cannot be chosen again. */
function openOf(opened: Opened | undefined): number[] {
  if (opened?.change) return opened.change.exams.map(({ id }) => id);
  const open = opened?.exams.filter(({ status, isprivate }) => status === 0 && !isprivate) ?? [];
  return open.map(({ id }) => id);
}

/** The first step: what it is. */
function InfoStep({ opened }: { opened: Opened | undefined }) {
  const t = useTexts('bundle');
  const price = usePrice();
  const variant = useConfig().variant;
  const known = opened?.bundle;
  // What waits for a review is gone on with.
  const latest = opened?.change ?? known;
  const form = useForm('POST /exam/bundle/begin', {
    initial: {
      title: latest?.title ?? '',
      description: latest?.description ?? '',
      price_tier: latest?.price_tier ?? 0,
      country_code: latest?.country_code ?? 'cn',
      exams: openOf(opened),
    },
    send: useBegin(),
    request: (values, { key }) => ({ ...(known ? { bundle_id: known.bundle_id } : { create_key: key }), ...values }),
    problems: ({ description, exams }) => ({
      description: widthOf(description.trim()) < rules.bundle.descriptionMin ? t('problem.description') : undefined,
      exams: exams.length === 0 ? t('problem.exams') : undefined,
    }),
    leaves: true,
    onDone: ({ bundle }) => navigate(`${editBundlePath(bundle.bundle_id)}&step=logo`),
  });

  return (
    <Form form={form} className={styles.form}>
      <TextField label={t('title')} {...form.text('title')} />
      <TextArea label={t('description')} hint={t('description-hint')} rows={4} {...form.text('description')} />
      <SelectField
        label={t('price')}
        hint={t('price-hint')}
        {...form.select(
          'price_tier',
          bundlePrices.map((_, index) => ({ value: index, text: price(index) })),
        )}
      />
      {variant === 'B' && (
        <TextField
          label={t('country')}
          hint={t('country-hint')}
          maxLength={rules.bundle.countryLength}
          {...form.text('country_code')}
          onChange={(event) => form.set({ country_code: event.target.value.toLowerCase() })}
        />
      )}
      <ExamPicker chosen={form.values.exams} onChange={(exams) => form.set({ exams })} error={form.errors.exams} />
      <FormActions action={t('next')} />
    </Form>
  );
}

const formats = ['image/jpeg', 'image/png'];

/** The second step: its picture. The browser cuts and shrinks it. */
function LogoStep({ bundle, change }: { bundle: BundleEntry; change: Opened['change'] }) {
  const t = useTexts('bundle');
  const crop = useTexts('account');
  const input = useRef<HTMLInputElement>(null);
  const replace = useReplaceLogo(bundle.bundle_id);
  const end = useEnd();
  const [chosen, setChosen] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  function handleFile(event: ChangeEvent<HTMLInputElement>): void {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (!file) return;
    if (!formats.includes(file.type)) return setProblem(t('logo.wrong-format'));
    setProblem(null);
    replace.reset();
    setChosen(file);
  }

  return (
    <div className={styles.form}>
      <Avatar name={bundle.title} src={change?.logo_url ?? logoOf(bundle)} size={128} />
      <p className={styles.note}>{t('logo.hint')}</p>
      <Button onClick={() => input.current?.click()}>
        {t(bundle.logo_revision > 0 ? 'logo.change' : 'logo.choose')}
      </Button>
      <input ref={input} type="file" accept={formats.join(',')} hidden onChange={handleFile} />
      <FormError message={problem} />
      <div className={styles.buttons}>
        <Button onClick={() => navigate(editBundlePath(bundle.bundle_id))}>{t('back')}</Button>
        <ReasonedButton
          look="primary"
          busy={end.isPending}
          why={bundle.logo_revision === 0 ? t('logo.missing') : null}
          onClick={() =>
            end.mutate(
              { bundle_id: bundle.bundle_id },
              {
                onSuccess: (ended) => {
                  showToast(t(ended.bundle.status === bundleStatus.reviewing || change ? 'ended.review' : 'ended'));
                  navigate(bundlePath(ended.bundle));
                },
                onError: ({ message }) => setProblem(message),
              },
            )
          }
        >
          {t(bundle.status === null ? 'publish' : 'done')}
        </ReasonedButton>
      </div>
      {chosen && (
        <CropDialog
          file={chosen}
          side={limits.logoSide}
          busy={replace.isPending}
          problem={replace.error?.message ?? null}
          texts={{
            title: crop('crop.title'),
            frame: crop('crop.frame'),
            zoom: crop('crop.zoom'),
            broken: crop('crop.broken'),
            cancel: crop('crop.cancel'),
            save: crop('crop.save'),
          }}
          onCut={(picture) => replace.mutate(picture, { onSuccess: () => setChosen(null) })}
          onClose={() => setChosen(null)}
        />
      )}
    </div>
  );
}

/** An author who stopped goes on at the first step that is not done. */
export function EditBundlePage() {
  const t = useTexts('bundle');
  const bundle_id = readId(useSearchParam('bundle_id'));
  const step = useSearchParam('step');
  const { data, error, refetch } = useBundle({ bundle_id });
  const isLogo = data !== undefined && (step === 'logo' || (step === undefined && data.bundle.status === null));
  return (
    <>
      <PageHeading title={t(bundle_id === undefined ? 'new' : 'edit')} text={t(isLogo ? 'step.logo' : 'step.info')} />
      <Card>
        {error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
        {bundle_id !== undefined && !data && !error && <Skeleton lines={8} />}
        {isLogo && <LogoStep bundle={data.bundle} change={data.change} />}
        {!isLogo && (bundle_id === undefined || data) && <InfoStep key={bundle_id ?? 'new'} opened={data} />}
      </Card>
    </>
  );
}
