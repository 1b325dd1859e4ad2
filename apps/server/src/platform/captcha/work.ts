// Work that a browser does before its answer counts, bound to one captcha. It is over before a person has looked at the
// picture; a program that wants thousands of captchas pays for each of them, and from one network more and more.
import { createHash } from 'node:crypto';

/** Zero bits that each hash begins with: about 4,096 tries. Many small hashes take everybody about the same time. */
export const workBits = 12;

const least = 16;
const most = 8 * least;
/** A class at the same moment pays no more than anybody else. */
const perStep = 40;

/** How many hashes to find, where the network has had so many captchas lately. */
export function workFor(issued: number): number {
  return Math.min(most, least * (1 + Math.floor(issued / perStep)));
}

/** Whether the hash of `<captcha id>:<place in the list>:<number>` begins with enough zeros for each of the numbers. */
export function isWorkDone(id: string, count: number, numbers: readonly number[]): boolean {
  return numbers.length === count && numbers.every((number, at) => isFound(`${id}:${at}:${number}`));
}

function isFound(text: string): boolean {
  return createHash('sha256').update(text).digest().readUInt32BE(0) >>> (32 - workBits) === 0;
}
