// What is said of companies, their people and what these study.

export const companyTexts = {
  companyInvited: {
    title: '{company} invites you',
    content:
      '{company} asks you to join. If you accept, it sees your name and what you study for it. You can leave at any time.',
  },
  companyLeft: {
    title: '{name} has left {company}',
    content: 'What {name} did for {company} stays in its figures. A place is free again.',
  },
  /** What is wrong with a cell of a spreadsheet of people. */
  companyImport: {
    required: 'A name is needed',
    tooLong: 'Too long',
    invalid: 'Not valid',
    badMobile: 'Not a mobile number of mainland China: 11 digits starting with 1',
    badEmail: 'Not an e-mail address',
    noContact: 'A mobile number or an e-mail address is needed',
    badFlag: 'Yes or no is expected',
    badDate: 'A date such as 2026-12-31 is expected',
    ambiguousDate: 'Day or month first? Choose it above',
    protected: 'An administrator: only the super administrator changes this',
    repeated: 'Already in a row above',
    taken: 'Somebody in the company has this already',
  },
  companySheet: {
    name: 'People',
    template: 'People template',
    group: 'Group people',
    state: 'State',
    yes: 'Yes',
    no: 'No',
    states: { joined: 'Joined', waiting: 'Not joined yet', expired: 'Expired', left: 'Left' },
    columns: {
      job_id: 'Job ID',
      name: 'Name',
      department: 'Department',
      job_title: 'Job title',
      emailaddress: 'E-mail',
      mobile: 'Mobile',
      is_admin: 'Administrator',
      expiration: 'Valid until',
    },
    example: {
      job_id: '1001',
      name: 'Maria Example',
      department: 'Sales',
      job_title: 'Manager',
      emailaddress: 'maria@example.org',
      mobile: '13800000000',
      is_admin: 'No',
      expiration: '2030-12-31',
    },
    roles: { 0: 'Member', 1: 'Administrator', 2: 'Owner' },
  },
  companyStudy: {
    names: {
      days: 'Company study by day',
      months: 'Company study by month',
      day: 'Company study on',
      users: 'Study by person',
      exams: 'Study by exam',
    },
    columns: { users: 'People', exam: 'Exam', lastDay: 'Last day of study', role: 'Group role', joined: 'Joined on' },
  },
};

export type CompanyTexts = typeof companyTexts;
