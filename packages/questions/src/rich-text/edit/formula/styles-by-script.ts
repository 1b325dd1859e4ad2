// The Content-Security-Policy refuses style attributes in markup, and MathLive writes nothing else. What a script sets on an
// element is allowed: the attributes wait under another name until the elements are there.
const waiting = 'data-style';

export function hideStyles(html: string): string {
  return html.replaceAll(/(?<=<[^<>]*)\sstyle=/g, ` ${waiting}=`);
}

function applyStyles(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>(`[${waiting}]`)) {
    element.style.cssText = element.getAttribute(waiting) ?? '';
    element.removeAttribute(waiting);
  }
}

/** At once, for what is measured as soon as it is written. */
export function applyStylesOnWrite(element: Element): void {
  const markup = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML');
  Object.defineProperty(element, 'innerHTML', {
    configurable: true,
    get: () => markup?.get?.call(element) as string,
    set: (html: string) => {
      markup?.set?.call(element, html);
      applyStyles(element);
    },
  });
}

/** Before the next frame, for everything that comes later. */
export function keepStylesApplied(root: Element | ShadowRoot): () => void {
  applyStyles(root);
  const observer = new MutationObserver(() => applyStyles(root));
  observer.observe(root, { childList: true, subtree: true });
  return () => observer.disconnect();
}
