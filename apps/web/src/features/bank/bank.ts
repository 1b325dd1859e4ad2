// The front door: writing a question of the bank within another page.
export { BankQuestionForm } from './edit/bank-question-form.tsx';
