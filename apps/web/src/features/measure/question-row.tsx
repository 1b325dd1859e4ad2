import type { MeasuredOption, MeasuredQuestion, MeasureEstimate } from '@tiku/contract';
import { RichText } from '@tiku/questions/views';
import { Badge, Icon, Link } from '@tiku/ui';
import { useFormat } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { Figures } from '../../ui/figures.tsx';
import { HiddenKeyNote } from '../question/question.ts';
import { fewest } from './samples.ts';
import styles from './measure.module.css';
import type { Way } from './way.ts';

function ease(value: number): 'easy' | 'medium' | 'hard' {
  if (value >= 0.8) return 'easy';
  return value >= 0.4 ? 'medium' : 'hard';
}

function sharpness(value: number): 'good' | 'fair' | 'weak' | 'reversed' {
  if (value >= 0.3) return 'good';
  if (value >= 0.2) return 'fair';
  return value >= 0 ? 'weak' : 'reversed';
}

function usePercent() {
  const format = useFormat();
  return (value: number | null) => (value === null ? '–' : `${format.number(Math.round(value * 100))} %`);
}

interface SureProps {
  n: number;
  text: string;
  word: string;
  low: string;
  high: string;
}

/** In words where enough stand behind it; else grey, with where it may lie. */
function Sure({ n, text, word, low, high }: SureProps) {
  return n >= fewest.sure ? (
    <>
      {text} <span className={styles.word}>{word}</span>
    </>
  ) : (
    <span className={styles.muted}>
      {text} ({low} … {high})
    </span>
  );
}

function Difficulty({ n, estimate }: { n: number; estimate: MeasureEstimate }) {
  const t = useTexts('measure');
  const percent = usePercent();
  return (
    <Sure
      n={n}
      text={percent(estimate.value)}
      word={t(`ease.${ease(estimate.value)}`)}
      low={percent(estimate.low)}
      high={percent(estimate.high)}
    />
  );
}

function Discrimination({ n, estimate }: { n: number; estimate: MeasureEstimate }) {
  const t = useTexts('measure');
  return (
    <Sure
      n={n}
      text={estimate.value.toFixed(2)}
      word={t(`sharp.${sharpness(estimate.value)}`)}
      low={estimate.low?.toFixed(2) ?? '–'}
      high={estimate.high?.toFixed(2) ?? '–'}
    />
  );
}

function OptionRow({ option }: { option: MeasuredOption }) {
  const t = useTexts('measure');
  const format = useFormat();
  const percent = usePercent();
  const isStatement = option.content === '' && (option.option === 'T' || option.option === 'F');
  const name = isStatement ? t(option.option === 'T' ? 'true' : 'false') : option.option;
  const [low, middle, best] = option.thirds;
  const verdict = option.is_correct === null ? undefined : option.is_correct ? 'right' : 'wrong';
  return (
    <tr data-verdict={verdict}>
      <th scope="row">
        <span className={styles.option}>
          {verdict && <Icon name={verdict === 'right' ? 'check' : 'cross'} size={16} />}
          <span>
            {name}
            {option.content !== '' && (
              <>
                . <RichText inline html={option.content} />
              </>
            )}
          </span>
          {verdict && <span className="visually-hidden">{t(verdict === 'right' ? 'correct' : 'incorrect')}</span>}
        </span>
      </th>
      <td>{format.number(option.count)}</td>
      <td>{percent(low ?? null)}</td>
      <td>{percent(middle ?? null)}</td>
      <td>{percent(best ?? null)}</td>
    </tr>
  );
}

function Options({ options }: { options: readonly MeasuredOption[] }) {
  const t = useTexts('measure');
  const heads = [t('option'), t('chosen'), t('third.last'), t('third.middle'), t('third.best')];
  return (
    <table className={styles.options}>
      <caption className="visually-hidden">{t('options')}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {options.map((option) => (
          <OptionRow key={option.option} option={option} />
        ))}
      </tbody>
    </table>
  );
}

function between(estimate: MeasureEstimate | null, write: (value: number | null) => string): string {
  return estimate ? `${write(estimate.low)} … ${write(estimate.high)}` : '–';
}

/** All that is known of one question. */
function OwnView({ question, way }: { question: MeasuredQuestion; way: Way }) {
  const t = useTexts('measure');
  const format = useFormat();
  const percent = usePercent();
  const { scale, median_seconds: seconds, correlation, difficulty } = question;
  const figures = [
    { name: t('difficulty.interval'), value: between(difficulty, percent) },
    { name: t('correlation.interval'), value: between(correlation, (value) => value?.toFixed(2) ?? '–') },
    { name: t('upper-lower'), value: question.upper_lower?.toFixed(2) ?? '–' },
    { name: t('alpha-without'), value: question.alpha_without?.toFixed(2) ?? '–' },
    { name: t('blank'), value: percent(question.blank_share) },
    { name: t('time'), value: seconds === null ? '–' : format.duration(Math.round(seconds)) },
    ...(scale
      ? [
          { name: t('scale'), value: `${scale.difficulty.toFixed(2)} ± ${scale.standard_error.toFixed(2)}` },
          { name: t('fit'), value: `${scale.infit?.toFixed(2) ?? '–'} / ${scale.outfit?.toFixed(2) ?? '–'}` },
        ]
      : []),
  ];
  return (
    <div className={styles.own}>
      <Figures className={styles.figures} figures={figures} />
      {question.options.length > 0 && <Options options={question.options} />}
      {question.hidden_key && <HiddenKeyNote hidden={question.hidden_key} />}
      <Link to={way.to(question.no)} aria-label={t('mend.of', { what: way.text, no: question.no })}>
        {way.text}
      </Link>
    </div>
  );
}

export function QuestionRow({ question, way }: { question: MeasuredQuestion; way: Way }) {
  const t = useTexts('measure');
  const { no, stem, papers_count: n, difficulty, correlation, scale, cares } = question;
  return (
    <li>
      <details>
        <summary className={styles.row}>
          <span className={styles.stem}>
            <strong>{no}.</strong> {stem} {cares.length > 0 && <Badge tone="accent">{t('care')}</Badge>}
          </span>
          <span className={styles.cell}>
            <span className={styles.name}>{t('answers')}</span> {n}
          </span>
          <span className={styles.cell}>
            <span className={styles.name}>{t('difficulty')}</span>{' '}
            {difficulty ? <Difficulty n={n} estimate={difficulty} /> : '–'}
          </span>
          <span className={styles.cell}>
            <span className={styles.name}>{t('discrimination')}</span>{' '}
            {correlation ? <Discrimination n={n} estimate={correlation} /> : '–'}
          </span>
          {scale && (
            <span className={styles.cell}>
              <span className={styles.name}>{t('scale')}</span> {scale.difficulty.toFixed(2)}
            </span>
          )}
        </summary>
        <OwnView question={question} way={way} />
      </details>
    </li>
  );
}
