import type { FeedbackAttachment } from '@tiku/contract';
import { attachmentTypes } from '@tiku/contract/limits';
import styles from './attachments.module.css';

/** Pictures are seen at once; everything opens in a tab of its own. */
export function Attachments({ attachments }: { attachments: readonly FeedbackAttachment[] }) {
  if (attachments.length === 0) return null;
  return (
    <p className={styles.files}>
      {attachments.map(({ attachment_id, type, name, url }) => (
        <a key={attachment_id} href={url} target="_blank" rel="noreferrer">
          {type === attachmentTypes.image ? <img src={url} alt={name} /> : name}
        </a>
      ))}
    </p>
  );
}
