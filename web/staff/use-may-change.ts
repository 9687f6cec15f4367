import { useAdminSession } from '#web/session/admin-session-state.ts'

/** Whether the user may change something. A viewer only looks, and the server refuses their changes too. */
export const useMayChange = (): boolean => useAdminSession()?.user.role === 'admin'
