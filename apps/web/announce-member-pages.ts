import type { Plugin } from 'vite';

/** Tells boot.js the name of the chunk that people with an account load next, so that it need not wait for the code that asks for it. */
export function announceMemberPages(): Plugin {
  return {
    name: 'tiku-announce-member-pages',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunk = Object.values(bundle).find(
          (output) => output.type === 'chunk' && output.facadeModuleId?.endsWith('/app/member-pages.ts'),
        );
        if (!chunk) throw new Error('The pages of the sidebar have no chunk of their own.');
        return html.replace('src="/boot.js"', `src="/boot.js" data-member-pages="/${chunk.fileName}"`);
      },
    },
  };
}
