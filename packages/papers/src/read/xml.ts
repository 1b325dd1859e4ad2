// The XML of Office files, read in one pass. Nothing in them may define anything: a DOCTYPE ends the reading.
import { UnreadableFile } from '../workbook.ts';

export interface XmlHandlers {
  /** `name` without its prefix, `attributes` unparsed (see `findAttribute`); `</x>` of an empty `<x/>` is reported too. */
  open?: (name: string, attributes: string) => void;
  close?: (name: string) => void;
  text?: (text: string) => void;
}

const DECLARATION = /<!(?:doctype|entity)/i;

/** Refuses what would make a reader define, expand or fetch something. */
export function decodeXml(bytes: Uint8Array): string {
  const xml = new TextDecoder(findEncoding(bytes)).decode(bytes);
  if (DECLARATION.test(xml)) throw new UnreadableFile('unsafe-xml');
  return xml;
}

/** XML is UTF-8, or UTF-16 with its mark in front. */
function findEncoding([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

export function scanXml(xml: string, on: XmlHandlers): void {
  let at = 0;
  while (at < xml.length) {
    const start = xml.indexOf('<', at);
    if (start < 0) break;
    if (start > at) on.text?.(decodeEntities(xml.slice(at, start)));
    at = scanMarkup(xml, start, on);
  }
}

function scanMarkup(xml: string, start: number, on: XmlHandlers): number {
  const next = xml.charCodeAt(start + 1);
  if (next === 47 /* / */) {
    const end = endOf(xml, '>', start);
    on.close?.(readName(xml, start + 2, endOfName(xml, start + 2, end)));
    return end + 1;
  }
  if (next === 63 /* ? */) return endOf(xml, '?>', start) + 2;
  if (xml.startsWith('<!--', start)) return endOf(xml, '-->', start) + 3;
  if (xml.startsWith('<![CDATA[', start)) {
    const end = endOf(xml, ']]>', start);
    on.text?.(xml.slice(start + 9, end));
    return end + 3;
  }
  if (next === 33 /* ! */) throw new UnreadableFile('unsafe-xml');
  const end = endOfTag(xml, start);
  const isEmpty = xml.charCodeAt(end - 1) === 47;
  const nameEnd = endOfName(xml, start + 1, end);
  const name = readName(xml, start + 1, nameEnd);
  on.open?.(name, xml.slice(nameEnd, isEmpty ? end - 1 : end));
  if (isEmpty) on.close?.(name);
  return end + 1;
}

function endOf(xml: string, mark: string, from: number): number {
  const end = xml.indexOf(mark, from + 1);
  if (end < 0) throw new UnreadableFile('damaged');
  return end;
}

/** A `>` may stand inside a quoted value. */
function endOfTag(xml: string, start: number): number {
  let end = endOf(xml, '>', start);
  let from = start;
  for (;;) {
    const quote = nextQuote(xml, from, end);
    if (quote < 0) return end;
    const close = endOf(xml, xml[quote]!, quote);
    if (close > end) end = endOf(xml, '>', close);
    from = close + 1;
  }
}

function nextQuote(xml: string, from: number, end: number): number {
  for (let at = from; at < end; at += 1) {
    const code = xml.charCodeAt(at);
    if (code === 34 || code === 39) return at;
  }
  return -1;
}

function endOfName(xml: string, start: number, end: number): number {
  let at = start;
  while (at < end && xml.charCodeAt(at) > 32 && xml.charCodeAt(at) !== 47) at += 1;
  return at;
}

/** Without its prefix. */
function readName(xml: string, start: number, end: number): string {
  let from = start;
  for (let at = start; at < end; at += 1) if (xml.charCodeAt(at) === 58) from = at + 1;
  return xml.slice(from, end);
}

/** The value of an attribute by its name without prefix, or null. */
export function findAttribute(attributes: string, name: string): string | null {
  let at = 0;
  for (;;) {
    const equals = attributes.indexOf('=', at);
    if (equals < 0) return null;
    let start = equals + 1;
    while (attributes.charCodeAt(start) <= 32) start += 1;
    const quote = attributes[start];
    const end = quote === '"' || quote === "'" ? attributes.indexOf(quote, start + 1) : -1;
    if (end < 0) return null;
    if (isNamed(attributes, at, equals, name)) return decodeEntities(attributes.slice(start + 1, end));
    at = end + 1;
  }
}

/** Compares without cutting out the name: this runs several times for every cell. */
function isNamed(attributes: string, from: number, equals: number, name: string): boolean {
  let end = equals;
  while (end > from && attributes.charCodeAt(end - 1) <= 32) end -= 1;
  const start = end - name.length;
  if (start < from || !attributes.startsWith(name, start)) return false;
  const before = start === from ? 32 : attributes.charCodeAt(start - 1);
  return before <= 32 || before === 58; /* : */
}

/** The name of the outermost element, or nothing. */
export function findRootName(xml: string): string {
  return /<(?:[\w.-]+:)?([A-Za-z]\w*)[\s/>]/.exec(xml.slice(0, 64 * 1024))?.[1] ?? '';
}

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#([0-9]{1,7})|([a-z]{2,4}));/gi, (whole, hex, decimal, name) => {
    if (name !== undefined) return NAMED[name] ?? whole;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
