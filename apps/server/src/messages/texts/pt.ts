import type { MessageTexts } from './en.ts';

export const pt: MessageTexts = {
  sms: {
    'register-code': '{brand}: {code} é o seu código de registro (10 min). Não foi você? Ignore.',
    'already-registered': '{brand}: você já tem uma conta. Basta entrar. Não foi você? Ignore.',
    'reset-code': '{brand}: {code} redefine a sua senha (10 min). Não foi você? Ignore.',
    'change-password-code': '{brand}: {code} altera a sua senha (10 min). Não compartilhe.',
    'link-mobile-code': '{brand}: {code} vincula este número (10 min). Não foi você? Ignore.',
    'password-changed': '{brand}: a sua senha foi alterada. Não foi você? Redefina-a agora.',
  },
  email: {
    'already-registered': {
      subject: 'Você já tem uma conta em {brand}',
      body: `Olá,

alguém, provavelmente você, tentou se registrar em {brand} com este endereço de e-mail. Ele já tem uma conta: basta entrar. Se não se lembra da senha, pode redefini-la na página de entrada.

Se não foi você, ignore este e-mail. Nada mudou.

{brand}
`,
    },
    'change-password-code': {
      subject: 'O seu código para mudar a senha em {brand}',
      body: `Olá,

o seu código para mudar a senha em {brand} é:

{code}

É válido por 10 minutos. Não o compartilhe com ninguém.

Se não foi você, alguém pode ter entrado na sua conta. Encerre a sessão dos dispositivos que não conhece e escolha uma nova senha.

{brand}
`,
    },
    'activate-account': {
      subject: 'Ative a sua conta em {brand}',
      body: `Olá, {name},

abra este link para concluir o seu registro em {brand}:

{url}

Ele funciona uma única vez, durante 24 horas.

Se não foi você, ignore este e-mail. Sem o link nenhuma conta é criada.

{brand}
`,
    },
    'reset-password': {
      subject: 'Redefina a sua senha em {brand}',
      body: `Olá,

abra este link para escolher uma nova senha em {brand}:

{url}

Ele funciona uma única vez, durante 24 horas.

Se não foi você, ignore este e-mail. A sua senha continua a mesma.

{brand}
`,
    },
    'link-email': {
      subject: 'Vincule este e-mail à sua conta em {brand}',
      body: `Olá,

abra este link para vincular este endereço de e-mail à sua conta em {brand}:

{url}

Ele funciona uma única vez, durante 24 horas.

Se não foi você, ignore este e-mail. Nada será vinculado.

{brand}
`,
    },
    'password-changed': {
      subject: 'A sua senha em {brand} foi alterada',
      body: `Olá,

a senha da sua conta em {brand} acaba de ser alterada. Se foi você, não precisa fazer nada.

Se não foi você, redefina a senha imediatamente na página de entrada. Isso encerra todas as outras sessões.

{brand}
`,
    },
  },
};
