import type { CompanyTexts } from './en.ts';

export const companyTexts: CompanyTexts = {
  companyInvited: {
    title: '{company} から招待が届きました',
    content:
      '{company} があなたをメンバーに招待しています。承諾すると、あなたの名前と {company} での学習内容が企業に表示されます。いつでも退出できます。',
  },
  companyLeft: {
    title: '{name} さんが {company} から退出しました',
    content: '{name} さんの {company} での学習記録は統計に残ります。枠が 1 つ空きました。',
  },
  companyImport: {
    required: '氏名を入力してください',
    tooLong: '長すぎます',
    invalid: '使えない文字があります',
    badMobile: '中国本土の携帯番号（1 で始まる 11 桁）ではありません',
    badEmail: 'メールアドレスが正しくありません',
    noContact: '携帯番号かメールアドレスが必要です',
    badFlag: '「はい」か「いいえ」を入力してください',
    badDate: '2026-12-31 のような日付を入力してください',
    ambiguousDate: '日と月のどちらが先か、上で選んでください',
    protected: '管理者の変更は最上位の管理者だけが行えます',
    repeated: '上の行と重複しています',
    taken: '企業の別の人が使っています',
  },
  companySheet: {
    name: 'メンバー',
    template: 'メンバー取り込み用ひな形',
    group: 'グループのメンバー',
    state: '状態',
    yes: 'はい',
    no: 'いいえ',
    states: { joined: '参加済み', waiting: '未参加', expired: '期限切れ', left: '退出済み' },
    columns: {
      job_id: '社員番号',
      name: '氏名',
      department: '部署',
      job_title: '役職',
      emailaddress: 'メールアドレス',
      mobile: '携帯番号',
      is_admin: '管理者',
      expiration: '有効期限',
    },
    example: {
      job_id: '1001',
      name: '山田 花子',
      department: '営業部',
      job_title: '課長',
      emailaddress: 'hanako@example.org',
      mobile: '13800000000',
      is_admin: 'いいえ',
      expiration: '2030-12-31',
    },
    roles: { 0: 'メンバー', 1: '管理者', 2: 'オーナー' },
  },
  companyStudy: {
    names: {
      days: '企業の日別学習',
      months: '企業の月別学習',
      day: '企業の学習明細',
      users: '個人別の学習',
      exams: '試験別の学習',
    },
    columns: { users: '人数', exam: '試験', lastDay: '最後に学習した日', role: 'グループでの役割', joined: '参加日' },
  },
};
