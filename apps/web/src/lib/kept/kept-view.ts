import { createStore } from 'zustand/vanilla';

/** Whether somebody looks at what was kept because the server could not be reached. */
export const keptView = createStore(() => ({ isShown: false }));
