import { useCall } from '../../lib/api/query.ts';

export function useHome() {
  return useCall('GET /user/webhome', {});
}

/** What I practised last, in all exams. */
export function useRecentPractices() {
  return useCall('GET /exam/user_online_prac/home', {});
}

/** The exams in which I got something wrong, the newest first. */
export function useReviewQueue() {
  return useCall('POST /user/exams/wrong', {});
}

export function useOwnExams() {
  return useCall('POST /uploadedexams', {});
}
