const ivBytes = 16;

function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}

function fromBase64(text: string): Uint8Array {
  return Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
}

/**
 * A password under the deployment's transport key (AES-256-CBC, PKCS#7), which keeps it out of logs; TLS protects it.
 * Not Web Crypto: plain http on a school network has none. Normalised, since keyboards differ in how they compose é.
 */
export async function sealPassword(password: string, key: string): Promise<{ password: string; iv: string }> {
  const { cbc } = await import('@noble/ciphers/aes.js');
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
  const sealed = cbc(fromBase64(key), iv).encrypt(new TextEncoder().encode(password.normalize('NFC')));
  return { password: toBase64(sealed), iv: toBase64(iv) };
}
