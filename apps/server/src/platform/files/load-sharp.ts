/** Loaded with the first picture: most processes draw none for a long time, and it takes memory that nobody needs meanwhile. */
export async function loadSharp() {
  return (await import('sharp')).default;
}
