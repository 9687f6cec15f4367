import { useState } from 'react'
import { useCancelTransferSchedule as useCancelTransferScheduleMutation } from '#web/api/generated/transfers.ts'
import { useRefreshWallet } from '#web/money/use-refresh-wallet.ts'

/** Cancels the remaining runs of a schedule after a question. */
export function useCancelTransferSchedule(scheduleId: string) {
  const refreshWallet = useRefreshWallet()
  const [isAsked, setAsked] = useState(false)
  const { mutate, isPending, error, reset } = useCancelTransferScheduleMutation({
    mutation: { onSuccess: () => setAsked(false), onSettled: refreshWallet },
  })
  const close = () => {
    setAsked(false)
    reset()
  }
  return { isAsked, ask: () => setAsked(true), close, cancel: () => mutate({ scheduleId }), isPending, error }
}
