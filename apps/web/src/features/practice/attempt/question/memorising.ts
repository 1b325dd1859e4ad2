import { create } from 'zustand';

/** Questions are shown with their answers, to learn them by heart. For one sitting: it takes questions out of play. */
export const useMemorising = create<{ isOn: boolean }>(() => ({ isOn: false }));
