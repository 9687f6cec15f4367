import { useQueryClient } from '@tanstack/react-query'
import { useDecideSandboxNafath as useDecideSandboxNafathMutation } from '#web/api/generated/sandbox.ts'
import type { Decision } from './decisions.ts'

/** The keys of the generated hooks are paths. The start of a request is none of these: looking anew would start another. */
const SHOWS_REQUESTS = /^\/api\/(?:sandbox|v1\/nafath\/status)\//

/** Acts as the person, or as compliance; then everything that shows the request looks anew. */
export function useDecideSandboxNafath() {
  const client = useQueryClient()
  const { mutateAsync, isPending, error } = useDecideSandboxNafathMutation()
  const decide = async (sessionId: string, decision: Decision) => {
    await mutateAsync({ sessionId, data: { decision } }).catch(() => {})
    await client.invalidateQueries({ predicate: ({ queryKey }) => SHOWS_REQUESTS.test(String(queryKey[0])) })
  }
  // Somebody else, or the first of two presses, was faster: the new look shows what was decided.
  const overtaken = error?.body.code === 'NAFATH_ALREADY_DECIDED'
  return { decide, isDeciding: isPending, failed: error !== null && !overtaken }
}
