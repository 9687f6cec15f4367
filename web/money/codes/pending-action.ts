import type { QueryClient } from '@tanstack/react-query'
import type { WalletAction, WalletActionRequest } from '#web/api/generated/plinkAPI.schemas.ts'
import { stateField, stateMoment, stateText } from '#web/lib/navigation-state.ts'

/** A change that waits for its code. It stays in the navigation state, so that a reload knows it too. */
export interface PendingAction {
  actionId: string
  /** When the code expires and when another one can be requested, in milliseconds since 1970. */
  expiresAt: number
  resendAt: number
  /** The code to show. Only a sandbox returns it. */
  otpCode?: string
}

export function pendingActionOf(response: WalletAction, now: number): PendingAction {
  const { actionId, expiresAt, resendAfterSeconds, otpCode } = response
  return { actionId, expiresAt: Date.parse(expiresAt), resendAt: now + resendAfterSeconds * 1000, otpCode }
}

/** Returns null if no change waits. */
export function pendingActionIn(state: unknown): PendingAction | null {
  const pending = stateField(state, 'pending')
  const actionId = stateText(pending, 'actionId')
  const expiresAt = stateMoment(pending, 'expiresAt')
  if (actionId === undefined || expiresAt === undefined) return null
  return {
    actionId,
    expiresAt,
    resendAt: stateMoment(pending, 'resendAt') ?? 0,
    otpCode: stateText(pending, 'otpCode'),
  }
}

const LAST = ['pendingWalletAction']

interface LastAction {
  request: WalletActionRequest
  pending: PendingAction
}

/** Keeps the newest action, so that a person who goes back a screen and continues again returns to the code that was sent. */
export function keepPendingAction(
  queryClient: QueryClient,
  request: WalletActionRequest,
  pending: PendingAction,
): void {
  queryClient.setQueryData<LastAction>(LAST, { request, pending })
}

/** Keeps the code that was resent for the newest action. */
export function keepResentCode(queryClient: QueryClient, pending: PendingAction): void {
  queryClient.setQueryData<LastAction>(LAST, last =>
    last?.pending.actionId === pending.actionId ? { ...last, pending } : last,
  )
}

/** Returns the newest action if it is for exactly this change. */
export function pendingActionFor(queryClient: QueryClient, request: WalletActionRequest): PendingAction | undefined {
  const last = queryClient.getQueryData<LastAction>(LAST)
  return last && JSON.stringify(last.request) === JSON.stringify(request) ? last.pending : undefined
}
