import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';

/** Where a file of the exam is to be fetched; null if there is none of that name. */
export type MediaUrl = (name: string) => string | null;

const MediaContext = createContext<MediaUrl>(() => null);

export function MediaProvider({ mediaUrl, children }: { mediaUrl: MediaUrl; children: ReactNode }) {
  return <MediaContext value={mediaUrl}>{children}</MediaContext>;
}

export function useMediaUrl(name: string): string | null {
  return useContext(MediaContext)(name);
}
