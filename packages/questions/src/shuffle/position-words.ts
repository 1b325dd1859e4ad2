// Options that point at other options, and phrases that count them. Letters are not the only way to name a place.

/** In an option: it means something only where it stands. */
const pointsAtOthers = [
  /\b(?:all|none|any|both|neither|either|some|two)(?: of)? (?:the )?(?:above|these|those|them|following)\b/i,
  /\b(?:above|preceding|previous|foregoing|remaining|other) (?:options?|choices?|answers?|statements?)\b/i,
  /\ball (?:are|options|answers|choices) /i,
  /\banterior(?:es)?\b/i,
  /\b(?:todas|todos|ningun[ao]|nenhum|nenhuma|ambas|ambos)\b(?:.{0,20}\b(?:respuestas|opciones|correct[ao]s?|ciert[ao]s?|respostas|alternativas|corret[ao]s?|verdader[ao]s?|verdadeir[ao]s?|fals[ao]s?|opções))/i,
  /^\s*(?:todas|todos|ningun[ao]|nenhum|nenhuma|ambas|ambos)\W*$/i,
  /\bn\.? ?d\.? ?a\.?\W*$/i,
  /^以上|以上[都均皆全各选答说两三]|上述|上面|前述|^.{0,6}[都均皆全](?:不?对|不?是|不?正确|错误?|不?符合)。?$|没有正确/,
  /上記|いずれも|いずれでも|どれも|すべて正し|全て正し|該当(?:なし|するものはない)/,
];

/** Anywhere: an option named by its number or its place. */
const countsOptions = [
  /第\s?[一二三四五六七八九十\d]+\s?个?(?:选?项|答案)|[前后][一二两三四]\s?(?:个选)?项|(?:首|末|最后一个?选?)项/,
  /(?:选项|選択肢|選択肢の)\s?[一二三四五六七八九十\d０-９①-⑳]|[一二三四五\d]番目の選択肢|最[初後]の選択肢/,
  /\b(?:first|second|third|fourth|fifth|last|final) (?:options?|choices?|answers?|alternatives?|statements?)\b/i,
  /\b(?:options?|choices?|opci(?:ón|ones)|opç(?:ão|ões)|alternativas?) (?:n[º°o.]+ ?)?(?:\d|[ivx]+\b)/i,
  /\b(?:primera|segunda|tercera|cuarta|última|primeira|terceira|quarta) (?:opción|respuesta|alternativa|opção|resposta)/i,
];

export function pointsAtOtherOptions(text: string): boolean {
  return pointsAtOthers.some((pattern) => pattern.test(text)) || namesOptionsByPlace(text);
}

export function namesOptionsByPlace(text: string): boolean {
  return countsOptions.some((pattern) => pattern.test(text));
}
