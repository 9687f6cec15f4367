import { takeEarlyBody } from './early-responses.ts'
import { getGetMeQueryKey, useGetMe } from './generated/account.ts'
import type { Me, PaymentPerson } from './generated/plinkAPI.schemas.ts'

const [ME] = getGetMeQueryKey()

/** The signed-in customer. Requested once, because the response changes only with the session. */
export function useMe() {
  return useGetMe({ query: { staleTime: Number.POSITIVE_INFINITY, initialData: () => takeEarlyBody<Me>(ME) } })
}

/**
 * Returns whether the signed-in person made a draft and may therefore confirm it. A draft made by a program belongs to everybody. The result is true
 * until the person is known, because the server decides in any case.
 */
export function useIsMine(): (madeBy: PaymentPerson | undefined) => boolean {
  const userId = useMe().data?.userId
  return madeBy => madeBy === undefined || userId === undefined || madeBy.personId === userId
}
