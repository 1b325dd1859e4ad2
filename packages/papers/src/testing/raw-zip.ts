// A .zip written field by field, to say what no honest program would.
import { crc32, deflateRawSync } from 'node:zlib';

export interface RawEntry {
  name: string | Uint8Array;
  bytes?: Uint8Array;
  /** What the headers claim instead of the truth. */
  claimedSize?: number;
  /** Shares the data of the entry before it. */
  sharesData?: boolean;
  /** Unix mode and type. */
  mode?: number;
  flags?: number;
}

export function rawZip(entries: RawEntry[]): Uint8Array {
  const locals: Buffer[] = [];
  const centrals: Buffer[] = [];
  let offset = 0;
  let previous = { offset: 0, packed: Buffer.alloc(0), crc: 0, size: 0 };
  for (const entry of entries) {
    const name = Buffer.from(entry.name as string);
    if (!entry.sharesData) {
      const bytes = entry.bytes ?? new Uint8Array();
      previous = { offset, packed: deflateRawSync(bytes), crc: crc32(bytes), size: bytes.length };
    }
    const sizes = Buffer.alloc(12);
    sizes.writeUInt32LE(previous.crc, 0);
    sizes.writeUInt32LE(previous.packed.length, 4);
    sizes.writeUInt32LE(entry.claimedSize ?? previous.size, 8);
    if (!entry.sharesData) {
      const local = Buffer.alloc(30);
      local.writeUInt32LE(0x04034b50, 0);
      local.writeUInt16LE(20, 4);
      local.writeUInt16LE(entry.flags ?? 0, 6);
      local.writeUInt16LE(8, 8);
      sizes.copy(local, 14);
      local.writeUInt16LE(name.length, 26);
      locals.push(local, name, previous.packed);
      offset += 30 + name.length + previous.packed.length;
    }
    const central = Buffer.alloc(46);
    central.writeUInt32LE(0x02014b50, 0);
    central.writeUInt16LE((3 << 8) | 20, 4);
    central.writeUInt16LE(20, 6);
    central.writeUInt16LE(entry.flags ?? 0, 8);
    central.writeUInt16LE(8, 10);
    sizes.copy(central, 16);
    central.writeUInt16LE(name.length, 28);
    central.writeUInt32LE(((entry.mode ?? 0) << 16) >>> 0, 38);
    central.writeUInt32LE(previous.offset, 42);
    centrals.push(central, name);
  }
  const directory = Buffer.concat(centrals);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length & 0xffff, 8);
  end.writeUInt16LE(entries.length & 0xffff, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end]);
}
