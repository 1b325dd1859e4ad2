// How many answers a question asks for in words: `Choose two`, `选两项`, `2つ選べ`, `Elija dos`, `Marque duas`.
const numbers: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  两: 2,
  二: 2,
  三: 3,
  四: 4,
  五: 5,
  dos: 2,
  duas: 2,
  dois: 2,
  tres: 3,
  três: 3,
  cuatro: 4,
  quatro: 4,
  cinco: 5,
};

const shapes = [
  /\b(?:choose|select|pick|tick|mark|identify)\s+(?:the\s+|any\s+|exactly\s+)?(two|three|four|five|[2-5])\b(?!\s*(?:-|to\b|or\b))/iu,
  /\bwhich\s+(two|three|four|five)\b(?!-)/iu,
  /[（(]?\s*(?:请?选择?|选出|选取)\s*([两二三四五2-5])\s*(?:个?选项|个?答案|项|个|种)(?=[\s)）。，,；;：:?？]|$)/u,
  /\b(?:qu[eé]|cu[aá]les|quais)\s+(dos|tres|cuatro|cinco|duas|dois|três|quatro)\b/iu,
  /([2-5２-５二三四五])\s*つ(?:を)?(?:選|えら)/u,
  /\b(?:elija|elige|seleccione|selecciona|escoja|escoge|marque|marca)\s+(?:las\s+|los\s+)?(dos|tres|cuatro|cinco|[2-5])\b/iu,
  /\b(?:escolha|selecione|assinale|marque)\s+(?:as\s+|os\s+)?(duas|dois|três|quatro|cinco|[2-5])\b/iu,
] as const;

/** Null where it does not say. */
export function countAsked(stem: string): number | null {
  for (const shape of shapes) {
    const word = shape.exec(stem)?.[1]?.normalize('NFKC').toLowerCase();
    if (word !== undefined) return numbers[word] ?? Number(word);
  }
  return null;
}
