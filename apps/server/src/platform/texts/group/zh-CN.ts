export const groupNotices = {
  removed: {
    title: '你已不在“{group}”中',
    content: '你已被移出该小组。你交过的内容仍然属于你，重新加入后继续计入。',
  },
  madeAdministrator: {
    title: '你已成为“{group}”的管理员',
    content: '现在你可以布置和批改作业、分享试卷、发布通知。',
  },
  noAdministrator: {
    title: '你不再是“{group}”的管理员',
    content: '你仍是该小组的成员。',
  },
  disbanded: {
    title: '“{group}”已解散',
    content: '该小组不再有新内容，你在其中做过的仍可查看。',
  },
  shared: {
    title: '“{group}”有新试卷',
    content: '{name}向小组分享了“{title}”。',
  },
  sharedSeveral: {
    title: '“{group}”有新试卷',
    content: '{name}向小组分享了“{title}”等 {exams} 份试卷。',
  },
  sharedMany: {
    title: '“{group}”有新试卷',
    content: '有 {count} 次新的试卷分享。',
  },
  applied: { title: '{name} 申请加入“{group}”', content: '{message}\n请在小组的成员列表中处理。' },
  appliedSilently: { title: '{name} 申请加入“{group}”', content: '{name} 没有留言。\n请在小组的成员列表中处理。' },
  agreed: { title: '你已加入“{group}”', content: '申请已通过，可在“我加入的小组”中查看。' },
  appliedMany: { title: '{count} 人申请加入“{group}”', content: '请在小组的成员列表中处理。' },
  rejected: { title: '你加入“{group}”的申请未通过', content: '组长没有同意你的申请。' },
  handedOver: { title: '“{group}”已转让给你', content: '{name} 把小组转让给了你。现在由你审批成员并编辑小组资料。' },
};
