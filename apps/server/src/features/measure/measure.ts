// How questions do, as others meet it: the front door of this feature.
export { addToForm, measurePapers } from './count-papers.ts';
export { itemsOf } from './form-items.ts';
export { scaleForms, scaleOf } from './scale-forms.ts';
export { writeScale } from './scale.store.ts';
