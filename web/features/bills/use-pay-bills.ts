import { useState } from 'react'
import { LOCKOUT_SECONDS } from '#domain/constants.ts'
import { ApiError } from '#web/api/fetcher.ts'
import { type PayBillsMutationError, usePayBills as usePayBillsMutation } from '#web/api/generated/bills.ts'
import type { PayBillsRequest } from '#web/api/generated/plinkAPI.schemas.ts'
import { useKeyedCall } from '#web/api/use-keyed-call.ts'
import { useIsHere } from '#web/layouts/use-is-here.ts'
import { serverNow } from '#web/lib/clock.ts'
import { useSingleFlight } from '#web/lib/use-single-flight.ts'
import { useRefreshWallet } from '#web/money/use-refresh-wallet.ts'
import { type WaitingOrder, waitingOf } from './bill-step.ts'

/** Prepares the payment of bills. The server sends a code for it. */
export function usePayBills(onWaiting: (waiting: WaitingOrder) => void) {
  const payBills = useKeyedCall(usePayBillsMutation())
  const refreshWallet = useRefreshWallet()
  const [refusal, setRefusal] = useState<PayBillsMutationError | null>(null)
  const [lockedUntil, setLockedUntil] = useState<number | null>(null)
  const isHere = useIsHere()

  const handleRefusal = (error: PayBillsMutationError) => {
    if (error.body.code === 'OTP_LOCKED')
      setLockedUntil(serverNow() + (error.body.retryAfterSeconds ?? LOCKOUT_SECONDS) * 1000)
    else setRefusal(error)
    // The screen may be out of date, because another tab or device was faster.
    if (error.status === 404 || error.status === 409 || error.status === 422) refreshWallet()
  }
  const [pay, isPaying] = useSingleFlight(async (request: PayBillsRequest) => {
    setRefusal(null)
    try {
      const waiting = waitingOf(await payBills({ data: request }), serverNow())
      // A person who has left the page meanwhile is not called back.
      if (isHere()) onWaiting(waiting)
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause
      if (isHere()) handleRefusal(cause)
    }
  })
  return { pay, isPaying, refusal, lockedUntil, unlock: () => setLockedUntil(null) }
}

/** The position in the list, counted from one, of the bill that a refusal is about. */
export function placeOf({ body: { fields = {} } }: PayBillsMutationError): number | undefined {
  const [name] = Object.keys(fields)
  const [, place] = /^bills\.(\d+)$/.exec(name ?? '') ?? []
  return place === undefined ? undefined : Number(place) + 1
}
