import type { ListedExam } from '@tiku/contract';
import { examKinds } from '@tiku/contract/limits';
import { Button, Icon } from '@tiku/ui';
import { useState } from 'react';
import { useTexts } from '../../lib/i18n.ts';
import { usePersonal } from '../../lib/session.ts';
import { TakeDialog } from './take-dialog.tsx';
import type { Taken } from './take-dialog.tsx';

export type TakenFrom = Pick<ListedExam, 'id' | 'kind'>;

/** A bank is a person's own: for a company there is none, and what is in it need not be taken again. */
export function useIsTakable({ kind }: TakenFrom): boolean {
  return usePersonal() && kind !== examKinds.bank;
}

interface TakeButtonProps {
  exam: TakenFrom;
  /** Some of its questions, one of somebody's lists of it, or a section. */
  what: Taken;
  look?: 'secondary' | 'quiet';
  className?: string | undefined;
  onTaken?: () => void;
}

export function TakeButton({ exam, what, look = 'secondary', className, onTaken }: TakeButtonProps) {
  const t = useTexts('take');
  const [isOpen, setOpen] = useState(false);
  const isOffered = useIsTakable(exam);
  if (!isOffered) return null;
  return (
    <>
      <Button look={look} className={className} onClick={() => setOpen(true)}>
        <Icon name="bookmark" size={18} />
        {t(what.list ? 'take.all' : what.section_no === undefined ? 'take' : 'take.section')}
      </Button>
      {isOpen && <TakeDialog examId={exam.id} what={what} onTaken={onTaken} onClose={() => setOpen(false)} />}
    </>
  );
}
