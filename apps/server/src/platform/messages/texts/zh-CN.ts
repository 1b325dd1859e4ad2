import type { MessageTexts } from './en.ts';

export const texts: MessageTexts = {
  sms: {
    'register-code': '【{brand}】您的注册验证码是 {code}，10 分钟内有效。如非本人操作，请忽略。',
    'already-registered': '【{brand}】该手机号已注册，请直接登录。如非本人操作，请忽略。',
    'reset-code': '【{brand}】您正在重置密码，验证码是 {code}，10 分钟内有效。如非本人操作，请忽略。',
    'change-password-code': '【{brand}】您正在修改密码，验证码是 {code}，10 分钟内有效，请勿告诉他人。',
    'link-mobile-code': '【{brand}】您正在绑定手机号，验证码是 {code}，10 分钟内有效。如非本人操作，请忽略。',
    'password-changed': '【{brand}】您的密码已修改。如非本人操作，请立即在登录页重置密码。',
    'company-invitation': '{brand}：{name}邀请你加入，请用本手机号注册或登录：{url}',
  },
  email: {
    'already-registered': {
      subject: '您在 {brand} 已有账号',
      body: `您好：

有人（很可能是您本人）使用此邮箱在 {brand} 注册。该邮箱已有账号，请直接登录。如果忘记了密码，可以在登录页重置。

如非本人操作，请忽略本邮件，您的账号没有任何变化。

{brand}
`,
    },
    'change-password-code': {
      subject: '{brand} 修改密码验证码',
      body: `您好：

您在 {brand} 修改密码的验证码是：

{code}

验证码 10 分钟内有效，请勿告诉他人。

如非本人操作，可能有人登录了您的账号。请退出不认识的设备，并设置新密码。

{brand}
`,
    },
    'activate-account': {
      subject: '激活您的 {brand} 账号',
      body: `{name}，您好：

请打开以下链接设置密码，完成在 {brand} 的注册：

{url}

链接 24 小时内有效，只能使用一次。

如非本人操作，请忽略本邮件，不打开链接就不会创建账号。

{brand}
`,
    },
    'reset-password': {
      subject: '重置您的 {brand} 密码',
      body: `您好：

请打开以下链接，为您的 {brand} 账号设置新密码：

{url}

链接 24 小时内有效，只能使用一次。

如非本人操作，请忽略本邮件，您的密码不会改变。

{brand}
`,
    },
    'link-email': {
      subject: '绑定邮箱到您的 {brand} 账号',
      body: `您好：

请打开以下链接，将此邮箱绑定到您的 {brand} 账号：

{url}

链接 24 小时内有效，只能使用一次。

如非本人操作，请忽略本邮件，邮箱不会被绑定。

{brand}
`,
    },
    'company-invitation': {
      subject: '{name} 邀请你加入 {brand}',
      body: `你好：

{name} 邀请你成为其在 {brand} 的成员。用此邮箱注册或登录，然后接受邀请：

{url}

如果你不认识 {name}，请忽略这封邮件。

{brand}
`,
    },
    notices: {
      subject: '{brand}：{count} 条未读消息',
      body: `你好！

{brand} 有新消息（共 {count} 条未读）：

{titles}

点击这里查看：

{url}

这样的邮件每天最多一封，可以在“消息中心”的“设置”里关闭。

{brand}
`,
    },
    'password-changed': {
      subject: '您的 {brand} 密码已修改',
      body: `您好：

您的 {brand} 账号密码刚刚被修改。如果是您本人操作，无需理会本邮件。

如非本人操作，请立即在登录页重置密码，其他人会因此退出登录。

{brand}
`,
    },
  },
};
