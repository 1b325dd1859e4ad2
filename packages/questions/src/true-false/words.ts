// The words for true and false in the languages of the product and in others, and the signs people use.
const truths = `
  对, 對, 正确, 正確, 是, 是的, 对的, 正确的, √, ✓, ✔, ☑, ✅, ○, ◯, 〇, ⭕, T, True, Y, Yes, 1, Right, Correct, V, OK,
  正しい, 正しいです, 正, はい, まる, マル, 丸, 真, 適切, 適当, 正解,
  Verdadero, Verdadera, Cierto, Cierta, Correcto, Correcta, Sí, Verdadeiro, Verdadeira, Certo, Certa, Correto, Correta, Sim,
  Richtig, Wahr, Ja, Stimmt, Vrai, Juste, Oui, Vero, Giusto, Верно, Правда, Да, Истина, Правильно, 참, 맞음, 맞다, 옳음, 예,
  Đúng, Có, Doğru, Evet, Prawda, Waar, Juist, Benar, صح, صحيح, نعم, सही, ถูก, Igaz, Pravda
`;
const falsehoods = `
  错, 錯, 错误, 錯誤, 否, 非, 误, 假, 不对, 不正确, 不是, 错的, 错误的, ×, X, ✗, ✘, ✕, ✖, ☒, ☓, ╳, ❌, F, False, N, No, 0,
  Wrong, Incorrect,
  誤り, 誤りです, 誤っている, 正しくない, 間違い, まちがい, 間違っている, 誤, いいえ, ばつ, バツ, 偽, 不適切, 不適当, 不正解,
  Falso, Falsa, Incorrecto, Incorrecta, Errado, Errada, Incorreto, Incorreta, Não,
  Falsch, Nein, Unwahr, Stimmt nicht, Faux, Fausse, Non, Sbagliato, Неверно, Ложь, Нет, Неправда, Неправильно, 거짓, 틀림, 틀리다, 아니요,
  Sai, Không, Yanlış, Hayır, Fałsz, Onwaar, Onjuist, Nee, Salah, Tidak, خطأ, خاطئ, لا, गलत, ผิด, Hamis, Nepravda
`;

const words: ReadonlyMap<string, boolean> = new Map([
  ...truths.split(',').map((word) => [foldWord(word), true] as const),
  ...falsehoods.split(',').map((word) => [foldWord(word), false] as const),
]);

/** `对`, `TRUE`, `√`, `对（√）`, `Não.`; null where it is none of these words. */
export function readTruthWord(text: string): boolean | null {
  if (text.length > 40) return null;
  const whole = words.get(foldWord(text));
  if (whole !== undefined) return whole;
  const parts = text.split(/[\s()（）[\]【】、,，.。;；:：!！/]+/u).filter((part) => part !== '');
  const meanings = new Set(parts.map((part) => words.get(foldWord(part))));
  const [meaning] = meanings;
  return meanings.size === 1 && meaning !== undefined ? meaning : null;
}

function foldWord(word: string): string {
  const folded = word.normalize('NFKC').trim().toLowerCase();
  return (
    folded
      .normalize('NFD')
      // Accents, and what asks for a sign to be drawn in colour.
      .replace(/[\u0300-\u036f\ufe0e\ufe0f]/gu, '')
      .normalize('NFC')
  );
}
