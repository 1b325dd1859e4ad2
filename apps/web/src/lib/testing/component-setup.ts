import formLimits from '@tiku/contract/form-limits/member';
import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { addFormLimits } from '../form/form-limits.ts';

addFormLimits(formLimits);

// The document of the tests lays nothing out, and lacks what a browser has for that.
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
};
Range.prototype.getClientRects ??= () => [] as unknown as DOMRectList;
Range.prototype.getBoundingClientRect ??= () => new DOMRect();
Element.prototype.scrollIntoView ??= () => {};
window.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), { media, matches: false }) as unknown as MediaQueryList;
document.elementFromPoint ??= () => null;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
