import { takeEarlyBody } from './early-responses.ts'
import { getGetMeQueryKey, useGetMe } from './generated/account.ts'
import type { Me, PaymentPerson } from './generated/plinkAPI.schemas.ts'

const [ME] = getGetMeQueryKey()

/** The signed-in customer. Requested once, because the response changes only with the session. */
export function useMe() {
  return useGetMe({ query: { staleTime: Number.POSITIVE_INFINITY, initialData: () => takeEarlyBody<Me>(ME) } })
}

/** Tells whether whoever is signed in made a draft, and may confirm it. A program makes one for everybody. Until it is known who that is, the server decides. */
export function useIsMine(): (madeBy: PaymentPerson | undefined) => boolean {
  const userId = useMe().data?.userId
  return madeBy => madeBy === undefined || userId === undefined || madeBy.personId === userId
}
