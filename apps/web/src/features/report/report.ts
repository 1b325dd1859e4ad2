// The front door: reporting an error in a question, where it is found.
export { ReportButton } from './report-button.tsx';
