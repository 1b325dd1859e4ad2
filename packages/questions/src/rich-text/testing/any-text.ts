import fc from 'fast-check';

/** Any UTF-16 at all: control characters and halves of characters too. */
export const anyText = fc
  .array(fc.oneof(fc.integer({ min: 0, max: 0x7f }), fc.integer({ min: 0, max: 0xffff })), { maxLength: 30 })
  .map((codes) => String.fromCharCode(...codes));
