// Runs before the first paint: without it a dark page would flash white, and whoever is signed in would see a visitor's page
// for a moment. The keys are those of lib/theme.ts and lib/session.ts.
{
  let kept = {};
  try {
    kept = localStorage;
  } catch {
    // This browser forbids storage: nothing is remembered, and nothing else breaks.
  }

  const theme = kept['tiku.theme'];
  const dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';

  // Asked now, answered by the time the code that needs it has arrived.
  const memberPages = document.currentScript.dataset.memberPages;
  if (memberPages && kept['tiku.session']?.includes('"access_token"')) {
    document.documentElement.dataset.signedIn = '';
    const pages = document.createElement('link');
    pages.rel = 'modulepreload';
    pages.href = memberPages;
    document.head.append(pages);
  }

  // A page that the server has drawn is shown before its files are asked for. A tab in the background shows nothing, and does
  // not wait; nor does somebody who is signed in, and is not shown what was drawn.
  const addFiles = () => {
    const files = document.querySelector('#files');
    if (files) document.head.append(files.content);
    files?.remove();
  };
  addEventListener('DOMContentLoaded', () => {
    if (document.hidden || 'signedIn' in document.documentElement.dataset) return addFiles();
    requestAnimationFrame(() => setTimeout(addFiles));
    setTimeout(addFiles, 1000);
  });

  // A form that is sent before its code is here would be sent as the browser does it, with a password in the address.
  addEventListener('submit', (event) => document.querySelector('[data-drawn]') && event.preventDefault(), true);
}
