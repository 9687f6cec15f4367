import type { KeyValueStorage } from '#web/lib/safe-storage.ts'

/** What a sign-in answers and the browser keeps, under the keys that the specification names. */
export interface SessionTokens {
  accessToken: string
  refreshToken: string
  userId: string
}

export type SessionStore = ReturnType<typeof createSessionStore>

const REFRESH_KEY = 'plink.refreshKey'
const KEYS = ['userId', 'refreshToken', 'accessToken'] as const

/** Nothing is held outside the storage, so all tabs have the same session at every moment. */
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
    /** The access token comes last: whoever reads a new one reads what belongs to it. */
    start: (tokens: SessionTokens) => {
      for (const key of KEYS) storage.setItem(key, tokens[key])
      tell()
    },
    end: () => {
      for (const key of [REFRESH_KEY, ...KEYS]) storage.removeItem(key)
      tell()
    },
    /**
     * The Idempotency-Key under which the refresh token is handed in, the same for as long as the token is: an answer that
     * was lost, to the network or to a reload, is then given again, where a used token would end the session.
     */
    refreshKey: (): string => {
      const token = storage.getItem('refreshToken') ?? ''
      const [key, keyOf] = storage.getItem(REFRESH_KEY)?.split(' ') ?? []
      if (key !== undefined && keyOf === token) return key
      const made = crypto.randomUUID()
      storage.setItem(REFRESH_KEY, `${made} ${token}`)
      return made
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
