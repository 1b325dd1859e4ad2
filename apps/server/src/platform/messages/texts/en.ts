export const texts = {
  sms: {
    'register-code': '{brand}: registration code {code}, valid 10 minutes. Not you? Ignore it.',
    'already-registered': '{brand}: you already have an account. Just sign in. Not you? Ignore it.',
    'reset-code': '{brand}: password reset code {code}, valid 10 minutes. Not you? Ignore it.',
    'change-password-code': '{brand}: password change code {code}, valid 10 minutes. Tell nobody.',
    'link-mobile-code': '{brand}: code {code} links this number, valid 10 minutes. Not you? Ignore it.',
    'password-changed': '{brand}: password changed. Not you? Reset it now on the sign-in page.',
    'company-invitation': '{brand}: {name} invites you. Register or sign in with this number: {url}',
  },
  email: {
    'already-registered': {
      subject: 'You already have an account at {brand}',
      body: `Hello,

somebody, most likely you, tried to register at {brand} with this e-mail address. It already has an account: just sign in. If you do not remember the password, you can reset it on the sign-in page.

If it was not you, please ignore this e-mail. Nothing has changed.

{brand}
`,
    },
    'change-password-code': {
      subject: 'Your code to change your password at {brand}',
      body: `Hello,

your code to change your password at {brand} is:

{code}

It is valid for 10 minutes. Please tell it to nobody.

If it was not you, somebody may be signed in to your account. Please sign out the devices you do not know and choose a new password.

{brand}
`,
    },
    'activate-account': {
      subject: 'Activate your account at {brand}',
      body: `Hello {name},

please open this link to choose your password and finish your registration at {brand}:

{url}

It works once, within 24 hours.

If it was not you, please ignore this e-mail. Without the link no account is made.

{brand}
`,
    },
    'reset-password': {
      subject: 'Reset your password at {brand}',
      body: `Hello,

please open this link to choose a new password at {brand}:

{url}

It works once, within 24 hours.

If it was not you, please ignore this e-mail. Your password stays as it is.

{brand}
`,
    },
    'link-email': {
      subject: 'Link this e-mail address to your account at {brand}',
      body: `Hello,

please open this link to link this e-mail address to your account at {brand}:

{url}

It works once, within 24 hours.

If it was not you, please ignore this e-mail. Nothing will be linked.

{brand}
`,
    },
    'company-invitation': {
      subject: '{name} invites you to {brand}',
      body: `Hello,

{name} asks you to join its people at {brand}. Register or sign in with this e-mail address, and accept the invitation:

{url}

If you do not know {name}, please ignore this e-mail.

{brand}
`,
    },
    notices: {
      subject: '{count} unread at {brand}',
      body: `Hello,

this is new at {brand} (unread in all: {count}):

{titles}

Read them here:

{url}

You get this e-mail at most once a day. Under “Notices”, “Settings” you can switch it off.

{brand}
`,
    },
    'password-changed': {
      subject: 'Your password at {brand} was changed',
      body: `Hello,

the password of your account at {brand} was just changed. If it was you, there is nothing to do.

If it was not you, please reset your password on the sign-in page right away. This signs out everybody else.

{brand}
`,
    },
  },
};

export type MessageTexts = typeof texts;
