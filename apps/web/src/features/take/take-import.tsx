import { ButtonLink, Icon, showToast } from '@tiku/ui';
import { useTexts } from '../../lib/i18n.ts';
import { navigate } from '../../lib/navigation/navigation.ts';
import { bankQuestionsPath, newHomeworkPath } from '../../lib/navigation/addresses.ts';
import { usePersonal } from '../../lib/session.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { useImportGoal } from './import-goal.ts';
import { useTakeImport } from './take.api.ts';

interface TakeImportProps {
  importId: number;
  look: 'primary' | 'secondary';
}

/** What a file holds, into the bank instead of an exam; or on its way through the bank into a homework. */
export function TakeImport({ importId, look }: TakeImportProps) {
  const t = useTexts('take');
  const take = useTakeImport();
  const isPersonal = usePersonal();
  const { to, group_id, homework_id } = useImportGoal();
  if (to === 'homework') {
    return (
      <ButtonLink
        look={look}
        size="large"
        to={newHomeworkPath({ groupId: group_id, homeworkId: homework_id, importId })}
      >
        {t('to-homework')}
        <Icon name="arrow" size={16} />
      </ButtonLink>
    );
  }
  if (!isPersonal) return null;
  return (
    <ChangeButton
      look={look}
      size="large"
      change={take}
      request={{ import_id: importId }}
      onDone={({ added_count: added, known_count: known }) => {
        showToast(known === 0 ? t('added', { count: added }) : t('some', { added, known }));
        navigate(bankQuestionsPath({}));
      }}
    >
      <Icon name="bookmark" size={18} />
      {t('take')}
    </ChangeButton>
  );
}
