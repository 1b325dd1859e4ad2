// The groups of the demo content: a class with people in every state, an open circle of five languages, one of a company.
import { groupRoles, joiningWays, memberStatus } from '@tiku/contract';
import type { GroupRole, JoiningWay, Language } from '@tiku/contract';
import type { DemoUsername } from '../platform/config/demo-accounts.ts';

interface DemoMember {
  by: DemoUsername;
  role?: GroupRole;
  status: (typeof memberStatus)[keyof typeof memberStatus];
  alias?: string;
  message?: string;
  hasLeft?: true;
}

interface DemoNotice {
  by: DemoUsername;
  title: string;
  body: string;
  isTop?: true;
  readBy?: readonly DemoUsername[];
}

export interface DemoGroup {
  owner: DemoUsername;
  ownerAlias: string;
  isCompanys?: true;
  name: string;
  description: string;
  joiningWay: JoiningWay;
  members: readonly DemoMember[];
  notices: readonly DemoNotice[];
  /** The demo exam of each language, with what is said about it. */
  shares: Partial<Record<Language, string>>;
}

export const demoGroups: readonly DemoGroup[] = [
  {
    owner: 'teacher',
    ownerAlias: '田中先生',
    name: 'Class 7B · 7年B組',
    description: 'Homework, papers and dates for 7B.\n7年B組の宿題と連絡はここで。',
    joiningWay: joiningWays.verification,
    members: [
      { by: 'author', role: groupRoles.administrator, status: memberStatus.agreed, alias: 'Ms Moreno' },
      { by: 'demo', status: memberStatus.agreed, alias: 'Xiaoyu', message: 'Lin Xiaoyu, 7B, seat 12' },
      { by: 'vip', status: memberStatus.autoJoined },
      { by: 'partner', status: memberStatus.waiting, message: 'I am the father of Emily Carter, 7B.' },
      { by: 'company', status: memberStatus.agreed, message: 'Trainee teacher until July', hasLeft: true },
    ],
    notices: [
      {
        by: 'teacher',
        title: '期末テストについて',
        body: '<p>期末テストは<strong>来週の金曜日</strong>です。</p><ul><li>範囲：第 4 章から第 6 章</li><li>電卓は使えません</li></ul>',
        isTop: true,
        readBy: ['author'],
      },
      {
        by: 'author',
        title: 'Practice papers for the holidays',
        body: '<p>I have shared a paper with you. Do as much of it as you like; <em>little and often</em> works best.</p>',
        readBy: ['demo', 'teacher'],
      },
    ],
    shares: { en: 'For the English week. Try the test at the end.', ja: '復習にどうぞ。' },
  },
  {
    owner: 'vip',
    ownerAlias: '',
    name: 'Language café · 语言角',
    description: 'Five languages, one table. Everybody is welcome.\n五种语言，一张桌子，欢迎加入。',
    joiningWay: joiningWays.anyone,
    members: [
      { by: 'demo', role: groupRoles.administrator, status: memberStatus.autoJoined },
      { by: 'teacher', status: memberStatus.autoJoined },
      { by: 'author', status: memberStatus.autoJoined },
    ],
    notices: [
      {
        by: 'vip',
        title: 'Welcome to the language café',
        body: '<p>Pick an exam in a language you are learning, and ask the others when you are stuck.</p>',
        isTop: true,
        readBy: ['teacher'],
      },
      {
        by: 'demo',
        title: '本周话题：家乡的味道',
        body: '<p>这周聊聊家乡的<strong>味道</strong>。练习中文的朋友可以先做共享的试卷。</p>',
      },
      { by: 'vip', title: '今週のテーマ', body: '<p>好きな季節について、三文で書いてみましょう。</p>' },
      {
        by: 'vip',
        title: 'Nos vemos el jueves',
        body: '<p>El jueves a las 19:00 hablamos de <em>viajes</em>. Trae una palabra nueva.</p>',
      },
      { by: 'vip', title: 'Música da semana', body: '<p>Ouça uma canção e anote cinco palavras que não conhecia.</p>' },
    ],
    shares: {
      en: 'A good start if you are new to English.',
      'zh-CN': '适合初学者，欢迎挑战。',
      ja: 'ゆっくりで大丈夫です。',
      es: 'Para practicar antes del jueves.',
      pt: 'Para treinar o ouvido.',
    },
  },
  {
    owner: 'company',
    ownerAlias: '',
    isCompanys: true,
    name: 'Warehouse safety',
    description: 'Yearly safety training for everybody who works in the warehouse.',
    joiningWay: joiningWays.nobody,
    members: [{ by: 'demo', status: memberStatus.agreed }],
    notices: [
      {
        by: 'company',
        title: 'Training day on Monday',
        body: '<p>We meet at <strong>8:30</strong> at gate 3. Please bring your safety shoes.</p>',
        isTop: true,
      },
    ],
    shares: {},
  },
];
