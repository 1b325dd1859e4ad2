import type { MessageTexts } from './en.ts';

export const texts: MessageTexts = {
  sms: {
    'register-code': '{brand}: {code} es tu código de registro (10 min). ¿No eres tú? Ignóralo.',
    'already-registered': '{brand}: ya tienes una cuenta. Inicia sesión. ¿No eres tú? Ignóralo.',
    'reset-code': '{brand}: {code} restablece tu contraseña (10 min). ¿No eres tú? Ignóralo.',
    'change-password-code': '{brand}: {code} cambia tu contraseña (10 min). No lo compartas.',
    'link-mobile-code': '{brand}: {code} vincula este número (10 min). ¿No eres tú? Ignóralo.',
    'password-changed': '{brand}: tu contraseña ha cambiado. ¿No has sido tú? Restablécela ya.',
    'company-invitation': '{brand}: {name} te invita. Regístrate o entra con este número: {url}',
  },
  email: {
    'already-registered': {
      subject: 'Ya tienes una cuenta en {brand}',
      body: `Hola:

Alguien, seguramente tú, ha intentado registrarse en {brand} con esta dirección de correo. Ya tiene una cuenta: solo tienes que iniciar sesión. Si no recuerdas la contraseña, puedes restablecerla en la página de inicio de sesión.

Si no has sido tú, ignora este correo. No ha cambiado nada.

{brand}
`,
    },
    'change-password-code': {
      subject: 'Tu código para cambiar la contraseña en {brand}',
      body: `Hola:

Tu código para cambiar la contraseña en {brand} es:

{code}

Es válido durante 10 minutos. No lo compartas con nadie.

Si no has sido tú, puede que alguien haya entrado en tu cuenta. Cierra la sesión de los dispositivos que no conozcas y elige una contraseña nueva.

{brand}
`,
    },
    'activate-account': {
      subject: 'Activa tu cuenta en {brand}',
      body: `Hola, {name}:

Abre este enlace para elegir tu contraseña y terminar tu registro en {brand}:

{url}

Funciona una sola vez, durante 24 horas.

Si no has sido tú, ignora este correo. Sin el enlace no se crea ninguna cuenta.

{brand}
`,
    },
    'reset-password': {
      subject: 'Restablece tu contraseña en {brand}',
      body: `Hola:

Abre este enlace para elegir una contraseña nueva en {brand}:

{url}

Funciona una sola vez, durante 24 horas.

Si no has sido tú, ignora este correo. Tu contraseña no cambia.

{brand}
`,
    },
    'link-email': {
      subject: 'Vincula este correo a tu cuenta en {brand}',
      body: `Hola:

Abre este enlace para vincular esta dirección de correo a tu cuenta en {brand}:

{url}

Funciona una sola vez, durante 24 horas.

Si no has sido tú, ignora este correo. No se vinculará nada.

{brand}
`,
    },
    'company-invitation': {
      subject: '{name} te invita a {brand}',
      body: `Hola:

{name} te pide que te unas a su equipo en {brand}. Regístrate o inicia sesión con esta dirección de correo y acepta la invitación:

{url}

Si no conoces a {name}, ignora este correo.

{brand}
`,
    },
    notices: {
      subject: '{count} sin leer en {brand}',
      body: `Hola:

Hay novedades en {brand} (sin leer en total: {count}):

{titles}

Léelas aquí:

{url}

Recibes este correo como máximo una vez al día. Puedes desactivarlo en «Avisos», «Ajustes».

{brand}
`,
    },
    'password-changed': {
      subject: 'Tu contraseña en {brand} ha cambiado',
      body: `Hola:

La contraseña de tu cuenta en {brand} acaba de cambiar. Si has sido tú, no tienes que hacer nada.

Si no has sido tú, restablece la contraseña cuanto antes en la página de inicio de sesión. Así se cierran todas las demás sesiones.

{brand}
`,
    },
  },
};
