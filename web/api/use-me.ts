import { useGetMe } from './generated/auth.ts'

/** The signed-in customer. Requested once, because the response changes only with the session. */
export function useMe() {
  return useGetMe({ query: { staleTime: Number.POSITIVE_INFINITY } })
}
