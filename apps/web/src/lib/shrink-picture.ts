// Photos from phones are larger than anybody needs them to read a page of writing.

/** The longer side in pixels, and the quality, until it fits. */
const tries = [2560, 1920, 1440, 1080].flatMap((side) => [0.85, 0.7].map((quality) => ({ side, quality })));

async function draw(picture: ImageBitmap, side: number, quality: number): Promise<Blob | null> {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return null;
  // What is transparent would turn black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', quality);
  });
}

/** As a JPEG that fits, the way up it was taken; as it is where it fits already, or where it is no picture after all. */
export async function shrinkPicture(file: File, maxBytes: number): Promise<File> {
  if (file.size <= maxBytes) return file;
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return file;
  for (const { side, quality } of tries) {
    const blob = await draw(picture, side, quality);
    if (!blob || blob.size > maxBytes) continue;
    picture.close();
    const { lastModified } = file;
    return new File([blob], file.name.replace(/(?:\.\w+)?$/, '.jpg'), { type: 'image/jpeg', lastModified });
  }
  picture.close();
  return file;
}
