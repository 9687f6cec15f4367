import { useSyncExternalStore } from 'react'
import { tabStorage } from '#web/lib/safe-storage.ts'
import { type AdminSession, createAdminSessionStore } from './admin-session.ts'

/** The administrator's session of this tab. It is independent of the customer's session. */
export const adminSession = createAdminSessionStore(tabStorage)

/** Null if no administrator is signed in. The stored session is restored before the first page is rendered. */
export function useAdminSession(): AdminSession | null {
  return useSyncExternalStore(adminSession.subscribe, adminSession.get)
}
