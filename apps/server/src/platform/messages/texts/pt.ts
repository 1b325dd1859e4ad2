import type { MessageTexts } from './en.ts';

export const texts: MessageTexts = {
  sms: {
    'register-code': '{brand}: {code} é seu código de cadastro (10 min). Não foi você? Ignore.',
    'already-registered': '{brand}: você já tem uma conta. Basta entrar. Não foi você? Ignore.',
    'reset-code': '{brand}: {code} redefine sua senha (10 min). Não foi você? Ignore.',
    'change-password-code': '{brand}: {code} altera sua senha (10 min). Não compartilhe.',
    'link-mobile-code': '{brand}: {code} vincula este número (10 min). Não foi você? Ignore.',
    'password-changed': '{brand}: sua senha foi alterada. Não foi você? Redefina-a agora.',
    'company-invitation': '{brand}: {name} convida você. Cadastre-se ou entre com este número: {url}',
  },
  email: {
    'already-registered': {
      subject: 'Você já tem uma conta em {brand}',
      body: `Olá,

alguém, provavelmente você, tentou criar uma conta em {brand} com este endereço de e-mail. Ele já tem uma conta: basta entrar. Se você não se lembra da senha, pode redefini-la na página de entrada.

Se não foi você, ignore este e-mail. Nada mudou.

{brand}
`,
    },
    'change-password-code': {
      subject: 'Seu código para mudar a senha em {brand}',
      body: `Olá,

seu código para mudar a senha em {brand} é:

{code}

Ele vale por 10 minutos. Não compartilhe com ninguém.

Se não foi você, alguém pode ter entrado na sua conta. Encerre a sessão nos dispositivos que você não conhece e escolha uma nova senha.

{brand}
`,
    },
    'activate-account': {
      subject: 'Ative sua conta em {brand}',
      body: `Olá, {name},

abra este link para escolher sua senha e concluir seu cadastro em {brand}:

{url}

Ele funciona uma única vez, por 24 horas.

Se não foi você, ignore este e-mail. Sem o link nenhuma conta é criada.

{brand}
`,
    },
    'reset-password': {
      subject: 'Redefina sua senha em {brand}',
      body: `Olá,

abra este link para escolher uma nova senha em {brand}:

{url}

Ele funciona uma única vez, por 24 horas.

Se não foi você, ignore este e-mail. Sua senha continua a mesma.

{brand}
`,
    },
    'link-email': {
      subject: 'Vincule este e-mail à sua conta em {brand}',
      body: `Olá,

abra este link para vincular este endereço de e-mail à sua conta em {brand}:

{url}

Ele funciona uma única vez, por 24 horas.

Se não foi você, ignore este e-mail. Nada será vinculado.

{brand}
`,
    },
    'company-invitation': {
      subject: '{name} convida você para o {brand}',
      body: `Olá,

{name} pede que você entre na equipe no {brand}. Cadastre-se ou entre com este endereço de e-mail e aceite o convite:

{url}

Se você não conhece {name}, ignore este e-mail.

{brand}
`,
    },
    notices: {
      subject: '{count} não lidos em {brand}',
      body: `Olá!

Há novidades em {brand} (não lidos no total: {count}):

{titles}

Leia aqui:

{url}

Este e-mail chega no máximo uma vez por dia. Para desativá-lo, vá a “Avisos”, “Configurações”.

{brand}
`,
    },
    'password-changed': {
      subject: 'Sua senha em {brand} foi alterada',
      body: `Olá,

a senha da sua conta em {brand} acaba de ser alterada. Se foi você, não é preciso fazer nada.

Se não foi você, redefina a senha imediatamente na página de entrada. Isso encerra todas as outras sessões.

{brand}
`,
    },
  },
};
