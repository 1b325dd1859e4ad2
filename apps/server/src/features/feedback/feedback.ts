// What people write to those who run the deployment: the front door of this feature.
export { deleteFromReply, isFeedbackFile, selectAttachments, selectAttachmentsIn } from './attachment.store.ts';
export { addAttachment, presentAttachment } from './attachments.ts';
export { insertFeedback, insertReply, lockFeedback, sendSession, upsertEditing } from './feedback.store.ts';
export { replyToFeedback } from './reply-to-feedback.ts';
