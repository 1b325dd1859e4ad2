import { Skeleton } from '@tiku/ui';
import { narrowTo } from '../../../lib/navigation/paging.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { useSummary } from '../../bank/bank.api.ts';
import { ReadIn } from '../../exam-import/exam-import.ts';
import { ChosenList } from './chosen-list.tsx';
import type { Draft } from './draft.ts';
import { ExamSource } from './exam-source.tsx';
import { QuestionChooser } from './question-chooser.tsx';
import { openWay, useWay } from './use-way.ts';
import { WayFrame } from './way-frame.tsx';
import { Ways } from './ways.tsx';
import { WriteIn } from './write-in.tsx';
import styles from './create.module.css';

interface ChooseStepProps {
  draft: Draft;
  groupId: number | undefined;
  /** Of the bank, for what is pasted, read and written here. */
  category: string;
  onChange: (draft: Draft) => void;
}

function ReadWay({ way, draft, onChange }: ChooseStepProps & { way: 'paste' | 'file' }) {
  const t = useTexts('homework');

  return (
    <WayFrame title={t(`way.${way}`)}>
      <ReadIn
        way={way}
        text={draft.pasted}
        onText={(pasted) => onChange({ ...draft, pasted })}
        onImported={({ import_id }) => narrowTo({ from: undefined, reading: String(import_id) })}
        onCancel={() => openWay(null)}
      />
    </WayFrame>
  );
}

function OfBank(props: ChooseStepProps) {
  const t = useTexts('homework');
  const bank = useSummary().data?.summary;
  if (bank) return <QuestionChooser {...props} examId={bank.exam_id} />;
  return (
    <WayFrame title={t('way.bank')}>
      <Skeleton lines={6} />
    </WayFrame>
  );
}

/** Which questions: from anywhere, several places mixed, in the order chosen. */
export function ChooseStep(props: ChooseStepProps) {
  const t = useTexts('homework');
  const { way, examId } = useWay();
  if (examId !== undefined) return <QuestionChooser key={examId} {...props} examId={examId} />;
  if (way === 'paste' || way === 'file') return <ReadWay key={way} {...props} way={way} />;
  if (way === 'write') return <WriteIn {...props} />;
  if (way === 'bank') return <OfBank {...props} />;
  if (way !== null) {
    return (
      <WayFrame title={t('sources')}>
        <ExamSource key={way} from={way} />
      </WayFrame>
    );
  }
  return (
    <div className={styles.page}>
      <Ways />
      <ChosenList draft={props.draft} onChange={props.onChange} />
    </div>
  );
}
