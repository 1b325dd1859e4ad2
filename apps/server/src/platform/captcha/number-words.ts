// The numbers from 0 to 99 as people say them.
import type { Language } from '@tiku/contract';

const list = (words: string): string[] => words.split(' ');

const english = {
  small: list(
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  ),
  tens: list('- - twenty thirty forty fifty sixty seventy eighty ninety'),
};

const spanish = {
  small: list(
    'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve ' +
      'veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve',
  ),
  tens: list('- - - treinta cuarenta cincuenta sesenta setenta ochenta noventa'),
};

const portuguese = {
  small: list(
    'zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove',
  ),
  tens: list('- - vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'),
};

const han = list('零 一 二 三 四 五 六 七 八 九');

function join({ small, tens }: { small: string[]; tens: string[] }, link: string): (number: number) => string {
  return (number) => {
    if (number < small.length) return small[number] ?? '';
    const ten = tens[Math.floor(number / 10)] ?? '';
    return number % 10 === 0 ? ten : `${ten}${link}${small[number % 10]}`;
  };
}

function inHan(number: number): string {
  const ten = Math.floor(number / 10);
  const one = number % 10;
  if (ten === 0) return han[one] ?? '';
  return `${ten === 1 ? '' : han[ten]}十${one === 0 ? '' : han[one]}`;
}

export const numberWords: Record<Language, (number: number) => string> = {
  en: join(english, '-'),
  'zh-CN': inHan,
  ja: inHan,
  es: join(spanish, ' y '),
  pt: join(portuguese, ' e '),
};

/** As people write them in Portugal. */
export const otherSpellings = { catorze: 14, dezasseis: 16, dezassete: 17, dezanove: 19 };
