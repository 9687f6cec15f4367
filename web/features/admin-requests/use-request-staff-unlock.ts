import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '#web/api/fetcher.ts'
import {
  getCountStaffRequestsQueryKey,
  getListStaffRequestsQueryKey,
  type RequestStaffUnlockMutationError,
  useRequestStaffUnlock as useRequestStaffUnlockMutation,
} from '#web/api/generated/admin-requests.ts'
import type { StaffUnlockRequest } from '#web/api/generated/plinkAPI.schemas.ts'
import { outcomes } from '#web/api/outcomes.ts'
import { useKeyedCall } from '#web/api/use-keyed-call.ts'

/** Requests the end of a colleague's locks. A retry after a lost response has the same key, so that it is not refused as a second request. */
export function useRequestStaffUnlock() {
  const requestStaffUnlock = useKeyedCall(useRequestStaffUnlockMutation())
  const queryClient = useQueryClient()
  const [error, setError] = useState<RequestStaffUnlockMutationError | null>(null)

  /** Returns the outcome that the screen shows. */
  const ask = async (request: StaffUnlockRequest): Promise<'asked' | UnlockProblem> => {
    try {
      await requestStaffUnlock({ data: request })
      queryClient.invalidateQueries({ queryKey: getListStaffRequestsQueryKey() })
      queryClient.invalidateQueries({ queryKey: getCountStaffRequestsQueryKey() })
      return 'asked'
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause
      setError(cause)
      return problemOf(cause)
    }
  }
  return { ask, error }
}

type UnlockProblem = 'unknown_email' | 'say_why'

const problemOf = outcomes<RequestStaffUnlockMutationError, UnlockProblem>(
  {
    ADMIN_NOT_FOUND: 'unknown_email',
    REQUEST_PENDING: 'say_why',
    VALIDATION_ERROR: 'say_why',
    UNAUTHENTICATED: 'say_why',
    ADMIN_REQUIRED: 'say_why',
    RATE_LIMITED: 'say_why',
  },
  'say_why',
)
