// The pages that are loaded together.
export { EditExamLevelPage } from './edit-exam-level.page.tsx';
export { ExamLevelsPage } from './exam-levels.page.tsx';
