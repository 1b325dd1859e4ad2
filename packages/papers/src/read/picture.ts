import type { AnchoredPicture } from '../workbook.ts';

/** By its first bytes, whatever it is called; null for what browsers do not show everywhere. */
export function findPictureExtension(bytes: Uint8Array): AnchoredPicture['extension'] | null {
  const [a, b, c, d] = bytes;
  if (a === 0x89 && b === 0x50 && c === 0x4e && d === 0x47) return 'png';
  if (a === 0xff && b === 0xd8 && c === 0xff) return 'jpg';
  if (a === 0x47 && b === 0x49 && c === 0x46 && d === 0x38) return 'gif';
  return null;
}
