import { useSyncExternalStore } from 'react'
import { safeStorage } from '#web/lib/safe-storage.ts'
import { type AdminSession, createAdminSessionStore } from './admin-session.ts'

/** The administrator's session of this tab. It knows nothing of the customer's, nor that of it. */
export const adminSession = createAdminSessionStore(safeStorage(() => sessionStorage))

/** Null when nobody is signed in. What the tab had kept is restored before the first page is drawn. */
export function useAdminSession(): AdminSession | null {
  return useSyncExternalStore(adminSession.subscribe, adminSession.get)
}
