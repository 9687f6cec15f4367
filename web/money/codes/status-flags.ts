import { safeStorage } from '#web/lib/safe-storage.ts'
import type { PendingAction } from './pending-action.ts'

export type StatusAction = 'activate' | 'deactivate'

/** What the navigation that leads to the code of the status hands over. */
export interface StatusState {
  action: StatusAction
  pending?: PendingAction
  /** The code has been taken. */
  isDone?: true
}

const storage = safeStorage(() => localStorage)

/** Left for the wallet page after a change of the status. It is never read: the status is the server's to tell. */
export function leaveStatusFlags(action: StatusAction): void {
  storage.setItem('walletAction', action)
  storage.setItem('walletActionCompleted', 'true')
}

export function clearStatusFlags(): void {
  storage.removeItem('walletAction')
  storage.removeItem('walletActionCompleted')
}
