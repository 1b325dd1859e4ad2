// Pictures that sit inside cells instead of over them: WPS names them in a formula, Excel numbers them as rich values.
import type { OfficePackage, Relation } from '../office-package.ts';
import { findAttribute, scanXml } from '../xml.ts';
import { richValueId } from './worksheet.ts';

/** The path of each picture by the id its cell gives. */
export async function readCellPictures(
  parts: OfficePackage,
  relations: Map<string, Relation>,
): Promise<Map<string, string>> {
  const paths = new Map<string, string>();
  const wps = findTarget(parts, relations, 'cellImage');
  if (wps) {
    const targets = await parts.readRelations(wps);
    for (const { id, relation } of readWpsPictures(await parts.readXml(wps))) {
      const target = targets.get(relation)?.target;
      if (target) paths.set(id, target);
    }
  }
  for (const [index, path] of await readExcelPictures(parts, relations)) paths.set(richValueId(index), path);
  return paths;
}

function findTarget(parts: OfficePackage, relations: Map<string, Relation>, kind: string): string | null {
  // Editions of WPS write `cellImage` and `cellimage`.
  const target = [...relations.values()].find((relation) => relation.kind.toLowerCase() === kind.toLowerCase())?.target;
  return target && parts.has(target) ? target : null;
}

function readWpsPictures(xml: string): { id: string; relation: string }[] {
  const found: { id: string; relation: string }[] = [];
  let id: string | null = null;
  scanXml(xml, {
    open: (name, attributes) => {
      if (name === 'cellImage') id = null;
      else if (name === 'cNvPr') id = findAttribute(attributes, 'name');
      else if (name === 'blip') {
        const relation = findAttribute(attributes, 'embed');
        if (id !== null && relation !== null) found.push({ id, relation });
      }
    },
  });
  return found;
}

/** Cell → value metadata → rich value → its first field → relation → picture: five tables, each an index into the next. */
async function readExcelPictures(parts: OfficePackage, relations: Map<string, Relation>): Promise<Map<number, string>> {
  const paths = new Map<number, string>();
  const metadata = findTarget(parts, relations, 'sheetMetadata');
  const values = findTarget(parts, relations, 'rdRichValue');
  const links = findTarget(parts, relations, 'richValueRel');
  if (!metadata || !values || !links) return paths;
  const relationIds = readAttributes(await parts.readXml(links), 'rel', 'id');
  const targets = await parts.readRelations(links);
  const linkOfValue = readFirstFields(await parts.readXml(values));
  const { valueOfCell, richOfValue } = readValueMetadata(await parts.readXml(metadata));
  valueOfCell.forEach((value, cell) => {
    const link = linkOfValue[richOfValue[value] ?? -1];
    const target = link === undefined ? null : targets.get(relationIds[link] ?? '')?.target;
    if (target) paths.set(cell, target);
  });
  return paths;
}

function readAttributes(xml: string, element: string, attribute: string): string[] {
  const found: string[] = [];
  scanXml(xml, {
    open: (name, attributes) => {
      if (name === element) found.push(findAttribute(attributes, attribute) ?? '');
    },
  });
  return found;
}

function readFirstFields(xml: string): number[] {
  const fields: number[] = [];
  let text: string | null = null;
  let isFirst = false;
  scanXml(xml, {
    open: (name) => {
      if (name === 'rv') isFirst = true;
      else if (name === 'v' && isFirst) text = '';
    },
    text: (part) => {
      if (text !== null) text += part;
    },
    close: (name) => {
      if (name !== 'v' || text === null) return;
      fields.push(Number(text));
      text = null;
      isFirst = false;
    },
  });
  return fields;
}

function readValueMetadata(xml: string): { valueOfCell: number[]; richOfValue: number[] } {
  const valueOfCell: number[] = [];
  const richOfValue: number[] = [];
  let isValues = false;
  scanXml(xml, {
    open: (name, attributes) => {
      if (name === 'valueMetadata') isValues = true;
      else if (name === 'rvb') richOfValue.push(Number(findAttribute(attributes, 'i')));
      else if (name === 'rc' && isValues) valueOfCell.push(Number(findAttribute(attributes, 'v')));
    },
    close: (name) => {
      if (name === 'valueMetadata') isValues = false;
    },
  });
  return { valueOfCell, richOfValue };
}
