import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { LOCKOUT_SECONDS } from '#domain/constants.ts'
import { ApiError } from '#web/api/fetcher.ts'
import type { CreateTransferRequest } from '#web/api/generated/plinkAPI.schemas.ts'
import {
  type CreateTransferMutationError,
  getGetTransferQueryKey,
  getGetTransferQueryOptions,
  useCreateTransfer as useCreateTransferMutation,
} from '#web/api/generated/transfers.ts'
import { useKeyedCall } from '#web/api/use-keyed-call.ts'
import { useIsHere } from '#web/layouts/use-is-here.ts'
import { serverNow } from '#web/lib/clock.ts'
import { useRefreshWallet } from '#web/money/use-refresh-wallet.ts'
import { createOutcomeOf } from './create-problem.ts'
import { type WaitingTransfer, waitingOf } from './transfer-step.ts'

interface CreateEvents {
  onWaiting: (waiting: WaitingTransfer) => void
  onRefused: (error: CreateTransferMutationError) => void
}

/** Prepares a transfer; the server sends a code for it. Whoever goes back and on again comes to the code that was sent. */
export function useCreateTransfer({ onWaiting, onRefused }: CreateEvents) {
  const createTransfer = useKeyedCall(useCreateTransferMutation())
  const queryClient = useQueryClient()
  const refreshWallet = useRefreshWallet()
  const [lockedUntil, setLockedUntil] = useState<number | null>(null)
  const isHere = useIsHere()

  const refused = (error: CreateTransferMutationError) => {
    if (createOutcomeOf(error) === 'locked') {
      setLockedUntil(serverNow() + (error.body.retryAfterSeconds ?? LOCKOUT_SECONDS) * 1000)
    }
    // The screen may be out of date: another tab or device was faster.
    if (error.status === 404 || error.status === 409 || error.status === 422) refreshWallet()
    if (isHere()) onRefused(error)
  }
  const create = async (request: CreateTransferRequest) => {
    const content = JSON.stringify(request)
    const known = await waitingFor(queryClient, content)
    if (known) {
      if (isHere()) onWaiting(known)
      return
    }
    try {
      const answer = await createTransfer({ data: request })
      const waiting = waitingOf(answer, serverNow())
      queryClient.setQueryData(getGetTransferQueryKey(waiting.transferId), answer.transfer)
      // A code that is sent again lasts longer than the cache keeps what no screen shows.
      queryClient.setQueryDefaults(LAST, { gcTime: Number.POSITIVE_INFINITY })
      queryClient.setQueryData<LastTransfer>(LAST, { content, waiting })
      // Whoever has gone elsewhere meanwhile is not called back.
      if (isHere()) onWaiting(waiting)
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause
      refused(cause)
    }
  }
  return { create, lockedUntil, unlock: () => setLockedUntil(null) }
}

interface LastTransfer {
  content: string
  waiting: WaitingTransfer
}

const LAST = ['waitingTransfer']

/** The transfer that was prepared last, if it has this very content and still waits for its code. */
async function waitingFor(queryClient: QueryClient, content: string): Promise<WaitingTransfer | undefined> {
  const last = queryClient.getQueryData<LastTransfer>(LAST)
  if (last?.content !== content || last.waiting.expiresAt <= serverNow()) return undefined
  return (await isDraft(queryClient, last.waiting.transferId)) ? last.waiting : undefined
}

/** Another tab may have confirmed or cancelled it. If that cannot be found out now, the next screen tries again. */
async function isDraft(queryClient: QueryClient, transferId: string): Promise<boolean> {
  try {
    const { state } = await queryClient.fetchQuery(getGetTransferQueryOptions(transferId))
    return state === 'draft'
  } catch (cause) {
    if (!(cause instanceof ApiError)) throw cause
    return cause.status !== 404
  }
}

/** Another code was sent for the transfer that was prepared last. */
export function keepResent(queryClient: QueryClient, waiting: WaitingTransfer): void {
  queryClient.setQueryData<LastTransfer>(LAST, last =>
    last?.waiting.transferId === waiting.transferId ? { ...last, waiting } : last,
  )
}

/** This transfer waits no more: the same values are another transfer from now on. */
export function forgetWaiting(queryClient: QueryClient, transferId: string): void {
  const last = queryClient.getQueryData<LastTransfer>(LAST)
  if (last?.waiting.transferId === transferId) queryClient.removeQueries({ queryKey: LAST })
}
