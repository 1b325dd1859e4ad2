import type { ExamDetail } from '@tiku/contract';
import { examStatus } from '@tiku/contract/limits';
import { Button, ButtonLink, Card, EmptyState } from '@tiku/ui';
import type { ReactNode } from 'react';
import { readId } from '../../lib/navigation/read-id.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { useTexts } from '../../lib/i18n.ts';
import { useSearchParam } from '../../lib/navigation/navigation.ts';
import { useSession } from '../../lib/session.ts';
import { switchHere } from '../../lib/switch-account.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Unloaded } from '../../ui/unloaded.tsx';
import { useExam } from './exam.api.ts';
import { useExamActions } from './use-exam-actions.ts';

interface LoadedExamProps {
  /** What the page is called until the exam is there. */
  title: string;
  /** Only its author gets further, to what they changed last, whether others see it or not. */
  own?: boolean;
  /** What is told of an exam that does not open, by how the address names it; `missing` says that there is none. */
  closed?: (link: { exam_id?: number; public_id?: string }, missing: ReactNode) => ReactNode;
  /** Its author gets what they changed last; others get what there is for them. */
  latest?: boolean;
  children: (exam: ExamDetail) => ReactNode;
}

function MissingExam({ title }: { title: string }) {
  const t = useTexts('exam');
  // A link that names no company belongs to personal accounts.
  const isCompany = useSession((state) => state.companyId !== null);
  return (
    <>
      <PageHeading title={title} />
      <Card>
        <EmptyState drawing="lost" title={t('missing')} text={t('missing-text')}>
          {isCompany && (
            <Button look="primary" onClick={() => switchHere(null)}>
              {t('missing-personal')}
            </Button>
          )}
          <ButtonLink look={isCompany ? 'secondary' : 'primary'} to={paths.publicExams}>
            {t('find')}
          </ButtonLink>
        </EmptyState>
      </Card>
    </>
  );
}

function DeletedExam({ title, exam }: { title: string; exam: ExamDetail }) {
  const t = useTexts('exam');
  const { recover } = useExamActions(exam, () => {});
  return (
    <>
      <PageHeading title={title} />
      <Card>
        <EmptyState drawing="inbox" title={t('deleted-first')} text={exam.title}>
          <Button look="primary" onClick={recover}>
            {t('recover')}
          </Button>
        </EmptyState>
      </Card>
    </>
  );
}

/** What its author changed instead of what others see, or the other way round. */
function OtherState({ id, title, children }: Pick<LoadedExamProps, 'title' | 'children'> & { id: number }) {
  const { data, error, isMissing, refetch } = useExam({ exam_id: id });
  if (data) return children(data.exam);
  if (isMissing) return <MissingExam title={title} />;
  return <Unloaded title={title} answer={{ error, refetch }} />;
}

/** The exam that the address names: by its id, its public id, or the token of a share link. */
export function LoadedExam({ title, own = false, latest = own, closed, children }: LoadedExamProps) {
  const exam_id = readId(useSearchParam('exam_id'));
  const public_id = useSearchParam('public_id') || undefined;
  const share = useSearchParam('share') || undefined;
  const { data, error, isMissing, refetch } = useExam(share ? { share } : public_id ? { public_id } : { exam_id });

  if (data) {
    if (own && !data.exam.is_mine) return <MissingExam title={title} />;
    if (own && data.exam.status === examStatus.deleted) return <DeletedExam title={title} exam={data.exam} />;
    const { change, change_of } = data.exam;
    const otherId = latest ? (change_of === null ? change?.exam_id : undefined) : change_of;
    if (otherId) {
      return (
        <OtherState key={otherId} id={otherId} title={title}>
          {children}
        </OtherState>
      );
    }
    return children(data.exam);
  }
  if (isMissing) {
    const missing = <MissingExam title={title} />;
    const link = public_id ? { public_id } : exam_id ? { exam_id } : null;
    return closed && link && !share ? closed(link, missing) : missing;
  }
  return <Unloaded title={title} answer={{ error, refetch }} />;
}
