import { useCallback, useState } from 'react';
import { uploadQuestionFile } from '../questions/exam-question.api.ts';

/** Files of an exam: those that came with a question, and those uploaded since. */
export function useExamFiles(examId: number, files: Readonly<Record<string, string>>) {
  const [uploaded, setUploaded] = useState<Record<string, string>>({});
  const upload = useCallback(
    async (file: File) => {
      const { name, url } = await uploadQuestionFile(examId, file);
      setUploaded((before) => ({ ...before, [name]: url }));
      return name;
    },
    [examId],
  );
  const mediaUrl = useCallback((name: string) => files[name] ?? uploaded[name] ?? null, [files, uploaded]);
  return { upload, mediaUrl };
}
