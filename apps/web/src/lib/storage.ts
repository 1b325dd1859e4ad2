// What this browser remembers. A browser that forbids storage forgets on reload, and nothing else breaks; neither does it
// where a page is drawn before it reaches a browser.

/** The key of sign-outs that the server may not know of yet. */
export const farewellKey = 'tiku.left';

export function readStored(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeStored(key: string, value: string): void {
  try {
    window.localStorage.setItem(key, value);
  } catch {
    return;
  }
}

/** For this tab alone, across the pages it visits on the way. */
export function writeForTab(key: string, value: string): void {
  try {
    window.sessionStorage.setItem(key, value);
  } catch {
    return;
  }
}

/** Reads it for the last time. */
export function takeForTab(key: string): string | null {
  try {
    const value = window.sessionStorage.getItem(key);
    window.sessionStorage.removeItem(key);
    return value;
  } catch {
    return null;
  }
}
