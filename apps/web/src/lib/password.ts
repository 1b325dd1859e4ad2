const ivBytes = 16;

function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}

function fromBase64(text: string): Uint8Array {
  return Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
}

/**
 * Passwords under the deployment's transport key (AES-256-CBC, PKCS#7), which keeps them out of logs; TLS protects them.
 * Not Web Crypto: plain http on a school network has none. Normalised, since keyboards differ in how they compose é.
 */
export async function sealPasswords<K extends string>(
  passwords: Record<K, string>,
  key: string,
): Promise<Record<K | 'iv', string>> {
  const { cbc } = await import('@noble/ciphers/aes.js');
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
  const seal = (password: string) =>
    // A cipher object refuses to encrypt twice.
    toBase64(cbc(fromBase64(key), iv).encrypt(new TextEncoder().encode(password.normalize('NFC'))));
  const sealed = Object.entries<string>(passwords).map(([name, password]) => [name, seal(password)]);
  return { ...Object.fromEntries(sealed), iv: toBase64(iv) };
}

export function sealPassword(password: string, key: string): Promise<{ password: string; iv: string }> {
  return sealPasswords({ password }, key);
}
