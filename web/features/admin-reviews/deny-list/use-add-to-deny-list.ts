import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '#web/api/fetcher.ts'
import {
  type AddToDenyListMutationError,
  getListDenyListQueryKey,
  useAddToDenyList as useAddToDenyListMutation,
} from '#web/api/generated/admin-reviews.ts'
import type { AddToDenyListRequest, DenyListEntry } from '#web/api/generated/plinkAPI.schemas.ts'
import { outcomes } from '#web/api/outcomes.ts'
import { useKeyedCall } from '#web/api/use-keyed-call.ts'

/** Adds an ID number. A retry after a lost response has the same key, so that it is not refused as a duplicate of itself. */
export function useAddToDenyList() {
  const addToDenyList = useKeyedCall(useAddToDenyListMutation())
  const queryClient = useQueryClient()
  const [error, setError] = useState<AddToDenyListMutationError | null>(null)

  /** Returns the entry, or what the screen does about the refusal. */
  const add = async (request: AddToDenyListRequest): Promise<DenyListEntry | AddProblem> => {
    try {
      const entry = await addToDenyList({ data: request })
      queryClient.invalidateQueries({ queryKey: getListDenyListQueryKey() })
      return entry
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause
      setError(cause)
      return problemOf(cause)
    }
  }
  return { add, error }
}

type AddProblem = 'duplicate' | 'say_why'

const problemOf = outcomes<AddToDenyListMutationError, AddProblem>(
  {
    DENY_LIST_DUPLICATE: 'duplicate',
    VALIDATION_ERROR: 'say_why',
    UNAUTHENTICATED: 'say_why',
    ADMIN_REQUIRED: 'say_why',
    RATE_LIMITED: 'say_why',
  },
  'say_why',
)
