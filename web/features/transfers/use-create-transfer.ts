import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { LOCKOUT_SECONDS } from '#domain/constants.ts'
import { ApiError } from '#web/api/fetcher.ts'
import type {
  ChangeTransferScheduleRequest,
  CreateTransferRequest,
  TransferDraft,
} from '#web/api/generated/plinkAPI.schemas.ts'
import {
  getGetTransferQueryKey,
  getGetTransferQueryOptions,
  useCreateTransfer as useCreateTransferMutation,
} from '#web/api/generated/transfers.ts'
import { useKeyedCall } from '#web/api/use-keyed-call.ts'
import { useIsHere } from '#web/layouts/use-is-here.ts'
import { serverNow } from '#web/lib/clock.ts'
import { useRefreshWallet } from '#web/money/use-refresh-wallet.ts'
import { createOutcomeOf, type PreparationError } from './create-problem.ts'
import { useChangeTransferSchedule } from './schedules/use-change-transfer-schedule.ts'
import { type WaitingTransfer, waitingOf } from './transfer-step.ts'

interface CreateEvents {
  onWaiting: (waiting: WaitingTransfer) => void
  onRefused: (error: PreparationError) => void
}

/** Prepares a transfer, or a change of a schedule. The server sends a code for it. A person who goes back and continues again returns to the code that was sent. */
export function useCreateTransfer({ onWaiting, onRefused }: CreateEvents) {
  const createTransfer = useKeyedCall(useCreateTransferMutation())
  const changeTransferSchedule = useChangeTransferSchedule()
  const queryClient = useQueryClient()
  const refreshWallet = useRefreshWallet()
  const [lockedUntil, setLockedUntil] = useState<number | null>(null)
  const isHere = useIsHere()

  const handleRefusal = (error: PreparationError) => {
    if (createOutcomeOf(error) === 'locked') {
      setLockedUntil(serverNow() + (error.body.retryAfterSeconds ?? LOCKOUT_SECONDS) * 1000)
    }
    // The screen may be out of date, because another tab or device was faster.
    if (error.status === 404 || error.status === 409 || error.status === 422) refreshWallet()
    if (isHere()) onRefused(error)
  }
  const prepare = async (content: string, send: () => Promise<TransferDraft>) => {
    const earlier = await waitingFor(queryClient, content)
    if (earlier) {
      if (isHere()) onWaiting(earlier)
      return
    }
    try {
      const answer = await send()
      const waiting = waitingOf(answer, serverNow())
      queryClient.setQueryData(getGetTransferQueryKey(waiting.transferId), answer.transfer)
      // A code that was resent lives longer than the cache keeps unobserved data.
      queryClient.setQueryDefaults(LAST, { gcTime: Number.POSITIVE_INFINITY })
      queryClient.setQueryData<LastTransfer>(LAST, { content, waiting })
      // A person who has left the page meanwhile is not called back.
      if (isHere()) onWaiting(waiting)
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause
      handleRefusal(cause)
    }
  }
  const create = (data: CreateTransferRequest) => prepare(JSON.stringify(data), () => createTransfer({ data }))
  const change = (scheduleId: string, data: ChangeTransferScheduleRequest) =>
    prepare(JSON.stringify({ scheduleId, ...data }), () => changeTransferSchedule(scheduleId, data))
  return { create, change, lockedUntil, unlock: () => setLockedUntil(null) }
}

interface LastTransfer {
  content: string
  waiting: WaitingTransfer
}

const LAST = ['waitingTransfer']

/** Returns the last prepared transfer if it has exactly this content and still waits for its code. */
async function waitingFor(queryClient: QueryClient, content: string): Promise<WaitingTransfer | undefined> {
  const last = queryClient.getQueryData<LastTransfer>(LAST)
  if (last?.content !== content || last.waiting.expiresAt <= serverNow()) return undefined
  return (await isDraft(queryClient, last.waiting.transferId)) ? last.waiting : undefined
}

/** Another tab may have confirmed or cancelled the draft. If the state cannot be read now, the next screen tries again. */
async function isDraft(queryClient: QueryClient, transferId: string): Promise<boolean> {
  try {
    const { state } = await queryClient.fetchQuery(getGetTransferQueryOptions(transferId))
    return state === 'draft'
  } catch (cause) {
    if (!(cause instanceof ApiError)) throw cause
    return cause.status !== 404
  }
}

/** Stores that another code was sent for the last prepared transfer. */
export function keepResentTransferCode(queryClient: QueryClient, waiting: WaitingTransfer): void {
  queryClient.setQueryData<LastTransfer>(LAST, last =>
    last?.waiting.transferId === waiting.transferId ? { ...last, waiting } : last,
  )
}

/** Forgets a transfer that no longer waits. From then on, the same values are a new transfer. */
export function forgetWaiting(queryClient: QueryClient, transferId: string): void {
  const last = queryClient.getQueryData<LastTransfer>(LAST)
  if (last?.waiting.transferId === transferId) queryClient.removeQueries({ queryKey: LAST })
}
