// The accounts of the demo content: what a newcomer signs in with.

export const demoPassword = 'tiku-demo';

export interface DemoAccount {
  username: string;
  name: string;
  mobile: string;
  email: string;
  isVip?: true;
  isPartner?: true;
  isOperator?: true;
}

export const demoAccounts = [
  { username: 'demo', name: 'Lin Xiaoyu 林晓雨', mobile: '13800000001', email: 'demo@example.org' },
  { username: 'vip', name: 'Amara Okafor', mobile: '13800000007', email: 'vip@example.org', isVip: true },
  { username: 'author', name: 'Sofía Moreno', mobile: '13800000002', email: 'author@example.org' },
  { username: 'teacher', name: 'Tanaka Kenji 田中健二', mobile: '13800000003', email: 'teacher@example.org' },
  { username: 'company', name: 'Beatriz Costa', mobile: '13800000004', email: 'company@example.org' },
  { username: 'partner', name: 'James Carter', mobile: '13800000005', email: 'partner@example.org', isPartner: true },
  { username: 'operator', name: 'Alex Kim', mobile: '13800000006', email: 'operator@example.org', isOperator: true },
] as const satisfies readonly DemoAccount[];

export type DemoUsername = (typeof demoAccounts)[number]['username'];

export const demoUsernames = demoAccounts.map((account) => account.username);
