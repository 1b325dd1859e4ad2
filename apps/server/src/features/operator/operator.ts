// Those who run the deployment, as the rest of the server meets them: the front door of this feature.
export { recordAction } from './actions/actions.ts';
export { appointOperator } from './users/appoint-operator.ts';
export { sendNotice } from './notices/notices.ts';
export { decide } from './decisions.ts';
export { isReviewedFile } from './reviews/reviewed-file.ts';
export { listQueues } from './waiting.ts';
