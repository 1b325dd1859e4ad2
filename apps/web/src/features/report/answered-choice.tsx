import { useTexts } from '../../lib/i18n.ts';
import { ListChoice } from '../../ui/list/list-tools.tsx';

/** Reports that nobody has answered, or those that somebody has; kept in the address as `show`. */
export function AnsweredChoice({ label, isAnswered }: { label: string; isAnswered: boolean }) {
  const t = useTexts('report');
  return (
    <ListChoice
      look="chips"
      param="show"
      usual=""
      label={label}
      value={isAnswered ? 'answered' : ''}
      options={[
        { value: '', content: t('show.open') },
        { value: 'answered', content: t('show.answered') },
      ]}
    />
  );
}
