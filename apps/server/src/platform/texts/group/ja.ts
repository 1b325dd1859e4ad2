export const groupNotices = {
  removed: {
    title: '「{group}」から外れました',
    content: 'グループから外されました。提出したものはあなたのもので、戻ったときも有効です。',
  },
  madeAdministrator: {
    title: '「{group}」の管理者になりました',
    content: '宿題の作成と採点、試験の共有、お知らせの投稿ができます。',
  },
  noAdministrator: {
    title: '「{group}」の管理者ではなくなりました',
    content: '引き続きグループのメンバーです。',
  },
  disbanded: {
    title: '「{group}」は解散しました',
    content: '新しい動きはありません。これまでの記録は引き続き見られます。',
  },
  shared: {
    title: '「{group}」に新しい試験',
    content: '{name} さんが「{title}」をグループに共有しました。',
  },
  sharedSeveral: {
    title: '「{group}」に新しい試験',
    content: '{name} さんが「{title}」など {exams} 件の試験をグループに共有しました。',
  },
  sharedMany: {
    title: '「{group}」に新しい試験',
    content: '試験の共有が {count} 回ありました。',
  },
  applied: {
    title: '{name} さんが「{group}」への参加を希望しています',
    content: '{message}\nグループのメンバー一覧で承認できます。',
  },
  appliedSilently: {
    title: '{name} さんが「{group}」への参加を希望しています',
    content: 'メッセージはありません。\nグループのメンバー一覧で承認できます。',
  },
  agreed: {
    title: '「{group}」に参加しました',
    content: '申請が承認されました。「参加中のグループ」に表示されます。',
  },
  appliedMany: {
    title: '{count} 人が「{group}」への参加を希望しています',
    content: 'グループのメンバー一覧で承認するか決めてください。',
  },
  rejected: { title: '「{group}」には参加できませんでした', content: 'オーナーが申請を承認しませんでした。' },
  handedOver: {
    title: '「{group}」があなたに引き継がれました',
    content: '{name} さんからグループを引き継ぎました。参加の承認とグループ情報の編集ができます。',
  },
};
