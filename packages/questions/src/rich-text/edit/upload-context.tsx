import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';

/** Stores a file with the exam and answers its name there. Fails with a message written for the person. */
export type Upload = (file: File) => Promise<string>;

const UploadContext = createContext<Upload | null>(null);

export function UploadProvider({ upload, children }: { upload: Upload; children: ReactNode }) {
  return <UploadContext value={upload}>{children}</UploadContext>;
}

/** Null where there is nowhere to put files. */
export function useUpload(): Upload | null {
  return useContext(UploadContext);
}
