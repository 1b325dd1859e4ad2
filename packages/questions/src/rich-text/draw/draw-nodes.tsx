// The tree as React elements. They are children, not lists with keys: the place of each is all that tells it apart.
import { createElement, Fragment } from 'react';
import type { ReactNode } from 'react';
import { Formula } from './formula.tsx';
import { findFormulas } from '../html/inline-parts.ts';
import type { InlinePart } from '../html/inline-parts.ts';
import { Media } from './media.tsx';
import { isInline } from '../html/tree.ts';
import type { BlockNode, Cell, InlineNode, Mark, RichNode } from '../html/tree.ts';
import { Program, Table } from './wide-blocks.tsx';

function drawMarks(marks: readonly Mark[], content: ReactNode): ReactNode {
  return marks.reduceRight<ReactNode>((inner, mark) => createElement(mark, null, inner), content);
}

function drawPart(part: InlinePart): ReactNode {
  switch (part.kind) {
    case 'text':
      return drawMarks(part.marks, part.text);
    case 'formula':
      return drawMarks(part.marks, <Formula tex={part.tex} source={part.source} display={part.display} />);
    case 'break':
      return <br />;
    default:
      return <Media tag={part.tag} name={part.src} alt={part.alt} />;
  }
}

function drawLine(nodes: readonly InlineNode[]): ReactNode {
  return createElement(Fragment, null, ...findFormulas(nodes).map(drawPart));
}

function drawCell({ tag, colspan, rowspan, children }: Cell): ReactNode {
  return createElement(tag, { colSpan: colspan, rowSpan: rowspan }, drawNodes(children));
}

function drawRow(cells: readonly Cell[]): ReactNode {
  return createElement('tr', null, ...cells.map(drawCell));
}

function drawItem(nodes: readonly RichNode[]): ReactNode {
  return <li>{drawNodes(nodes)}</li>;
}

function drawBlock(node: BlockNode): ReactNode {
  switch (node.kind) {
    case 'paragraph':
      return <p>{drawLine(node.children)}</p>;
    case 'pre':
      return <Program text={node.text} />;
    case 'quote':
      return <blockquote>{drawNodes(node.children)}</blockquote>;
    case 'list':
      return createElement(node.tag, null, ...node.items.map(drawItem));
    default:
      return (
        <Table>
          {node.head.length > 0 && createElement('thead', null, ...node.head.map(drawRow))}
          {node.body.length > 0 && createElement('tbody', null, ...node.body.map(drawRow))}
        </Table>
      );
  }
}

export function drawNodes(nodes: readonly RichNode[]): ReactNode {
  const drawn: ReactNode[] = [];
  let line: InlineNode[] = [];
  const endLine = () => {
    if (line.length > 0) drawn.push(drawLine(line));
    line = [];
  };
  for (const node of nodes) {
    if (isInline(node)) line.push(node);
    else {
      endLine();
      drawn.push(drawBlock(node));
    }
  }
  endLine();
  return createElement(Fragment, null, ...drawn);
}
