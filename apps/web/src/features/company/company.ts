// The front door: what other features may use of companies.
export { Invitations } from './membership/invitations.tsx';
export { MyCompanies } from './membership/my-companies.tsx';
