import type { ListedExam } from '@tiku/contract';
import { examStatus } from '@tiku/contract/limits';
import { showToast, tellFailure } from '@tiku/ui';
import type { MenuEntry } from '@tiku/ui';
import type { TFunction } from 'i18next';
import { examPath } from '../../lib/navigation/addresses.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { useTexts } from '../../lib/i18n.ts';
import { useCanOpen } from '../../lib/navigation/page-access.ts';
import { saveFile } from '../../lib/api/save-file.ts';
import { deleteExam, exportExam, recoverExam } from './exam.api.ts';

type Texts = TFunction<'exam'>;

/** The row, or the note, that had the button is gone. */
function focusHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus();
}

async function recover(exam: ListedExam, t: Texts): Promise<void> {
  const result = await recoverExam(exam);
  if (!result.ok) return tellFailure(result.error);
  showToast(t('recovered', { title: exam.title }));
  focusHeading();
}

/** No question beforehand: it can be brought back, right away here and for 30 days in the list. */
async function remove(exam: ListedExam, t: Texts): Promise<void> {
  const result = await deleteExam(exam);
  if (!result.ok) return tellFailure(result.error);
  showToast(t('deleted', { title: exam.title }), 'done', { text: t('undo'), onAct: () => void recover(exam, t) });
  focusHeading();
}

async function takeOut(exam: ListedExam, t: Texts): Promise<void> {
  showToast(t('export.under-way'));
  const result = await exportExam(exam.id);
  if (!result.ok) return tellFailure(result.error);
  const extension = result.data.type.includes('zip') ? 'zip' : 'xlsx';
  saveFile(result.data, `${exam.title.replaceAll(/[\\/:*?"<>|]/g, ' ')}.${extension}`);
}

/** Where a draft is published: on a page of its own, or with the rest of its information. */
export function usePublishPath(): (exam: { id: number }) => string {
  const canOpen = useCanOpen();
  const page = canOpen(paths.publishExam) ? paths.publishExam : paths.editExamInfo;
  return ({ id }) => `${page}?exam_id=${id}`;
}

export function canBePublished({ status }: Pick<ListedExam, 'status'>): boolean {
  return status === examStatus.draft || status === examStatus.expired;
}

interface ExamActions {
  entries: MenuEntry[];
  recover: () => void;
}

/** What an author can do with an exam of theirs. */
export function useExamActions(exam: ListedExam, onShare: () => void): ExamActions {
  const t = useTexts('exam');
  const canOpen = useCanOpen();
  const publishPath = usePublishPath();
  const at = (page: string) => `/exam/${page}?exam_id=${exam.id}`;
  const entries: (MenuEntry | false)[] = [
    { text: t('open'), icon: 'exam', to: at('detail') },
    { text: t('edit-info'), icon: 'pencil', to: at('edit-exam-info') },
    { text: t('edit-questions'), icon: 'question', to: at('questions') },
    { text: t('edit-levels'), icon: 'layers', to: at('exam-levels') },
    canOpen(paths.examMeasures) && { text: t('measures'), icon: 'chart', to: examPath(exam.id, paths.examMeasures) },
    canBePublished(exam) && { text: t('publish'), icon: 'check', to: publishPath(exam) },
    { text: t('share'), icon: 'share', onSelect: onShare, startsGroup: true },
    canOpen(paths.importUpgrade) && { text: t('upgrade'), icon: 'upload', to: at('import-upgrade-exam') },
    { text: t('export'), icon: 'download', onSelect: () => void takeOut(exam, t) },
    { text: t('delete'), icon: 'trash', onSelect: () => void remove(exam, t), startsGroup: true },
  ];
  return { entries: entries.filter((entry) => entry !== false), recover: () => void recover(exam, t) };
}
