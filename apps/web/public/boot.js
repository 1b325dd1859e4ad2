// Runs before the first paint: without it a dark page would flash white, and a screen reader would begin in English.
// The keys are those of lib/theme.ts, lib/language.ts and lib/session.ts.
(() => {
  const read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };

  const theme = read('tiku.theme');
  const dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';

  const language = read('tiku.language') ?? navigator.language;
  document.documentElement.lang = language;
})();
