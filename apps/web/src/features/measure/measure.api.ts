import { download } from '../../lib/api/api.ts';
import { useChange } from '../../lib/api/change.ts';
import { useCall } from '../../lib/api/query.ts';
import { useSearchParam } from '../../lib/navigation/navigation.ts';
import { readId } from '../../lib/navigation/read-id.ts';

export function useExamMeasures(exam_id: number) {
  return useCall('GET /exam/measures', { exam_id }, { fresh: true });
}

export function useExamResponses() {
  return useChange((exam_id: number) => download('POST /exam/measures/responses', { exam_id }));
}

/** The homework that the address names, for its markers. */
export function useMeasuredHomework() {
  const homework_id = readId(useSearchParam('homework_id'));
  const enabled = homework_id !== undefined;
  const named = useCall('GET /mymanaged/group/homework/detail', { homework_id: homework_id ?? 0 }, { enabled });
  const measures = useCall(
    'GET /mymanaged/group/homework/measures',
    { homework_id: homework_id ?? 0 },
    { enabled, fresh: true },
  );
  return { named, measures, isMissing: !enabled || named.error?.failure.status === 404 };
}

export function useHomeworkResponses() {
  return useChange((homework_id: number) =>
    download('POST /mymanaged/group/homework/measures/responses', { homework_id }),
  );
}
