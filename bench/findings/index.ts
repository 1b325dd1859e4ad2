import type { Inquiry } from './finding.ts';
import { grading } from './grading/grading.ts';
import { importing } from './import/import.ts';
import { searching } from './search/search.ts';

export const inquiries: readonly Inquiry[] = [grading, importing, searching];
