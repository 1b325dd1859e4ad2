// The parts of an Office file and how they point at each other.
import { UnreadableFile } from '../workbook.ts';
import type { Archive } from './archive.ts';
import { MAX_MEDIA_BYTES, MAX_PART_BYTES } from './limits.ts';
import { decodeXml, findAttribute, findRootName, scanXml } from './xml.ts';

export interface Relation {
  /** The last word of its type: `worksheet`, `sharedStrings`, `image`… */
  kind: string;
  /** A path in the package; null for what lies outside of it. */
  target: string | null;
}

export class OfficePackage {
  readonly #archive: Archive;
  /** Some programs write `XL/Workbook.xml` and point at `xl/workbook.xml`. */
  readonly #paths = new Map<string, string>();
  readonly #read = new Set<string>();
  readonly #media = new Map<string, Uint8Array>();
  #mediaBytes = 0;

  constructor(archive: Archive) {
    this.#archive = archive;
    for (const path of archive.paths) this.#paths.set(path.toLowerCase(), path);
  }

  has(path: string): boolean {
    return this.#paths.has(path.toLowerCase());
  }

  /**
   * Looks into the XML that nobody has asked for: a declaration in any part condemns the file. What other programs keep in
   * `customXml`, such as the queries of Power Query, is no part of the document, and may be anything.
   */
  async checkOtherXml(): Promise<void> {
    for (const path of this.#archive.paths) {
      const isOther = /\.(?:xml|rels|vml)$/i.test(path) && !/^customXml\//i.test(path);
      if (isOther && !this.#read.has(path)) await this.readXml(path);
    }
  }

  async readXml(path: string): Promise<string> {
    const known = this.#paths.get(path.toLowerCase());
    if (known === undefined) throw new UnreadableFile('damaged');
    if (this.#archive.sizeOf(known) > MAX_PART_BYTES) throw new UnreadableFile('inflates-too-much');
    this.#read.add(known);
    return decodeXml(await this.#archive.extract(known));
  }

  /** Once, however many cells show it; null where it is not there. */
  async readMedia(path: string): Promise<Uint8Array | null> {
    const known = this.#paths.get(path.toLowerCase());
    if (known === undefined) return null;
    const kept = this.#media.get(known);
    if (kept) return kept;
    this.#mediaBytes += this.#archive.sizeOf(known);
    if (this.#mediaBytes > MAX_MEDIA_BYTES) throw new UnreadableFile('inflates-too-much');
    const bytes = await this.#archive.extract(known);
    this.#media.set(known, bytes);
    return bytes;
  }

  /** By id; nothing for a part that points nowhere. */
  async readRelations(path: string): Promise<Map<string, Relation>> {
    const slash = path.lastIndexOf('/');
    const relations = new Map<string, Relation>();
    const part = `${path.slice(0, slash + 1)}_rels/${path.slice(slash + 1)}.rels`;
    if (!this.has(part)) return relations;
    scanXml(await this.readXml(part), {
      open: (name, attributes) => {
        const id = findAttribute(attributes, 'Id');
        const target = findAttribute(attributes, 'Target');
        if (name !== 'Relationship' || id === null || target === null) return;
        const kind = (findAttribute(attributes, 'Type') ?? '').split('/').at(-1)!;
        const isOutside = findAttribute(attributes, 'TargetMode') === 'External';
        relations.set(id, { kind, target: isOutside ? null : resolvePath(path.slice(0, slash + 1), target) });
      },
    });
    return relations;
  }
}

function resolvePath(folder: string, target: string): string {
  const segments: string[] = [];
  for (const segment of (target.startsWith('/') ? target : folder + target).split('/')) {
    if (segment === '..') segments.pop();
    else if (segment !== '' && segment !== '.') segments.push(segment);
  }
  return segments.join('/');
}

/** `workbook`, `document`…: the root element of what the package is about. */
export async function findMainPart(parts: OfficePackage): Promise<{ path: string; root: string } | null> {
  const relations = await parts.readRelations('');
  const main = [...relations.values()].find((relation) => relation.kind === 'officeDocument');
  if (!main?.target || !parts.has(main.target)) return null;
  if (!main.target.toLowerCase().endsWith('.xml')) return { path: main.target, root: '' };
  return { path: main.target, root: findRootName(await parts.readXml(main.target)) };
}
