import { useQuery } from '@tanstack/react-query'
import type { ApiError } from '#web/api/fetcher.ts'
import type { GlobalScreening, GlobalScreeningRequest } from '#web/api/generated/model/index.ts'
import { runGlobalScreening } from '#web/api/generated/onboarding.ts'

/** Screens once for each visit. A query rather than a mutation in an effect: however often the page mounts at once, it runs once. */
export function useGlobalScreening(request: GlobalScreeningRequest) {
  const { data, error, isFetching, refetch } = useQuery<GlobalScreening, ApiError>({
    queryKey: ['global-screening', request],
    queryFn: () => runGlobalScreening(request),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  return { outcome: data, error, running: isFetching, runAgain: () => refetch() }
}
