// Runs before the first paint: without it a dark page would flash white, and somebody who is signed in would see a visitor's
// page for a moment. The keys are those of lib/theme.ts and lib/session.ts.
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

  const { head } = document;
  const addContent = (id) => head.append(document.querySelector(id)?.content ?? '');
  const addFiles = () => addContent('#files');

  const signedIn = kept['tiku.session']?.includes('"access_token"');
  if (signedIn) {
    document.documentElement.dataset.signedIn = '';
    // Asked now, here by the time the code that needs it has arrived; after what is read first, where a page has that.
    const addOwnFiles = () => addContent('#member-files');
    if (window.tikuEarly) addEventListener('tiku-early', addOwnFiles, { once: true });
    else addOwnFiles();
  }

  // What the server has drawn is seen before its files are asked for, unless nobody looks.
  addEventListener('DOMContentLoaded', () => {
    if (document.hidden || signedIn) return addFiles();
    requestAnimationFrame(() => setTimeout(addFiles));
    setTimeout(addFiles, 1000);
  });

  // What is pressed before its code is here waits for it; of several, the last counts.
  const pressed = 'data-pressed';
  const notePress = ({ target }) => {
    const button = target.closest('[data-drawn] button');
    if (!button) return;
    document.querySelector(`[${pressed}]`)?.removeAttribute(pressed);
    button.setAttribute(pressed, '');
  };
  addEventListener('click', notePress, true);

  // A form that is sent before its code is here would be sent as the browser does it, with a password in the address.
  addEventListener('submit', (event) => document.querySelector('[data-drawn]') && event.preventDefault(), true);
}
