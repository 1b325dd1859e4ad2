// The accounts of the demo content: what a newcomer signs in with.

export const demoPassword = 'tiku-demo';

export interface DemoAccount {
  username: string;
  name: string;
  isPartner?: true;
  isOperator?: true;
}

export const demoAccounts = [
  { username: 'demo', name: 'Lin Xiaoyu 林晓雨' },
  { username: 'author', name: 'Sofía Moreno' },
  { username: 'teacher', name: 'Tanaka Kenji 田中健二' },
  { username: 'company', name: 'Beatriz Costa' },
  { username: 'partner', name: 'James Carter', isPartner: true },
  { username: 'operator', name: 'Alex Kim', isOperator: true },
] as const satisfies readonly DemoAccount[];

export const demoUsernames = demoAccounts.map((account) => account.username);
