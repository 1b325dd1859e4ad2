import { Tokenizer } from 'htmlparser2';

/** What stands in HTML, in order. */
export interface TagReader {
  open(name: string, attributes: ReadonlyMap<string, string>): void;
  close(name: string): void;
  text(text: string): void;
}

/**
 * Reads tags with htmlparser2's tokenizer rather than its Parser: the Parser searches its stack for every tag, and a
 * megabyte of unclosed tags holds it for a minute.
 */
export function readTags(html: string, reader: TagReader): void {
  let tag: { name: string; start: number; attributes: Map<string, string> } | null = null;
  let attribute = '';
  let value = '';
  let read = 0;
  let texts: string[] = [];
  const endText = () => {
    if (texts.length > 0) reader.text(texts.join(''));
    texts = [];
  };
  const openTag = (end: number) => {
    endText();
    if (tag) reader.open(tag.name, tag.attributes);
    tag = null;
    read = end;
  };
  const tokenizer = new Tokenizer(
    {},
    {
      onopentagname(start, end) {
        tag = { name: html.slice(start, end).toLowerCase(), start: start - 1, attributes: new Map() };
      },
      onattribname(start, end) {
        attribute = html.slice(start, end).toLowerCase();
        value = '';
      },
      onattribdata(start, end) {
        value += html.slice(start, end);
      },
      onattribentity(codepoint) {
        value += String.fromCodePoint(codepoint);
      },
      onattribend() {
        if (tag && !tag.attributes.has(attribute)) tag.attributes.set(attribute, value);
      },
      onopentagend: openTag,
      onselfclosingtag: openTag,
      onclosetag(start, end) {
        endText();
        reader.close(html.slice(start, end).toLowerCase());
        read = end;
      },
      ontext(start, end) {
        texts.push(html.slice(start, end));
        read = end;
      },
      ontextentity(codepoint, end) {
        texts.push(String.fromCodePoint(codepoint));
        read = end;
      },
      oncdata(start, end, offset) {
        texts.push(html.slice(start, end - offset));
        read = end;
      },
      oncomment(_start, end) {
        read = end;
      },
      ondeclaration(_start, end) {
        read = end;
      },
      onprocessinginstruction(_start, end) {
        read = end;
      },
      onend() {
        // "x <y" is no tag without its end: what somebody wrote stays readable.
        const start = tag ? tag.start : html.indexOf('<', read);
        if (start !== -1 && /^[a-z]/i.test(html.charAt(start + 1))) texts.push(html.slice(start));
        endText();
      },
    },
  );
  tokenizer.write(html);
  tokenizer.end();
}
