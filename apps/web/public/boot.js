// Runs before the first paint: without it a dark page would flash white, and a screen reader would begin in English.
// The keys are those of lib/theme.ts, lib/i18n.ts and lib/session.ts.
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
  document.documentElement.lang = kept['tiku.language'] ?? navigator.language;

  // Asked now, answered by the time the code that needs it has arrived.
  const memberPages = document.currentScript.dataset.memberPages;
  if (memberPages && kept['tiku.session']?.includes('"access_token"')) {
    const pages = document.createElement('link');
    pages.rel = 'modulepreload';
    pages.href = memberPages;
    document.head.append(pages);
  }
  const company = /"companyId":(\d+)/.exec(kept['tiku.session'] ?? '')?.[1];
  const config = document.createElement('link');
  config.rel = 'preload';
  config.as = 'fetch';
  config.crossOrigin = 'anonymous';
  config.href = `/api/1/web/config?os_type=5${company ? `&company_id=${company}` : ''}`;
  document.head.append(config);
}
