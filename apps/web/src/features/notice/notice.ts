// The front door: what other features may use of notices.
export { NoticeRows } from './notice-rows.tsx';
