// The pages that are loaded together.
export { ImportNewExamPage } from './import-new-exam.page.tsx';
export { ImportUpgradeExamPage } from './import-upgrade-exam.page.tsx';
