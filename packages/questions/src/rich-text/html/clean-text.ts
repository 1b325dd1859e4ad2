/** Line feeds only, no control characters (PostgreSQL refuses NUL), no half characters. */
export function cleanText(text: string): string {
  return (
    text
      .replaceAll(/\r\n?/g, '\n')
      .replaceAll(/[\v\f]/g, ' ')
      // oxlint-disable-next-line no-control-regex
      .replaceAll(/[\u0000-\u0008\u000E-\u001F\u007F]/g, '')
      .toWellFormed()
  );
}
