// The front door: reading a text or a file within another page.
export { ReadIn } from './file/read-in.tsx';
