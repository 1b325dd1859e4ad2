// Pictures of strangers are drawn anew, so that nothing but the pixels of what was uploaded survives.
import { limits } from '@tiku/contract';
import type { ResizeOptions } from 'sharp';
import { AppError } from '../errors/app-error.ts';
import { loadSharp } from './load-sharp.ts';

const maxPixels = 40_000_000;

const side = limits.logoSide;

/** A square of 256 pixels. */
export async function drawSquare(bytes: Buffer): Promise<Buffer> {
  return draw(bytes, { width: side, height: side, fit: 'cover' });
}

/** The same, of a picture that has to be one already. */
export async function drawLogo(bytes: Buffer): Promise<Buffer> {
  const sharp = await loadSharp();
  const { autoOrient } = await read(() => sharp(bytes, { limitInputPixels: maxPixels }).metadata());
  if (autoOrient.width !== side || autoOrient.height !== side)
    throw new AppError('bad_picture_size', { counts: { width: side, height: side } });
  return drawSquare(bytes);
}

/** A document as somebody photographed it, all of it. */
export async function drawPage(bytes: Buffer): Promise<Buffer> {
  return draw(bytes, { width: 2_000, height: 2_000, fit: 'inside', withoutEnlargement: true });
}

/** As it was sent, in size and format. */
export async function drawAnew(bytes: Buffer, contentType: 'image/jpeg' | 'image/png'): Promise<Buffer> {
  return read(async () => {
    const sharp = await loadSharp();
    const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' }).autoOrient();
    return contentType === 'image/png' ? picture.png().toBuffer() : picture.jpeg({ quality: 90 }).toBuffer();
  });
}

/** All that a reader of pictures says to what is none. */
async function read<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw cause instanceof AppError ? cause : new AppError('bad_picture', { cause });
  }
}

async function draw(bytes: Buffer, size: ResizeOptions): Promise<Buffer> {
  return read(async () => {
    const sharp = await loadSharp();
    const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' });
    const { format } = await picture.metadata();
    if (format !== 'jpeg' && format !== 'png') throw new AppError('bad_picture');
    return picture.autoOrient().resize(size).flatten({ background: '#fff' }).jpeg({ quality: 85 }).toBuffer();
  });
}
