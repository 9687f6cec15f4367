import type { AdminRole } from '#web/api/generated/plinkAPI.schemas.ts'
import type { KeyValueStorage } from '#web/lib/safe-storage.ts'

export interface AdminUser {
  name: string
  role: AdminRole
}

/** The response of a sign-in, which the tab stores. */
export interface AdminSession {
  token: string
  user: AdminUser
}

/** The reason why the session ended: the server refuses the token, or its owner signed out. */
export type AdminSessionEnd = 'expired' | 'signed_out'

export type AdminSessionStore = ReturnType<typeof createAdminSessionStore>

const TOKEN = 'plink.adminToken'
const USER = 'plink.adminUser'

/** The session of one tab. Other tabs have their own. */
export function createAdminSessionStore(storage: KeyValueStorage) {
  const listeners = new Set<() => void>()
  let current = readSession(storage)
  let endedBy: AdminSessionEnd | null = null
  const become = (session: AdminSession | null, end: AdminSessionEnd | null) => {
    current = session
    endedBy = end
    for (const listener of listeners) listener()
  }
  return {
    get: () => current,
    endedBy: () => endedBy,
    start: ({ token, user: { name, role } }: AdminSession) => {
      storage.setItem(TOKEN, token)
      storage.setItem(USER, JSON.stringify({ name, role }))
      become({ token, user: { name, role } }, null)
    },
    /** @param by null forgets the session, as if this tab had never had one */
    end: (by: AdminSessionEnd | null) => {
      discard(storage)
      become(null, by)
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Reads the stored session of this tab. Deletes an invalid value. */
function readSession(storage: KeyValueStorage): AdminSession | null {
  const token = storage.getItem(TOKEN)
  const user = userIn(storage.getItem(USER))
  if (token && user) return { token, user }
  discard(storage)
  return null
}

function discard(storage: KeyValueStorage): void {
  storage.removeItem(TOKEN)
  storage.removeItem(USER)
}

function userIn(text: string | null): AdminUser | null {
  const user = parsed(text)
  if (typeof user !== 'object' || user === null || !('name' in user) || !('role' in user)) return null
  const { name, role } = user
  return typeof name === 'string' && isRole(role) ? { name, role } : null
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

const isRole = (role: unknown): role is AdminRole => role === 'admin' || role === 'viewer'
