// The pages that are loaded together.
export { GradebookPage } from './gradebook.page.tsx';
export { OwnGradesPage } from './own-grades.page.tsx';
