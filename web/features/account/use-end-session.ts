import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '#web/api/fetcher.ts'
import {
  endOtherSessions,
  endSession,
  getListSecurityEventsQueryKey,
  getListSessionsQueryKey,
} from '#web/api/generated/account.ts'
import type { Session } from '#web/api/generated/plinkAPI.schemas.ts'

/** Ends one session or all others, and returns the number of ended sessions. */
export function useEndSessions() {
  const queryClient = useQueryClient()
  const { mutate, isPending, error, reset } = useMutation<number, ApiError, Session | 'others'>({
    mutationFn: toEnd => (toEnd === 'others' ? endOthers() : endOne(toEnd)),
    onSuccess: () =>
      Promise.all(
        [getListSessionsQueryKey(), getListSecurityEventsQueryKey()].map(queryKey =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  })
  return { end: mutate, isPending, error, reset }
}

async function endOthers(): Promise<number> {
  return (await endOtherSessions()).ended
}

/** A session that has already ended is not an error. */
async function endOne({ id }: Session): Promise<number> {
  try {
    await endSession(id)
  } catch (cause) {
    if (!(cause instanceof ApiError) || cause.body.code !== 'SESSION_NOT_FOUND') throw cause
  }
  return 1
}
