// The front door: what other features use to prove a number or an address, and to choose a password.
export { CodeField } from './code-field.tsx';
export { EmailSent } from './email-sent.tsx';
export { MobileCodeFields } from './mobile-code-fields.tsx';
export { NewPasswordField } from './new-password-field.tsx';
export { useRuleForm } from './use-rule-form.ts';
export { useSending } from './use-sending.ts';
