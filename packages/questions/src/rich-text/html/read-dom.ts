import { TreeBuilder } from './tree-builder.ts';
import type { RichNode } from './tree.ts';

/** How to look at a node of some parsed document. */
export interface NodeAccess<Node> {
  /** 1 for an element, 3 for text. */
  typeOf(node: Node): number;
  nameOf(node: Node): string;
  textOf(node: Node): string;
  childrenOf(node: Node): Iterable<Node>;
  attributesOf(node: Node): Iterable<{ name: string; value: string }>;
}

const elementType = 1;
const textType = 3;

export function readNodes<Node>(nodes: Iterable<Node>, access: NodeAccess<Node>): RichNode[] {
  const builder = new TreeBuilder();
  const read = (node: Node) => {
    const type = access.typeOf(node);
    if (type === textType) builder.text(access.textOf(node));
    if (type !== elementType) return;
    const name = access.nameOf(node).toLowerCase();
    builder.open(name, new Map(Array.from(access.attributesOf(node), (each) => [each.name, each.value])));
    // A parser has dropped the line feed that the builder expects to drop.
    if (name === 'pre') builder.text('\n');
    for (const child of access.childrenOf(node)) read(child);
    builder.close(name);
  };
  for (const node of nodes) read(node);
  return builder.finish();
}

/** Asks the prototype: in `<form><input name="childNodes">` the input hides what the form itself would answer. */
// oxlint-disable-next-line typescript/no-explicit-any -- the prototype knows what its getters answer
function getterOf(prototype: object, name: string): (node: Node) => any {
  const get = Object.getOwnPropertyDescriptor(prototype, name)?.get;
  return (node) => get?.call(node);
}

function accessBrowser(): NodeAccess<Node> {
  return {
    typeOf: getterOf(Node.prototype, 'nodeType'),
    nameOf: getterOf(Node.prototype, 'nodeName'),
    textOf: getterOf(Node.prototype, 'nodeValue'),
    childrenOf: getterOf(Node.prototype, 'childNodes'),
    attributesOf: getterOf(Element.prototype, 'attributes'),
  };
}

/** For the browser. The document that its parser makes is inert: it runs nothing and fetches nothing. */
export function parseHtml(html: string): RichNode[] {
  const document = new DOMParser().parseFromString(html, 'text/html');
  const access = accessBrowser();
  return readNodes(access.childrenOf(getterOf(Document.prototype, 'body')(document)), access);
}
