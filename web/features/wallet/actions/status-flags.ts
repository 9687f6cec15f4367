import { safeStorage } from '#web/lib/safe-storage.ts'

export type StatusAction = 'activate' | 'deactivate'

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
