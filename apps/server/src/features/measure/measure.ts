// How questions do, as others meet it: the front door of this feature.
export { measurePapers } from './count-papers.ts';
export { scaleForms } from './scale-forms.ts';
