import { UnreadableFile } from '../workbook.ts';
import { findAttribute, scanXml } from './xml.ts';

/** Deeper than any document nests, shallower than a stack overflows. */
const MAX_DEPTH = 200;

export class XmlElement {
  readonly name: string;
  readonly children: (XmlElement | string)[] = [];
  readonly #attributes: string;

  constructor(name: string, attributes: string) {
    this.name = name;
    this.#attributes = attributes;
  }

  /** By its name without prefix. */
  attribute(name: string): string | null {
    return findAttribute(this.#attributes, name);
  }

  get elements(): XmlElement[] {
    return this.children.filter((child) => typeof child !== 'string');
  }

  child(name: string): XmlElement | undefined {
    return this.elements.find((element) => element.name === name);
  }

  get text(): string {
    return this.children.map((child) => (typeof child === 'string' ? child : child.text)).join('');
  }
}

export function parseXml(xml: string): XmlElement {
  const root = new XmlElement('', '');
  const open = [root];
  scanXml(xml, {
    open: (name, attributes) => {
      const element = new XmlElement(name, attributes);
      open.at(-1)!.children.push(element);
      open.push(element);
      if (open.length > MAX_DEPTH) throw new UnreadableFile('damaged');
    },
    text: (text) => {
      if (open.length > 1) open.at(-1)!.children.push(text);
    },
    close: (name) => {
      if (open.length < 2 || open.pop()!.name !== name) throw new UnreadableFile('damaged');
    },
  });
  return root;
}
