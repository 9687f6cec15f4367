import type { KeyValueStorage } from '#web/lib/safe-storage.ts'

/** The response of a sign-in, which the browser stores under the names of the specification. */
export interface SessionTokens {
  accessToken: string
  refreshToken: string
  userId: string
}

export type SessionStore = ReturnType<typeof createSessionStore>

const REFRESH_KEY = 'plink.refreshKey'
const KEYS = ['userId', 'refreshToken', 'accessToken'] as const

/** Keeps no state outside the storage, so all tabs always have the same session. */
export function createSessionStore(storage: KeyValueStorage) {
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  return {
    get: (): SessionTokens | null => {
      const [userId, refreshToken, accessToken] = KEYS.map(key => storage.getItem(key))
      return userId && refreshToken ? { userId, refreshToken, accessToken: accessToken ?? '' } : null
    },
    /** Writes the access token last, so that a reader of a new access token also reads the new refresh token. */
    start: (tokens: SessionTokens) => {
      for (const key of KEYS) storage.setItem(key, tokens[key])
      tell()
    },
    end: () => {
      for (const key of [REFRESH_KEY, ...KEYS]) storage.removeItem(key)
      tell()
    },
    /**
     * The Idempotency-Key of a refresh. It stays the same for a refresh token, so that the server repeats a lost response. Without it, the
     * second use of the token would end the session.
     */
    refreshKey: (): string => {
      const token = storage.getItem('refreshToken') ?? ''
      const [key, keyOf] = storage.getItem(REFRESH_KEY)?.split(' ') ?? []
      if (key !== undefined && keyOf === token) return key
      const newKey = crypto.randomUUID()
      storage.setItem(REFRESH_KEY, `${newKey} ${token}`)
      return newKey
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
