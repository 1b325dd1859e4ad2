export { en as zhCn } from './en.ts';
