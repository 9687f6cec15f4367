import { useGetMe } from './generated/auth.ts'

/** Who is signed in. Asked once: what it answers changes with the session only. */
export function useMe() {
  return useGetMe({ query: { staleTime: Number.POSITIVE_INFINITY } })
}
