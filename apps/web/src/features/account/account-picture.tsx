import { Avatar, Button, FormError, showToast } from '@tiku/ui';
import { useRef, useState } from 'react';
import type { ChangeEvent } from 'react';
import { addressOf } from '../../lib/api/api.ts';
import { useTexts } from '../../lib/i18n.ts';
import styles from './account-info.module.css';
import { useRemovePicture, useReplacePicture } from './account.api.ts';
import type { Account } from './account.api.ts';
import { CropDialog } from '../../ui/crop/crop-dialog.tsx';

const pictureSide = 512;
const formats = ['image/jpeg', 'image/png'];

export function AccountPicture({ account }: { account: Account }) {
  const t = useTexts('account');
  const input = useRef<HTMLInputElement>(null);
  const replace = useReplacePicture();
  const remove = useRemovePicture();
  const [problem, setProblem] = useState<string | null>(null);
  const [chosen, setChosen] = useState<File | null>(null);
  const revision = account.thumbnail_revision;
  const src =
    revision > 0 ? addressOf('GET /app/user/thumbnail', { userid: account.id, revision: String(revision) }) : null;

  function handleFile(event: ChangeEvent<HTMLInputElement>): void {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (!file) return;
    if (!formats.includes(file.type)) return setProblem(t('info.picture-wrong-format'));
    setProblem(null);
    replace.reset();
    setChosen(file);
  }

  function handleCut(picture: File): void {
    if (replace.isPending) return;
    replace.mutate(picture, {
      onSuccess: () => {
        setChosen(null);
        showToast(t('info.picture-saved'));
      },
    });
  }

  function handleRemove(): void {
    setProblem(null);
    remove.mutate(undefined, {
      onSuccess: () => showToast(t('info.picture-removed')),
      onError: (error) => setProblem(error.message),
    });
  }

  return (
    <fieldset className={styles.picture}>
      <legend className="visually-hidden">{t('info.picture')}</legend>
      <Avatar name={account.name || account.username} src={src} size={72} />
      <div className={styles.pictureActions}>
        <div className={styles.pictureButtons}>
          <Button onClick={() => input.current?.click()}>{t('info.picture-change')}</Button>
          {revision > 0 && (
            <Button look="quiet" busy={remove.isPending} onClick={handleRemove}>
              {t('info.picture-remove')}
            </Button>
          )}
        </div>
        <p className={styles.hint}>{t('info.picture-hint')}</p>
        <FormError message={problem} />
      </div>
      <input ref={input} type="file" accept={formats.join(',')} hidden onChange={handleFile} />
      {chosen && (
        <CropDialog
          file={chosen}
          side={pictureSide}
          busy={replace.isPending}
          problem={replace.error?.message ?? null}
          texts={{
            title: t('crop.title'),
            frame: t('crop.frame'),
            zoom: t('crop.zoom'),
            broken: t('crop.broken'),
            cancel: t('crop.cancel'),
            save: t('crop.save'),
          }}
          onCut={handleCut}
          onClose={() => setChosen(null)}
        />
      )}
    </fieldset>
  );
}
