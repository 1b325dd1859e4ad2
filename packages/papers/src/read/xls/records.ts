// The records that the stream of an .xls consists of, and the texts inside them.

export interface BiffRecord {
  id: number;
  /** Where it starts in the stream: sheets are found by this. */
  offset: number;
  /** Its own data and that of the records that continue it. */
  blocks: Uint8Array[];
}

const CONTINUE = 0x3c;

export function readRecords(stream: Uint8Array): BiffRecord[] {
  const view = new DataView(stream.buffer, stream.byteOffset, stream.byteLength);
  const records: BiffRecord[] = [];
  let at = 0;
  while (at + 4 <= stream.length) {
    const id = view.getUint16(at, true);
    const end = at + 4 + view.getUint16(at + 2, true);
    const block = stream.subarray(at + 4, end);
    const previous = records.at(-1);
    if (id === CONTINUE && previous) previous.blocks.push(block);
    else records.push({ id, offset: at, blocks: [block] });
    at = end;
  }
  return records;
}

export interface RichString {
  text: string;
  /** Where another font begins, by the number of the character. */
  changes: { at: number; font: number }[];
}

/** Reads on from one block into the next. Reading beyond the last one is a RangeError. */
export class RecordReader {
  readonly #blocks: Uint8Array[];
  #block = 0;
  #at = 0;

  constructor({ blocks }: BiffRecord) {
    this.#blocks = blocks;
  }

  u8(): number {
    this.#reach();
    const byte = this.#blocks[this.#block]?.[this.#at];
    if (byte === undefined) throw new RangeError('The record is too short');
    this.#at += 1;
    return byte;
  }

  u16(): number {
    return this.u8() | (this.u8() << 8);
  }

  u32(): number {
    return (this.u16() | (this.u16() << 16)) >>> 0;
  }

  f64(): number {
    const view = new DataView(new ArrayBuffer(8));
    for (let at = 0; at < 8; at += 1) view.setUint8(at, this.u8());
    return view.getFloat64(0, true);
  }

  /** Never further than there is: a length that lies must not cost time. */
  skip(count: number): void {
    let left = count;
    while (left > 0) {
      this.#reach();
      const block = this.#blocks[this.#block];
      if (!block) throw new RangeError('The record is too short');
      const step = Math.min(left, block.length - this.#at);
      this.#at += step;
      left -= step;
    }
  }

  get isAtEnd(): boolean {
    this.#reach();
    return this.#block >= this.#blocks.length;
  }

  #reach(): void {
    while (this.#block < this.#blocks.length && this.#at >= this.#blocks[this.#block]!.length) {
      this.#block += 1;
      this.#at = 0;
    }
  }

  string(lengthBytes: 1 | 2): string {
    return this.richString(lengthBytes).text;
  }

  /** A length of one or two bytes, flags, the characters, and what Excel keeps behind them about fonts and readings. */
  richString(lengthBytes: 1 | 2): RichString {
    const length = lengthBytes === 1 ? this.u8() : this.u16();
    const flags = this.u8();
    const count = flags & 8 ? this.u16() : 0;
    const extension = flags & 4 ? this.u32() : 0;
    const text = this.#characters(length, (flags & 1) !== 0);
    const changes = Array.from({ length: count }, () => ({ at: this.u16(), font: this.u16() }));
    this.skip(extension);
    return { text, changes };
  }

  /** Where a text goes on in another block, that block says anew whether its characters take one byte or two. */
  #characters(length: number, isWide: boolean): string {
    let text = '';
    let left = length;
    let wide = isWide;
    let isFirst = true;
    while (left > 0) {
      const before = this.#block;
      this.#reach();
      if (!isFirst && this.#block !== before) wide = (this.u8() & 1) !== 0;
      isFirst = false;
      const block = this.#blocks[this.#block];
      if (!block) throw new RangeError('The record is too short');
      const count = Math.min(left, Math.floor((block.length - this.#at) / (wide ? 2 : 1)));
      if (count === 0) throw new RangeError('The record is cut in the middle of a character');
      const bytes = Buffer.from(block.buffer, block.byteOffset + this.#at, count * (wide ? 2 : 1));
      text += bytes.toString(wide ? 'utf16le' : 'latin1');
      this.#at += bytes.length;
      left -= count;
    }
    return text;
  }
}
