// The front door: what other features use to prove a number or an address, and to choose a password.
export { CodeField } from './code-field.tsx';
export { EmailForm } from './email-form.tsx';
export { EmailSent } from './email-sent.tsx';
export { cleanFields } from './field-rules.ts';
export { MobileCodeFields } from './mobile-code-fields.tsx';
export { NewPasswordField } from './new-password-field.tsx';
export { useFieldRules } from './use-field-rules.ts';
export { useSending } from './use-sending.ts';
