import { safeStorage } from '#web/lib/safe-storage.ts'
import { createAdminSessionStore } from './admin-session.ts'

/** The administrator's session of this tab. It knows nothing of the customer's, nor that of it. */
export const adminSession = createAdminSessionStore(safeStorage(() => sessionStorage))
