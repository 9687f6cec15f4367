import { ApiError } from '#web/api/fetcher.ts'
import type { WalletActionRequest } from '#web/api/generated/model/index.ts'
import { type CreateWalletActionMutationError, useCreateWalletAction } from '#web/api/generated/wallet.ts'
import { useOneAtATime } from '#web/lib/use-one-at-a-time.ts'
import { type PendingAction, pendingActionOf } from './pending-action.ts'
import { useRefreshWallet } from './use-refresh-wallet.ts'

interface CreateEvents {
  onCreated: (pending: PendingAction) => void
  onRefused?: (error: CreateWalletActionMutationError) => void
}

/** Asks for a change of the wallet; the server sends a code for it. */
export function useCreateAction({ onCreated, onRefused }: CreateEvents) {
  const { mutateAsync, error, reset } = useCreateWalletAction()
  const refreshWallet = useRefreshWallet()
  const [create, isCreating] = useOneAtATime(async (data: WalletActionRequest) => {
    try {
      onCreated(pendingActionOf(await mutateAsync({ data }), Date.now()))
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause
      // What is on screen may be why it was refused: another tab or device was faster.
      if (cause.status === 409 || cause.status === 422) refreshWallet()
      onRefused?.(cause)
    }
  })
  return { create, isCreating, error, forget: reset }
}
