import { deviceStorage } from '#web/lib/safe-storage.ts'
import type { PendingAction } from './pending-action.ts'

export type StatusAction = 'activate' | 'deactivate'

/** The location state of the page that asks for the code of the status. */
export interface StatusState {
  action: StatusAction
  pending?: PendingAction
  /** Whether the code was accepted. */
  isDone?: true
}

/**
 * Stores flags for the wallet page after a change of the status, as the specification asks. They are never read, because only the server knows the
 * status.
 */
export function storeStatusFlags(action: StatusAction): void {
  deviceStorage.setItem('walletAction', action)
  deviceStorage.setItem('walletActionCompleted', 'true')
}

export function clearStatusFlags(): void {
  deviceStorage.removeItem('walletAction')
  deviceStorage.removeItem('walletActionCompleted')
}
