import type { Question } from '@tiku/questions';
import { QuestionEditor, UploadProvider, useQuestionDraft } from '@tiku/questions/editor';
import { MediaProvider } from '@tiku/questions/views';
import { Button, showToast } from '@tiku/ui';
import { useState } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import { galleryMediaUrl } from './gallery-media.ts';

/** The editor as a page would hold it, with nowhere to save to: files stay in the browser until the page is left. */
export function GalleryEditor({ question }: { question: Question }) {
  const t = useTexts('question/gallery');
  const draft = useQuestionDraft(question);
  const [files, setFiles] = useState<ReadonlyMap<string, string>>(new Map());

  async function upload(file: File): Promise<string> {
    setFiles((before) => new Map(before).set(file.name, URL.createObjectURL(file)));
    return file.name;
  }

  return (
    <MediaProvider mediaUrl={(name) => files.get(name) ?? galleryMediaUrl(name)}>
      <UploadProvider upload={upload}>
        <QuestionEditor {...draft.editor} />
      </UploadProvider>
      <div>
        <Button
          onClick={() => {
            if (draft.check()) showToast(t('saved'));
          }}
        >
          {t('save')}
        </Button>
      </div>
    </MediaProvider>
  );
}
