import { useQueryClient } from '@tanstack/react-query'
import { getGetNafathStatusQueryKey } from '#web/api/generated/nafath.ts'
import {
  getGetSandboxNafathRequestQueryKey,
  getListSandboxMessagesQueryKey,
  getListSandboxNafathRequestsQueryKey,
  useDecideSandboxNafath as useDecideSandboxNafathMutation,
} from '#web/api/generated/sandbox.ts'
import type { Decision } from './decisions.ts'

/** The queries that show a request and its decision. The start of a request is not among them, because a refetch would start another one. */
const shownBy = (sessionId: string) => [
  getListSandboxNafathRequestsQueryKey(),
  getListSandboxMessagesQueryKey(),
  getGetSandboxNafathRequestQueryKey(sessionId),
  getGetNafathStatusQueryKey(sessionId),
]

/** Decides a request as the person or as compliance, then refetches everything that shows the request. */
export function useDecideSandboxNafath() {
  const client = useQueryClient()
  const { mutateAsync, isPending, error } = useDecideSandboxNafathMutation()
  const decide = async (sessionId: string, decision: Decision) => {
    await mutateAsync({ sessionId, data: { decision } }).catch(() => {})
    await Promise.all(shownBy(sessionId).map(queryKey => client.invalidateQueries({ queryKey })))
  }
  // The request was already decided, for example by a double click. The refetch shows the decision.
  const overtaken = error?.body.code === 'NAFATH_ALREADY_DECIDED'
  return { decide, isDeciding: isPending, failed: error !== null && !overtaken }
}
