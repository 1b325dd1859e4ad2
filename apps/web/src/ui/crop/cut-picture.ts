import { sourceSquare } from './crop.ts';
import type { Crop } from './crop.ts';

/** The square as a JPEG of so many pixels. White lies below what is transparent, which would turn black. */
export async function cutPicture(picture: HTMLImageElement, crop: Crop, side: number): Promise<File | null> {
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) return null;
  const { naturalWidth: width, naturalHeight: height } = picture;
  const source = sourceSquare({ width, height }, crop);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, side, side);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, source.left, source.top, source.side, source.side, 0, 0, side, side);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', 0.9);
  });
  return blob && new File([blob], 'picture.jpg', { type: 'image/jpeg' });
}
