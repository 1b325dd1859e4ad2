const publicId = /^[a-z2-9]{12}$/;

/** Out of what somebody typed or pasted: the id itself, with spaces or capitals, or the whole link. Null for anything else. */
export function readPublicId(text: string): string | null {
  const asked = URL.parse(text)?.searchParams.get('public_id') ?? text;
  const id = asked.replaceAll(/[\s-]/g, '').toLowerCase();
  return publicId.test(id) ? id : null;
}
