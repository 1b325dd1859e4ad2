/** `&A. x`, `• A) x`: signs before all options alike. A star or a tick says that one is right. */
export function dropBullet(text: string): string {
  return text.replaceAll(/(^|\n)[ \t]*[&#@•·▪◦>-][ \t]*(?=[(（]?[A-Ha-hＡ-Ｈ][.．、)）])/gu, '$1');
}
