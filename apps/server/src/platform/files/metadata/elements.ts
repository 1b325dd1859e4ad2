// WebM: elements within elements. Those that play are listed; every other one becomes a void of the same size.

const ids = { header: 0x1a_45_df_a3, segment: 0x18_53_80_67, info: 0x15_49_a9_66, tracks: 0x16_54_ae_6b, track: 0xae };
const voidId = 0xec;

interface Element {
  id: number;
  start: number;
  body: number;
  end: number;
  /** It goes on until one comes that cannot be within it. */
  isOpen: boolean;
}

/** By what it lies in. What is listed with nothing after it stays as it is. */
const keptInSegment = new Set([
  0x11_4d_9b_74,
  ids.info,
  ids.tracks,
  0x1f_43_b6_75,
  0x1c_53_bb_6b,
  0x10_43_a7_70,
  // Parts of a cluster without a length, which are read one by one.
  0xe7,
  0xa3,
  0xa0,
  0xa7,
  0xab,
  0x58_54,
]);
/** Scale, length and identity of what plays; the names of programs are asked for, and may be empty. */
const keptInInfo = new Set([0x2a_d7_b1, 0x44_89, 0x73_a4]);
const emptiedInInfo = new Set([0x4d_80, 0x57_41]);
/** Names that somebody gave to a track. */
const trackNames = new Set([0x53_6e, 0x25_86_88]);
const checksum = 0xbf;

export function blankElements(file: Buffer): void {
  for (const element of elementsOf(file, 0, file.length)) {
    if (element.id === ids.segment) blankSegment(file, element);
    else if (element.id !== ids.header) blank(file, element);
  }
}

function blankSegment(file: Buffer, segment: Element): void {
  for (const element of elementsOf(file, segment.body, segment.end)) {
    if (!keptInSegment.has(element.id)) blank(file, element);
    else if (element.id === ids.info) blankInfo(file, element);
    else if (element.id === ids.tracks) blankTracks(file, element);
  }
}

function blankInfo(file: Buffer, info: Element): void {
  for (const element of elementsOf(file, info.body, info.end)) {
    if (emptiedInInfo.has(element.id)) file.fill(0, element.body, element.end);
    else if (!keptInInfo.has(element.id)) blank(file, element);
  }
}

function blankTracks(file: Buffer, tracks: Element): void {
  for (const track of elementsOf(file, tracks.body, tracks.end)) {
    if (track.id === ids.track) {
      for (const element of elementsOf(file, track.body, track.end))
        if (trackNames.has(element.id) || element.id === checksum) blank(file, element);
    } else blank(file, track);
  }
}

/** What cannot be read is one element of no kind, to the end. */
function* elementsOf(file: Buffer, from: number, to: number): Generator<Element> {
  let at = from;
  while (at < to) {
    const element = readElement(file, at, to) ?? { id: 0, start: at, body: at, end: to, isOpen: false };
    yield element;
    const holdsNext = element.isOpen && element.id !== ids.segment;
    at = holdsNext ? element.body : element.end;
  }
}

/** The first byte says by its leading zeros how many there are. */
function lengthOf(first: number): number {
  return Math.clz32(first) - 23;
}

function readElement(file: Buffer, start: number, to: number): Element | null {
  const idBytes = lengthOf(file[start] ?? 0);
  if (idBytes > 4 || start + idBytes >= to) return null;
  const sizeAt = start + idBytes;
  const sizeBytes = lengthOf(file[sizeAt] ?? 0);
  if (sizeBytes > 8 || sizeAt + sizeBytes > to) return null;
  const body = sizeAt + sizeBytes;
  let size = (file[sizeAt] ?? 0) & (0xff >> sizeBytes);
  let isOpen = size === 0xff >> sizeBytes;
  for (let at = sizeAt + 1; at < body; at++) {
    isOpen &&= file[at] === 0xff;
    size = size * 256 + (file[at] ?? 0);
  }
  const end = isOpen ? to : Math.min(body + size, to);
  return { id: file.readUIntBE(start, idBytes), start, body, end, isOpen };
}

function blank(file: Buffer, { start, end }: Element): void {
  const length = end - start;
  file.fill(0, start, end);
  if (length < 2) return;
  file[start] = voidId;
  if (length < 9) file[start + 1] = 0x80 | (length - 2);
  else {
    file[start + 1] = 0x01;
    file.writeUIntBE(length - 9, start + 2 + 1, 6);
  }
}
