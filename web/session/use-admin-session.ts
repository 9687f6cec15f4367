import { useSyncExternalStore } from 'react'
import type { AdminSession } from './admin-session.ts'
import { adminSession } from './admin-session-state.ts'

/** Null when nobody is signed in. What the tab had kept is restored before the first page is drawn. */
export function useAdminSession(): AdminSession | null {
  return useSyncExternalStore(adminSession.subscribe, adminSession.get)
}
