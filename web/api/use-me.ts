import { takeEarlyBody } from './early-responses.ts'
import { getGetMeQueryKey, useGetMe } from './generated/account.ts'
import type { Me } from './generated/plinkAPI.schemas.ts'

const [ME] = getGetMeQueryKey()

/** The signed-in customer. Requested once, because the response changes only with the session. */
export function useMe() {
  return useGetMe({ query: { staleTime: Number.POSITIVE_INFINITY, initialData: () => takeEarlyBody<Me>(ME) } })
}
