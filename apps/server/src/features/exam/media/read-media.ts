// What a stranger sends as a picture, sound or video: looked at before it is kept.
import { limits } from '@tiku/contract';
import { fileTypeFromBuffer } from 'file-type';
import type { Sharp } from 'sharp';
import { loadSharp } from '../../../platform/files/load-sharp.ts';
import { stripMetadata } from '../../../platform/files/metadata/strip-metadata.ts';
import type { SoundOrVideo } from '../../../platform/files/metadata/strip-metadata.ts';
import { AppError } from '../../../platform/errors/app-error.ts';

const maxPixels = 40_000_000;

interface Media {
  contentType: 'image/jpeg' | 'image/png' | 'audio/mpeg' | 'video/mp4';
  body: Buffer;
}

/** What becomes of a picture that is too large: somebody chooses another, or it is drawn smaller. */
export type Oversize = 'refuse' | 'shrink';

/**
 * Pictures are drawn anew, so that nothing but their pixels survives; sounds and videos must be what they claim, and are kept
 * without what is written about them.
 */
export async function readMedia(bytes: Uint8Array, oversize: Oversize): Promise<Media> {
  const mime = (await fileTypeFromBuffer(bytes))?.mime;
  switch (mime) {
    case 'image/jpeg':
      return redraw(bytes, mime, oversize);
    case 'image/png':
    case 'image/gif':
      return redraw(bytes, 'image/png', oversize);
    case 'audio/mpeg':
    case 'video/mp4':
      if (bytes.length > limits.mediaBytes)
        throw new AppError('media_too_large', { sizes: { limit: limits.mediaBytes } });
      return { contentType: mime, body: readRecording(bytes, mime) };
    default:
      throw new AppError('bad_media');
  }
}

/** One that is nothing but what was written about it is none. */
function readRecording(bytes: Uint8Array, contentType: SoundOrVideo): Buffer {
  const body = stripMetadata(bytes, contentType);
  if (body.length === 0) throw new AppError('bad_media');
  return body;
}

async function redraw(bytes: Uint8Array, contentType: 'image/jpeg' | 'image/png', oversize: Oversize): Promise<Media> {
  if (bytes.length > limits.imageBytes && oversize === 'refuse') {
    throw new AppError('image_too_large', { sizes: { limit: limits.imageBytes } });
  }
  const sharp = await loadSharp();
  const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' }).autoOrient();
  try {
    if (oversize === 'shrink') return await shrink(picture, contentType);
    return { contentType, body: await write(picture, contentType) };
  } catch (cause) {
    throw new AppError('bad_media', { cause });
  }
}

function write(picture: Sharp, contentType: 'image/jpeg' | 'image/png'): Promise<Buffer> {
  return contentType === 'image/png'
    ? picture.png().toBuffer()
    : picture.flatten({ background: '#fff' }).jpeg({ quality: 88 }).toBuffer();
}

/** Of the longer side; the first that gives a file small enough is taken, or else the last. */
const shrunkSides = [4_000, 2_400, 1_600, 1_000, 600];

/** What is too large as a PNG is a photograph, and goes on as one. */
async function shrink(picture: Sharp, contentType: 'image/jpeg' | 'image/png'): Promise<Media> {
  let type = contentType;
  let body: Buffer = Buffer.alloc(0);
  for (const side of shrunkSides) {
    const smaller = picture.clone().resize(side, side, { fit: 'inside', withoutEnlargement: true });
    body = await write(smaller.clone(), type);
    if (body.length > limits.imageBytes && type === 'image/png') {
      type = 'image/jpeg';
      body = await write(smaller, type);
    }
    if (body.length <= limits.imageBytes) break;
  }
  return { contentType: type, body };
}
