// Numbers of bank accounts: how they are written down, and how much of one is shown.

const plainNumber = /^\d{6,30}$/;
const iban = /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/;
const shownEnd = 4;

/** Null for what is no account number: too short, or an IBAN whose check digits do not fit. */
export function readAccountNumber(text: string): string | null {
  const number = text.replaceAll(/[\s-]/g, '').toUpperCase();
  if (plainNumber.test(number)) return number;
  return iban.test(number) && remainderOf(number) === 1 ? number : null;
}

/** The remainder of an IBAN by 97, as in ISO 13616: its first four characters come last, and letters are numbers from 10. */
function remainderOf(number: string): number {
  const turned = number.slice(4) + number.slice(0, 4);
  let remainder = 0;
  for (const character of turned) {
    const value = Number.parseInt(character, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder;
}

export function maskNumber(number: string): string {
  return number === '' ? '' : `•••• ${number.slice(-shownEnd)}`;
}

/** Its first character, so that somebody knows their own name again. */
export function maskName(name: string): string {
  const [first] = name;
  return first === undefined ? '' : `${first}•••`;
}
