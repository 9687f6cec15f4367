import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '#web/api/fetcher.ts'
import type { TopUp } from '#web/api/generated/plinkAPI.schemas.ts'
import { getGetTopUpQueryKey, usePayTopUp as usePayTopUpMutation } from '#web/api/generated/top-ups.ts'
import { useKeyedCall } from '#web/api/use-keyed-call.ts'
import { useIsHere } from '#web/layouts/use-is-here.ts'

/** Sends the card data, and opens the page of the card's bank if the bank asks for a confirmation. */
export function usePayTopUp(topUpId: string) {
  const payTopUp = useKeyedCall(usePayTopUpMutation())
  const client = useQueryClient()
  const [error, setError] = useState<ApiError | null>(null)
  const isHere = useIsHere()

  const pay = async (cardToken: string) => {
    setError(null)
    try {
      const topUp: TopUp = await payTopUp({ topUpId, data: { cardToken } })
      client.setQueryData(getGetTopUpQueryKey(topUpId), topUp)
      if (topUp.threeDsUrl && isHere()) location.assign(topUp.threeDsUrl)
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause
      setError(cause)
      await client.invalidateQueries({ queryKey: getGetTopUpQueryKey(topUpId) })
    }
  }
  return { pay, error }
}
