import { useAdminSession } from '#web/session/admin-session-state.ts'

/** Whether the user may make changes. A viewer can only read, and the server refuses a viewer's changes too. */
export const useMayChange = (): boolean => useAdminSession()?.user.role === 'admin'
