// A square cut out of a picture. Lengths are in sides of the square, so that it may be drawn at any size.

export interface Size {
  width: number;
  height: number;
}

export interface Crop {
  /** 1 just fills the square. */
  zoom: number;
  /** From the middle of the square to the middle of the picture. */
  x: number;
  y: number;
}

export const largestZoom = 4;
export const wholeCrop: Crop = { zoom: 1, x: 0, y: 0 };

function clamp(value: number, limit: number): number {
  return Math.min(Math.max(value, -limit), limit);
}

/** How large the picture is drawn. */
export function drawnSize({ width, height }: Size, zoom: number): Size {
  const shorter = Math.min(width, height);
  return { width: (width / shorter) * zoom, height: (height / shorter) * zoom };
}

/** The nearest crop that leaves no part of the square empty. */
export function fitCrop(picture: Size, { zoom, x, y }: Crop): Crop {
  const fitting = Math.min(Math.max(zoom, 1), largestZoom);
  const drawn = drawnSize(picture, fitting);
  return { zoom: fitting, x: clamp(x, (drawn.width - 1) / 2), y: clamp(y, (drawn.height - 1) / 2) };
}

export function moveCrop(picture: Size, crop: Crop, right: number, down: number): Crop {
  return fitCrop(picture, { ...crop, x: crop.x + right, y: crop.y + down });
}

/** What is in the middle stays there. */
export function zoomCrop(picture: Size, crop: Crop, zoom: number): Crop {
  const { zoom: fitting } = fitCrop(picture, { ...crop, zoom });
  const growth = fitting / crop.zoom;
  return fitCrop(picture, { zoom: fitting, x: crop.x * growth, y: crop.y * growth });
}

const step = 0.02;
const arrows: Record<string, [right: number, down: number]> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};

/** Null for keys that change nothing. */
export function cropByKey(key: string, picture: Size, crop: Crop): Crop | null {
  const arrow = arrows[key];
  if (arrow) return moveCrop(picture, crop, ...arrow);
  if (key === '+' || key === '=') return zoomCrop(picture, crop, crop.zoom + 0.1);
  if (key === '-') return zoomCrop(picture, crop, crop.zoom - 0.1);
  return null;
}

/** Which pixels of the picture are in the square. */
export function sourceSquare(picture: Size, { zoom, x, y }: Crop): { left: number; top: number; side: number } {
  const side = Math.min(picture.width, picture.height) / zoom;
  return { left: picture.width / 2 - (x + 0.5) * side, top: picture.height / 2 - (y + 0.5) * side, side };
}
