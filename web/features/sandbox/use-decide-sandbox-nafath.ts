import { useQueryClient } from '@tanstack/react-query'
import { useDecideSandboxNafath as useDecideSandboxNafathMutation } from '#web/api/generated/sandbox.ts'
import type { Decision } from './decisions.ts'

/** Matches the query keys, which are paths. Excludes the start of a request, because a refetch would start another one. */
const SHOWS_REQUESTS = /^\/api\/(?:sandbox|v1\/nafath\/status)\//

/** Decides a request as the person or as compliance, then refetches everything that shows it. */
export function useDecideSandboxNafath() {
  const client = useQueryClient()
  const { mutateAsync, isPending, error } = useDecideSandboxNafathMutation()
  const decide = async (sessionId: string, decision: Decision) => {
    await mutateAsync({ sessionId, data: { decision } }).catch(() => {})
    await client.invalidateQueries({ predicate: ({ queryKey }) => SHOWS_REQUESTS.test(String(queryKey[0])) })
  }
  // The request was already decided, for example by a double click. The refetch shows the decision.
  const overtaken = error?.body.code === 'NAFATH_ALREADY_DECIDED'
  return { decide, isDeciding: isPending, failed: error !== null && !overtaken }
}
