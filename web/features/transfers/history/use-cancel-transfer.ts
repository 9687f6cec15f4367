import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { getGetTransferQueryKey, useCancelTransfer as useCancelTransferMutation } from '#web/api/generated/transfers.ts'
import { useRefreshWallet } from '#web/money/use-refresh-wallet.ts'
import { forgetWaiting } from '../use-create-transfer.ts'

/** Cancels a transfer after a question, and shows it as in the response. */
export function useCancelTransfer(transferId: string) {
  const queryClient = useQueryClient()
  const refreshWallet = useRefreshWallet()
  const [isAsked, setAsked] = useState(false)
  const { mutate, isPending, error, reset } = useCancelTransferMutation({
    mutation: {
      onSuccess: cancelled => {
        setAsked(false)
        forgetWaiting(queryClient, transferId)
        queryClient.setQueryData(getGetTransferQueryKey(transferId), cancelled)
      },
      // A refusal may mean that the screen is out of date: the payment may have been sent meanwhile.
      onSettled: refreshWallet,
    },
  })
  const close = () => {
    setAsked(false)
    reset()
  }
  return { isAsked, ask: () => setAsked(true), close, cancel: () => mutate({ transferId }), isPending, error }
}
