// The headers of every answer, errors included. Scripts and styles come from our own files, or stand in a document that we
// have written: never evaluated.
import { hash } from 'node:crypto';

/** Hashes of what stands in the document itself: nothing else there is run or applied. */
interface Inline {
  script?: string;
  style?: string;
}

function sourceOf(inline: string | undefined): string {
  return inline === undefined ? "'self'" : `'self' 'sha256-${hash('sha256', inline, 'base64')}'`;
}

export function contentSecurityPolicy({ script, style }: Inline = {}): string {
  return [`script-src ${sourceOf(script)}`, `style-src ${sourceOf(style)}`, ...others].join('; ');
}

const others = [
  "default-src 'none'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
];

export const securityHeaders: Record<string, string> = {
  'content-security-policy': contentSecurityPolicy(),
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(self), geolocation=(), payment=()',
};
