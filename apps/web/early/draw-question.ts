import type { ExamQuestion } from '@tiku/contract';

/** Its words alone: what they look like is for the application to say. */
function wordsOf(html: string): string {
  const lines = html.replaceAll(/<br>|<\/(?:p|li|tr)>/g, '\n');
  return new DOMParser().parseFromString(lines, 'text/html').body.textContent.trim();
}

function add(parent: HTMLElement, name: 'p' | 'ol' | 'li', text = ''): HTMLElement {
  const element = document.createElement(name);
  element.textContent = text;
  parent.append(element);
  return element;
}

/** Over the page, until the application shows the same. */
export function drawQuestion(question: ExamQuestion): void {
  const root = document.querySelector('#root');
  // On a quick line the application is faster.
  if (!root || root.childElementCount > 0) return;
  const early = document.createElement('div');
  early.id = 'early';
  add(early, 'p', wordsOf(question.desc));
  if ('options' in question && question.options.length > 0) {
    const list = add(early, 'ol');
    for (const option of question.options) add(list, 'li', wordsOf(option));
  }
  document.body.append(early);
  const watch = new MutationObserver(() => {
    if (!root.querySelector('main, [role=alert]') || root.querySelector('[data-waiting]')) return;
    watch.disconnect();
    early.remove();
  });
  watch.observe(root, { childList: true, subtree: true });
}
