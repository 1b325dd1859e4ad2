import { limits } from '@tiku/contract/limits';
import type { Answer } from '@tiku/questions';
import { Button, Icon, showToast, tellFailure } from '@tiku/ui';
import { useRef, useState } from 'react';
import { call, uploadInParts } from '../../../../lib/api/api.ts';
import { useFormat } from '../../../../lib/format.ts';
import { useTexts } from '../../../../lib/i18n.ts';
import { shrinkPicture } from '../../../../lib/shrink-picture.ts';
import { answerTo } from '../attempt.ts';
import { useAttempt, useAttemptSession } from '../attempt-context.ts';
import { isPicture, problemOf } from './check-answer-file.ts';
import styles from './question-body.module.css';

function filesOf(answer: Answer | null): readonly string[] {
  return answer !== null && typeof answer === 'object' && 'files' in answer ? answer.files : [];
}

function textOf(answer: Answer | null): string {
  return answer !== null && typeof answer === 'object' && 'text' in answer ? answer.text : '';
}

function openAnswer(text: string, files: readonly string[]): Answer | null {
  return text || files.length > 0 ? { text, files: [...files] } : null;
}

function FilePreview({ name, address }: { name: string; address: string | undefined }) {
  if (!address) return <Icon name="exam" size={18} />;
  // What somebody recorded has no captions, and nobody to write them.
  // oxlint-disable-next-line jsx-a11y/media-has-caption
  if (name.endsWith('.mp3')) return <audio controls src={address} aria-label={name} />;
  // oxlint-disable-next-line jsx-a11y/media-has-caption
  if (name.endsWith('.mp4')) return <video controls src={address} aria-label={name} />;
  // Its name stands beside it.
  return <img src={address} alt="" />;
}

interface AttachedFilesProps {
  answer: Answer | null;
  addresses: Readonly<Record<string, string>>;
}

/** The files of an answer that takes no more of them. */
export function AttachedFiles({ answer, addresses }: AttachedFilesProps) {
  const files = filesOf(answer);
  if (files.length === 0) return null;
  return (
    <ul className={styles.files}>
      {files.map((name) => (
        <li className={styles.file} key={name}>
          <FilePreview name={name} address={addresses[name]} />
          <span className={styles.fileName}>{name}</span>
        </li>
      ))}
    </ul>
  );
}

interface AnswerFilesProps {
  no: number;
  answer: Answer | null;
  disabled: boolean;
}

/** Pictures, sound and video in the answer to an open question. */
export function AnswerFiles({ no, answer, disabled }: AnswerFilesProps) {
  const t = useTexts('practice');
  const format = useFormat();
  const session = useAttemptSession();
  const input = useRef<HTMLInputElement>(null);
  const [progress, setProgress] = useState<{ part: number; isCut: boolean } | null>(null);
  const files = filesOf(answer);
  const addresses = useAttempt((attempt) => attempt.answerFiles);

  const showProgress = (part: number, isCut = false) => setProgress({ part, isCut });

  /** Typing goes on while a file is on its way: it joins the answer as it is by then. */
  function changeFiles(change: (before: readonly string[]) => string[]): void {
    const current = answerTo(session.store.getState(), no);
    session.answer(no, openAnswer(textOf(current), change(filesOf(current))));
  }

  async function add(chosen: File): Promise<void> {
    showProgress(0);
    await send(isPicture(chosen.name) ? await shrinkPicture(chosen, limits.imageBytes) : chosen);
    setProgress(null);
  }

  async function send(file: File): Promise<void> {
    const problem = problemOf(file);
    if (problem === 'format') return showToast(t('file.bad-format'), 'failed');
    if (problem) return showToast(t('file.too-large', { limit: format.size(problem.limit) }), 'failed');
    const request = { answer_id: session.attemptId, no, file_name: file.name };
    const result = await uploadInParts('POST /exam/user_online_prac/answer/file', request, file, showProgress);
    if (!result.ok) return tellFailure(result.error);
    const { name, url } = result.data;
    session.change((attempt) => ({ ...attempt, answerFiles: { ...attempt.answerFiles, [name]: url } }));
    changeFiles((before) => [...before.filter((each) => each !== name), name]);
  }

  async function remove(name: string): Promise<void> {
    changeFiles((before) => before.filter((each) => each !== name));
    const request = { answer_id: session.attemptId, no, file_name: name };
    const result = await call('DELETE /exam/user_online_prac/answer/file', request);
    if (result.ok) return;
    changeFiles((before) => [...before, name]);
    tellFailure(result.error);
  }

  return (
    <div className={styles.files}>
      {files.map((name) => (
        <div className={styles.file} key={name}>
          <FilePreview name={name} address={addresses[name]} />
          <span className={styles.fileName}>{name}</span>
          <Button
            look="quiet"
            size="icon"
            aria-label={t('file.remove', { name })}
            disabled={disabled}
            onClick={() => void remove(name)}
          >
            <Icon name="trash" size={18} />
          </Button>
        </div>
      ))}
      <div className={styles.addFile}>
        <Button
          busy={disabled || progress !== null || files.length >= limits.answerFiles}
          onClick={() => input.current?.click()}
        >
          <Icon name="upload" size={18} />
          {progress === null
            ? t('file.add')
            : t(progress.isCut ? 'file.waiting' : 'file.sending', { percent: Math.round(progress.part * 100) })}
        </Button>
        <span className={styles.hint}>{t('file.hint', { media: format.size(limits.mediaBytes) })}</span>
      </div>
      <input
        ref={input}
        className="visually-hidden"
        type="file"
        tabIndex={-1}
        aria-label={t('file.add')}
        accept=".jpg,.jpeg,.png,.mp3,.mp4"
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) void add(file);
        }}
      />
    </div>
  );
}
