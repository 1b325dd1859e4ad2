import { ChooseQuestion } from './choose-question.tsx';
import { ChosenBar } from './chosen-bar.tsx';
import { TakeButton, useIsTakable } from './take-button.tsx';
import type { TakenFrom } from './take-button.tsx';

interface TakeCheckboxProps {
  exam: TakenFrom;
  no: number;
  chosen: ReadonlySet<number>;
  onChange: (chosen: ReadonlySet<number>) => void;
}

/** One of several questions that come into the bank together. */
export function TakeCheckbox({ exam, no, chosen, onChange }: TakeCheckboxProps) {
  const isOffered = useIsTakable(exam);
  if (!isOffered) return null;
  return (
    <ChooseQuestion
      no={no}
      isChosen={chosen.has(no)}
      onChoose={() => onChange(chosen.symmetricDifference(new Set([no])))}
    />
  );
}

interface TakeBarProps {
  exam: TakenFrom;
  chosen: ReadonlySet<number>;
  onClear: () => void;
}

export function TakeBar({ exam, chosen, onClear }: TakeBarProps) {
  if (chosen.size === 0) return null;
  return (
    <ChosenBar count={chosen.size} onClear={onClear}>
      <TakeButton exam={exam} what={{ noes: [...chosen] }} onTaken={onClear} />
    </ChosenBar>
  );
}
