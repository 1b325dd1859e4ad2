import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { checkFile } from './check-file.ts';
import { useQuestionTexts } from '../texts-context.tsx';
import type { MediaTag } from '../html/tree.ts';
import { useUpload } from './upload-context.tsx';

/** Which element a file that was pasted or dropped is meant for; whether it may be one is checked next. */
function guessTag({ type }: File): MediaTag {
  if (type.startsWith('audio/')) return 'audio';
  return type.startsWith('video/') ? 'video' : 'img';
}

interface UploadState {
  /** Names of the files on their way. */
  waiting: readonly string[];
  problem: string | null;
}

/** Checks files, uploads them and puts them where the author is. */
export function useMediaUpload(editor: Editor) {
  const t = useQuestionTexts();
  const upload = useUpload();
  const [state, setState] = useState<UploadState>({ waiting: [], problem: null });

  async function add(file: File, tag: MediaTag = guessTag(file)): Promise<void> {
    if (!upload) return;
    const problem = checkFile(tag, file);
    if (problem) {
      setState((before) => ({ ...before, problem: t(problem.key, problem.values) }));
      return;
    }
    setState(({ waiting }) => ({ waiting: [...waiting, file.name], problem: null }));
    let failure: string | null = null;
    try {
      const src = await upload(file);
      // The author may have left the page meanwhile.
      if (!editor.isDestroyed) editor.commands.insertContent({ type: 'media', attrs: { tag, src, alt: '' } });
    } catch (error) {
      failure = error instanceof Error ? error.message : String(error);
    }
    setState(({ waiting, problem: earlier }) => ({
      waiting: waiting.toSpliced(waiting.indexOf(file.name), 1),
      problem: failure ?? earlier,
    }));
  }

  return { ...state, canUpload: upload !== null, add };
}
