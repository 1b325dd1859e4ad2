import type { CompanyTexts } from './en.ts';

export const companyTexts: CompanyTexts = {
  companyInvited: {
    title: '{company} convida você',
    content:
      '{company} pede que você entre. Se aceitar, a empresa vê seu nome e o que você estuda para ela. Você pode sair quando quiser.',
  },
  companyLeft: {
    title: '{name} saiu de {company}',
    content: 'O que {name} fez para {company} continua nas estatísticas. Há uma vaga livre.',
  },
  companyImport: {
    required: 'Falta o nome',
    tooLong: 'Longo demais',
    invalid: 'Inválido',
    badMobile: 'Não é um celular da China continental: 11 dígitos começando por 1',
    badEmail: 'Não é um endereço de e-mail',
    noContact: 'É preciso um celular ou um e-mail',
    badFlag: 'Use sim ou não',
    badDate: 'Use uma data como 2026-12-31',
    ambiguousDate: 'Dia ou mês primeiro? Escolha acima',
    protected: 'É administrador: só o superadministrador pode alterar',
    repeated: 'Já está em uma linha acima',
    taken: 'Alguém da empresa já usa',
  },
  companySheet: {
    name: 'Pessoas',
    template: 'Modelo de pessoas',
    group: 'Pessoas do grupo',
    state: 'Situação',
    yes: 'Sim',
    no: 'Não',
    states: { joined: 'Entrou', waiting: 'Ainda não entrou', expired: 'Expirado', left: 'Saiu' },
    columns: {
      job_id: 'Matrícula',
      name: 'Nome',
      department: 'Departamento',
      job_title: 'Cargo',
      emailaddress: 'E-mail',
      mobile: 'Celular',
      is_admin: 'Administrador',
      expiration: 'Válido até',
    },
    example: {
      job_id: '1001',
      name: 'Maria Exemplo',
      department: 'Vendas',
      job_title: 'Gerente',
      emailaddress: 'maria@example.org',
      mobile: '13800000000',
      is_admin: 'Não',
      expiration: '2030-12-31',
    },
    roles: { 0: 'Membro', 1: 'Administrador', 2: 'Proprietário' },
  },
  companyStudy: {
    names: {
      days: 'Estudo da empresa por dia',
      months: 'Estudo da empresa por mês',
      day: 'Estudo da empresa em',
      users: 'Estudo por pessoa',
      exams: 'Estudo por prova',
    },
    columns: {
      users: 'Pessoas',
      exam: 'Prova',
      lastDay: 'Último dia de estudo',
      role: 'Função no grupo',
      joined: 'Entrou em',
    },
  },
};
