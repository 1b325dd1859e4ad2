// Pictures of strangers are drawn anew, so that nothing but the pixels of what was uploaded survives.
import sharp from 'sharp';
import type { ResizeOptions } from 'sharp';
import { AppError } from '../http/app-error.ts';

const maxPixels = 40_000_000;

/** A square of 256 pixels. */
export async function drawSquare(bytes: Buffer): Promise<Buffer> {
  return draw(bytes, { width: 256, height: 256, fit: 'cover' });
}

/** A document as somebody photographed it, all of it. */
export async function drawPage(bytes: Buffer): Promise<Buffer> {
  return draw(bytes, { width: 2_000, height: 2_000, fit: 'inside', withoutEnlargement: true });
}

async function draw(bytes: Buffer, size: ResizeOptions): Promise<Buffer> {
  try {
    const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' });
    const { format } = await picture.metadata();
    if (format !== 'jpeg' && format !== 'png') throw new AppError('bad_picture');
    return await picture.autoOrient().resize(size).flatten({ background: '#fff' }).jpeg({ quality: 85 }).toBuffer();
  } catch (cause) {
    throw cause instanceof AppError ? cause : new AppError('bad_picture', { cause });
  }
}
