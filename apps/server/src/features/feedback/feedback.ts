// What people write to those who run the deployment: the front door of this feature.
export { isFeedbackFile } from './feedback.store.ts';
export { presentAttachment } from './attachments.ts';
export { selectAttachments } from './feedback.store.ts';
export { replyToFeedback } from './reply-to-feedback.ts';
