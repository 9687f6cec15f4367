import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '#web/api/fetcher.ts'
import {
  getListSecurityEventsQueryKey,
  getListSessionsQueryKey,
  useEndOtherSessions,
  useEndSession,
} from '#web/api/generated/account.ts'
import type { Session } from '#web/api/generated/plinkAPI.schemas.ts'

/** Ends one session or all others, and returns the number of ended sessions. */
export function useEndSessions() {
  const queryClient = useQueryClient()
  const { mutateAsync: endSession } = useEndSession()
  const { mutateAsync: endOtherSessions } = useEndOtherSessions()
  /** A session that has already ended is not an error. */
  const endOne = async ({ id }: Session): Promise<number> => {
    try {
      await endSession({ sessionId: id })
    } catch (cause) {
      if (!(cause instanceof ApiError) || cause.body.code !== 'SESSION_NOT_FOUND') throw cause
    }
    return 1
  }
  const { mutate, isPending, error, reset } = useMutation<number, ApiError, Session | 'others'>({
    retry: false,
    mutationFn: async toEnd => (toEnd === 'others' ? (await endOtherSessions()).ended : endOne(toEnd)),
    onSuccess: () =>
      Promise.all(
        [getListSessionsQueryKey(), getListSecurityEventsQueryKey()].map(queryKey =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  })
  return { end: mutate, isPending, error, reset }
}
