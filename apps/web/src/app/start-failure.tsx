// Shown when the server cannot be reached at the very start, when no texts can be fetched either: it brings its own.
import type { Language } from '@tiku/contract';
import { Unplugged } from '@tiku/ui';
import styles from '../../../../packages/ui/src/state.module.css';
import buttonStyles from '../../../../packages/ui/src/button.module.css';

const texts: Record<Language, { title: string; text: string; retry: string }> = {
  en: {
    title: 'We cannot reach the server',
    text: 'Check your connection, or wait a moment: it may be restarting.',
    retry: 'Try again',
  },
  'zh-CN': { title: '连接不上服务器', text: '请检查网络，或稍等片刻，服务器可能正在重启。', retry: '重试' },
  ja: {
    title: 'サーバーに接続できません',
    text: '接続を確認するか、少しお待ちください。再起動中かもしれません。',
    retry: 'もう一度試す',
  },
  es: {
    title: 'No podemos conectar con el servidor',
    text: 'Comprueba tu conexión o espera un momento: puede que se esté reiniciando.',
    retry: 'Reintentar',
  },
  pt: {
    title: 'Não conseguimos falar com o servidor',
    text: 'Verifique sua conexão ou espere um momento: ele pode estar reiniciando.',
    retry: 'Tentar novamente',
  },
};

export function StartFailure({ language }: { language: Language }) {
  const { title, text, retry } = texts[language];
  return (
    <main className={styles.state} lang={language}>
      <div className={styles.drawing}>
        <Unplugged />
      </div>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      <div className={styles.actions}>
        <button
          type="button"
          className={`${buttonStyles.button} ${buttonStyles.primary}`}
          onClick={() => window.location.reload()}
        >
          {retry}
        </button>
      </div>
    </main>
  );
}
