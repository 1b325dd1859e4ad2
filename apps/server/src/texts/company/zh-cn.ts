import type { CompanyTexts } from './en.ts';

export const companyTexts: CompanyTexts = {
  companyInvited: {
    title: '{company} 邀请你加入',
    content: '{company} 邀请你成为成员。接受后，企业可以看到你的姓名以及你在企业中的学习情况。你可以随时退出。',
  },
  companyLeft: {
    title: '{name} 已退出 {company}',
    content: '{name} 在 {company} 的学习记录仍保留在统计中，空出一个名额。',
  },
  companyImport: {
    required: '请填写姓名',
    tooLong: '内容过长',
    invalid: '内容无效',
    badMobile: '手机号不正确',
    badEmail: '邮箱地址不正确',
    noContact: '手机号和邮箱至少填写一项',
    badFlag: '请填写“是”或“否”',
    badDate: '请填写日期，例如 2026-12-31',
    repeated: '与上面某一行重复',
    taken: '企业中已有人使用',
  },
  companySheet: {
    name: '员工',
    template: '员工导入模板',
    group: '小组成员',
    state: '状态',
    yes: '是',
    no: '否',
    states: { joined: '已加入', waiting: '未加入', expired: '已到期', left: '已退出' },
    columns: {
      job_id: '工号',
      name: '姓名',
      department: '部门',
      job_title: '职位',
      emailaddress: '邮箱',
      mobile: '手机号',
      is_admin: '管理员',
      expiration: '有效期至',
    },
    example: {
      job_id: '1001',
      name: '张三',
      department: '销售部',
      job_title: '经理',
      emailaddress: 'zhangsan@example.org',
      mobile: '13800000000',
      is_admin: '否',
      expiration: '2030-12-31',
    },
    roles: { 0: '成员', 1: '管理员', 2: '组长' },
  },
  companyStudy: {
    names: {
      days: '企业每日学习',
      months: '企业每月学习',
      day: '企业学习明细',
      users: '员工学习统计',
      exams: '按试卷统计',
    },
    columns: { users: '人数', exam: '试卷', lastDay: '最近学习日期', role: '小组角色', joined: '加入日期' },
  },
};
