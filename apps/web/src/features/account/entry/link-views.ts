// The pages that links in e-mails lead to, loaded together.
export { AccountResetPage } from './account-reset.page.tsx';
export { ActivatePage } from './activate.page.tsx';
export { LinkEmailPage } from './link-email.page.tsx';
