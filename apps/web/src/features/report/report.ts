// The front door: reporting an error in a question, where it is found, and which reports a list shows.
export { AnsweredChoice } from './answered-choice.tsx';
export { ReportButton } from './report-button.tsx';
