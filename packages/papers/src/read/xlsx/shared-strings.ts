import { drawBlank, raise, type Run, showUnderlined } from '../marked-text.ts';
import { findAttribute, scanXml } from '../xml.ts';

export interface SharedStrings {
  texts: string[];
  /** Those with some words underlined, by their numbers. */
  underlined: Map<number, string>;
}

export function readSharedStrings(xml: string): SharedStrings {
  const strings: SharedStrings = { texts: [], underlined: new Map() };
  const text = new RichString();
  scanXml(xml, {
    open: (name, attributes) => {
      if (name === 'si') text.start();
      else text.open(name, attributes);
    },
    text: (part) => text.add(part),
    close: (name) => {
      if (name === 'si') {
        const html = text.underlined;
        if (html !== null) strings.underlined.set(strings.texts.length, html);
        strings.texts.push(tidyText(text.value));
      } else text.close(name);
    },
  });
  return strings;
}

/** Rich text becomes plain; readings above Japanese words (`rPh`) are no part of it. */
export class RichString {
  value = '';
  #run = '';
  #isText = false;
  #isReading = false;
  #isRun = false;
  #align = '';
  #isUnderlined = false;
  #runs: Run[] = [];

  start(): void {
    this.value = '';
    if (this.#runs.length > 0) this.#runs = [];
  }

  /** As HTML, if some words are underlined and others are not. */
  get underlined(): string | null {
    if (this.#runs.length === 0) return null;
    return showUnderlined(this.#runs.map((run) => ({ ...run, text: tidyText(run.text) })));
  }

  open(name: string, attributes: string): void {
    if (name === 't') {
      this.#isText = !this.#isReading;
      this.#run = '';
    } else if (name === 'r') this.#isRun = true;
    else if (name === 'rPh') this.#isReading = true;
    else if (name === 'vertAlign') this.#align = findAttribute(attributes, 'val') ?? '';
    else if (name === 'u') this.#isUnderlined = findAttribute(attributes, 'val') !== 'none';
  }

  add(part: string): void {
    if (this.#isText) this.#run += part;
  }

  close(name: string): void {
    if (name === 'rPh') this.#isReading = false;
    else if (name === 'r') {
      this.#isRun = false;
      this.#align = '';
      this.#isUnderlined = false;
    } else if (name === 't' && this.#isText) {
      this.#isText = false;
      const blank = this.#isUnderlined ? drawBlank(this.#run) : this.#run;
      const text = raise(blank, this.#align);
      this.value += text;
      if (this.#isRun) this.#runs.push({ text, isUnderlined: this.#isUnderlined && blank === this.#run });
    }
  }
}

/** Office writes characters that XML cannot hold as `_x000D_`. */
export function tidyText(text: string): string {
  const decoded = text.includes('_x')
    ? text.replace(/_x([0-9a-f]{4})_/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    : text;
  return tidyLines(decoded);
}

/** A line ends in one character, whatever the program and the system wrote. */
export function tidyLines(text: string): string {
  return text.includes('\r') ? text.replaceAll('\r\n', '\n').replaceAll('\r', '\n') : text;
}
