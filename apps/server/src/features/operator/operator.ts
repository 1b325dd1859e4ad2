// Those who run the deployment, as the rest of the server meets them: the front door of this feature.
export { isReviewedFile } from './reviews/reviewed-file.ts';
