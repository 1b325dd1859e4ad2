import type { Language } from '@tiku/contract';

export const welcomeTitle: Record<Language, string> = {
  en: 'Welcome to Tiku',
  'zh-CN': '欢迎使用题库',
  ja: 'Tiku へようこそ',
  es: 'Te damos la bienvenida a Tiku',
  pt: 'Boas-vindas ao Tiku',
};

export const welcomeContent: Record<Language, string> = {
  en: 'This site shows demo content. Sign in with any of the accounts on the sign-in page and look around; nothing you do here can break anything that matters.',
  'zh-CN': '本站展示的是演示内容。你可以用登录页上的任意一个账号登录，随意看看；在这里的任何操作都不会影响真实数据。',
  ja: 'このサイトにはデモ用の内容が入っています。ログイン画面にあるアカウントで自由にお試しください。大切なデータに影響することはありません。',
  es: 'Este sitio muestra contenido de demostración. Entra con cualquiera de las cuentas de la página de acceso y explora con calma: nada de lo que hagas aquí puede estropear nada importante.',
  pt: 'Este site mostra conteúdo de demonstração. Entre com qualquer uma das contas da página de entrada e explore à vontade: nada do que você fizer aqui estraga algo importante.',
};
