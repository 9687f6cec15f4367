import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { LOCKOUT_SECONDS } from '#domain/constants.ts'
import { ApiError } from '#web/api/fetcher.ts'
import type { WalletActionRequest } from '#web/api/generated/plinkAPI.schemas.ts'
import {
  type CreateWalletActionMutationError,
  useCreateWalletAction as useCreateWalletActionMutation,
} from '#web/api/generated/wallet.ts'
import { useIsHere } from '#web/layouts/use-is-here.ts'
import { serverNow } from '#web/lib/clock.ts'
import { useSingleFlight } from '#web/lib/use-single-flight.ts'
import {
  keepPendingAction,
  type PendingAction,
  pendingActionFor,
  pendingActionOf,
} from '#web/money/codes/pending-action.ts'
import { useRefreshWallet } from '#web/money/use-refresh-wallet.ts'

interface CreateEvents {
  onCreated: (pending: PendingAction) => void
  onRefused?: (error: CreateWalletActionMutationError) => void
}

/** Requests a change of the wallet. The server sends a code for it. */
export function useCreateWalletAction({ onCreated, onRefused }: CreateEvents) {
  const { mutateAsync, error, reset } = useCreateWalletActionMutation()
  const queryClient = useQueryClient()
  const refreshWallet = useRefreshWallet()
  const [lockedUntil, setLockedUntil] = useState<number | null>(null)
  const isHere = useIsHere()

  const handleRefusal = (cause: CreateWalletActionMutationError) => {
    const { code, retryAfterSeconds = LOCKOUT_SECONDS } = cause.body
    if (code === 'OTP_LOCKED') setLockedUntil(serverNow() + retryAfterSeconds * 1000)
    // The screen may be out of date, because another tab or device was faster.
    if (cause.status === 409 || cause.status === 422) refreshWallet()
    if (isHere()) onRefused?.(cause)
  }
  const [create, isCreating] = useSingleFlight(async (data: WalletActionRequest) => {
    try {
      const pending = pendingActionOf(await mutateAsync({ data }), serverNow())
      keepPendingAction(queryClient, data, pending)
      // A person who has left the page meanwhile is not called back.
      if (isHere()) onCreated(pending)
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause
      const pending = isTooSoon(cause) ? pendingActionFor(queryClient, data) : undefined
      if (!pending) return handleRefusal(cause)
      reset()
      if (isHere()) onCreated(pending)
    }
  })
  const forget = () => {
    setLockedUntil(null)
    reset()
  }
  return { create, isCreating, error, lockedUntil, forget }
}

/** Whether a code that was sent less than 30 s ago is still to be used. */
const isTooSoon = ({ body }: CreateWalletActionMutationError): boolean => body.code === 'OTP_COOLDOWN'
