import { createContext } from 'react';

/** What stands in a dialog has its buttons in another order than what stands on a page. */
export const InDialog = createContext(false);
