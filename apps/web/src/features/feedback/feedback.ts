// What people write and get back, as the pages of operators show it too: the front door of this feature.
export { AttachmentPicker } from './attachment-picker.tsx';
export { Attachments } from './attachments.tsx';
export { persist, sendAttachments } from './send-message.ts';
export type { Chosen } from './send-message.ts';
