import type { BankQuestion } from '@tiku/contract';

function plainText(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent.trim();
}

/** What a question says, line by line; its options in an order of their own, so that another order is no difference. */
export function textOf(question: BankQuestion): string {
  const options = [
    ...('options' in question ? question.options : []),
    ...('matchings' in question ? question.matchings : []),
  ];
  return [plainText(question.desc), ...options.map(plainText).toSorted()].join('\n');
}
