import { useCall, usePublicCall } from '../../lib/api/query.ts';

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

/** What most people open. */
export function useHotExams() {
  return usePublicCall('GET /app/hotexams', {});
}

export function useOwnExams() {
  return useCall('POST /uploadedexams', {});
}
