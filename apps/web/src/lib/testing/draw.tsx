// Draws a component as a page does: with its texts in English, a router and the words of controls around it.
import { RouterProvider, createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { UiTextsProvider } from '@tiku/ui';
import type { UiTexts } from '@tiku/ui';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { addTexts, loadTexts, startTexts, useTexts } from '../i18n.ts';
import { session } from '../session.ts';
import type { Namespace } from '../texts.ts';
import { buildToken } from './api-server.ts';

const files = {
  ...import.meta.glob<Record<string, string>>('../../features/**/texts/en.json', { import: 'default' }),
  ...import.meta.glob<Record<string, string>>('../../../../../packages/questions/src/**/texts/en.json', {
    import: 'default',
  }),
};
addTexts(Object.fromEntries(Object.entries(files).map(([path, load]) => [path.replace('../', ''), load])));
await startTexts('en');

function Words({ children }: { children: ReactNode }) {
  return <UiTextsProvider texts={useTexts('ui') as unknown as UiTexts}>{children}</UiTextsProvider>;
}

export async function draw(element: ReactNode, texts: readonly Namespace[] = []) {
  await loadTexts(texts);
  const root = createRootRoute({ component: () => <Words>{element}</Words> });
  const router = createRouter({ routeTree: root, history: createMemoryHistory() });
  await router.load();
  return { user: userEvent.setup(), ...render(<RouterProvider router={router} />) };
}

type Answer = [status: number, body: object];

interface Asked {
  call: string;
  body: Record<string, unknown>;
}

/** A server that answers each call in its way, and the list of what it was asked. */
export function answerCalls(answers: Record<string, (body: Asked['body']) => Answer | Promise<Answer>>): Asked[] {
  const asked: Asked[] = [];
  session.update({ token: buildToken('a') });
  vi.stubGlobal('fetch', async (input: URL | string, init: RequestInit = {}) => {
    const path = new URL(String(input), 'http://localhost').pathname.replace('/api/1', '');
    const call = `${init.method ?? 'GET'} ${path}`;
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : {};
    asked.push({ call, body });
    const [status, said] = (await answers[call]?.(body)) ?? [404, { error_code: 1004, message: 'Not found' }];
    return Response.json(said, { status });
  });
  return asked;
}
