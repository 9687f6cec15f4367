import { deviceStorage } from '#web/lib/safe-storage.ts'
import type { PendingAction } from './pending-action.ts'

export type StatusAction = 'activate' | 'deactivate'

/** What the navigation that leads to the code of the status hands over. */
export interface StatusState {
  action: StatusAction
  pending?: PendingAction
  /** The code has been taken. */
  isDone?: true
}

/** Left for the wallet page after a change of the status. It is never read: the status is the server's to tell. */
export function leaveStatusFlags(action: StatusAction): void {
  deviceStorage.setItem('walletAction', action)
  deviceStorage.setItem('walletActionCompleted', 'true')
}

export function clearStatusFlags(): void {
  deviceStorage.removeItem('walletAction')
  deviceStorage.removeItem('walletActionCompleted')
}
