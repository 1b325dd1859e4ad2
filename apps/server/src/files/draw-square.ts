import sharp from 'sharp';
import { AppError } from '../http/app-error.ts';

const side = 256;
const maxPixels = 40_000_000;

/** A square of 256 pixels, drawn anew, so that nothing but the pixels of what was uploaded survives. */
export async function drawSquare(bytes: Buffer): Promise<Buffer> {
  try {
    const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' });
    const { format } = await picture.metadata();
    if (format !== 'jpeg' && format !== 'png') throw new AppError('bad_picture');
    return await picture
      .autoOrient()
      .resize(side, side, { fit: 'cover' })
      .flatten({ background: '#fff' })
      .jpeg({ quality: 85 })
      .toBuffer();
  } catch (cause) {
    throw cause instanceof AppError ? cause : new AppError('bad_picture', { cause });
  }
}
