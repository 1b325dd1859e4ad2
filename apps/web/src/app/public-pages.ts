import { entryPages } from '../features/account/entry/entry.pages.ts';
import { loginPages } from '../features/account/login.pages.ts';
import { joinPages } from '../features/group/join/join.pages.ts';
import { helpPages } from '../features/help/help.pages.ts';
import { notFoundPages } from '../features/home/not-found.pages.ts';
import { questionPages } from '../features/question/question.pages.ts';
import { sentMessagesPages } from '../features/sent-messages/sent-messages.pages.ts';
import { welcomePages } from '../features/welcome/welcome.pages.ts';
import type { Page } from '../lib/navigation/page.ts';

/** The pages that need no account: all that somebody loads who has never been here. */
export const publicPages: readonly Page[] = [
  ...welcomePages,
  ...helpPages,
  ...loginPages,
  ...entryPages,
  ...joinPages,
  ...notFoundPages,
  ...sentMessagesPages,
  ...questionPages,
];
