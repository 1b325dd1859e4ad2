// Pictures anchored over cells, and the files of an archive that cells name.
import type { RichText } from '@tiku/questions';
import { listMedia, mediaTagOf, sanitise, textToHtml } from '@tiku/questions/rich-text';
import { cellToRich, isRichCell } from '@tiku/questions/sheets';
import type { AnchoredPicture, Workbook } from '../workbook.ts';

/** `fig1.png`, `images/fig1 .png`; several in one cell on lines of their own or with commas between. */
const bareName = /^[^\n<>|"*?]{1,250}\.\s?(?:png|jpe?g|gif|mp3|mp4)$/iu;
const mark = /\[(?:img|image|audio|video|图片|音频|视频)[:：]([^\]\n]{1,255})\]/giu;

export interface RichCell {
  html: RichText;
  /** Named and not found. */
  missing: string[];
}

export class Media {
  /** What the questions show, by the name they use. */
  readonly files = new Map<string, Uint8Array>();
  readonly #archive: ReadonlyMap<string, Uint8Array>;
  readonly #isArchive: boolean;
  /** By folded name. */
  readonly #names: ReadonlyMap<string, string>;
  /** Those that no other file has, without their endings. */
  readonly #stems: ReadonlyMap<string, string | null>;
  #pictures = 0;

  constructor(workbook: Workbook) {
    this.#archive = workbook.files;
    this.#isArchive = workbook.format === 'zip';
    const names = [...workbook.files.keys()];
    this.#names = new Map(names.map((name) => [foldFileName(name), name]));
    const stems = new Map<string, string | null>();
    for (const name of names) {
      const stem = foldFileName(name.replace(/\.[^.]*$/u, ''));
      stems.set(stem, stems.has(stem) ? null : name);
    }
    this.#stems = stems;
  }

  /** A cell as rich text with the files it names and the pictures over it. `isFileName` is for columns of pictures; markup counts in our own files. */
  read(cell: string, pictures: readonly AnchoredPicture[], isFileName = false, mayBeRich = true): RichCell {
    const missing: string[] = [];
    const parts = [this.#readText(cell.trim(), isFileName, mayBeRich, missing)];
    for (const picture of pictures) parts.push(toTag(this.#keep(picture)) ?? '');
    return { html: joinRich(parts), missing };
  }

  #readText(text: string, isFileName: boolean, mayBeRich: boolean, missing: string[]): RichText {
    if (isRichCell(text)) {
      if (!mayBeRich) return textToHtml(text);
      const html = cellToRich(text);
      if (!html.includes(' src="')) return html;
      for (const name of listMedia(html)) if (!this.#take(name)) missing.push(name);
      return html;
    }
    const alone = isFileName ? this.#stems.get(foldFileName(text)) : undefined;
    if (alone) return this.#show(alone, missing) ?? cellToRich(text);
    if (!mayNameFiles(text)) return cellToRich(text);
    // The whole cell is the name of a picture: without the archive, somebody forgot it.
    const isBare = isFileName || this.#isArchive || bareName.test(text);
    const lines = text.split('\n').map((line) => {
      const names = isBare ? line.split(/[,，;；]/u).map((name) => name.trim()) : [];
      if (names.length > 0 && names.every((name) => bareName.test(name))) {
        return names.map((name) => this.#show(name, missing) ?? cellToRich(name)).join('');
      }
      return this.#readMarks(line, missing);
    });
    return lines.join('<br>');
  }

  #readMarks(line: string, missing: string[]): RichText {
    let html = '';
    let end = 0;
    for (const found of line.matchAll(mark)) {
      const tag = this.#show(found[1] ?? '', missing);
      html += cellToRich(line.slice(end, found.index)) + (tag ?? cellToRich(found[0]));
      end = found.index + found[0].length;
    }
    return html + cellToRich(line.slice(end));
  }

  /** The element that shows a file; null, and noted, where there is no such file. */
  #show(written: string, missing: string[]): RichText | null {
    const bare = written
      .trim()
      .replace(/^.*[/\\]/su, '')
      .replace(/\s*\.\s*(?=[a-z0-9]+$)/iu, '.');
    const name = this.#take(bare);
    const tag = name === null ? null : toTag(name);
    if (tag === null) missing.push(bare);
    return tag;
  }

  #take(bare: string): string | null {
    const name = this.#names.get(foldFileName(bare));
    const bytes = name === undefined ? undefined : this.#archive.get(name);
    if (name === undefined || bytes === undefined) return null;
    this.files.set(name, bytes);
    return name;
  }

  #keep(picture: AnchoredPicture): string {
    let name: string;
    do name = `image-${++this.#pictures}.${picture.extension}`;
    while (this.#names.has(name));
    this.files.set(name, picture.bytes);
    return name;
  }
}

/** macOS takes letters and their marks apart. */
function foldFileName(name: string): string {
  return name.normalize('NFC').toLowerCase();
}

export function mayNameFiles(text: string): boolean {
  return /\.\s?(?:png|jpe?g|gif|mp3|mp4)/iu.test(text);
}

function toTag(name: string): RichText | null {
  const tag = mediaTagOf(name);
  if (tag === null) return null;
  const src = name.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return sanitise(tag === 'img' ? `<img src="${src}" alt="">` : `<${tag} src="${src}"></${tag}>`);
}

/** One below the other. */
export function joinRich(parts: readonly RichText[]): RichText {
  const filled = parts.filter((part) => part !== '');
  if (filled.length < 2) return filled[0] ?? '';
  return sanitise(filled.join(filled.every(isInline) ? '<br>' : ''));
}

function isInline(html: RichText): boolean {
  return !/<(?:p|ul|ol|table|pre|blockquote)[\s>]/u.test(html);
}
