import type { RefreshRequest, Tokens } from './generated/types.ts'
import { randomKey } from './random-key.ts'

/** The tokens that calls send, and how a refused one is replaced. */
export interface Credentials {
  token(): string | undefined
  /** Undefined for a token that nothing can refresh. */
  refresh?: (refused: string) => Promise<void>
}

/** The tokens of a sign-in. */
export interface CustomerTokens {
  accessToken: string
  refreshToken: string
}

/** Receives each new pair before it is used. Store it: the old one is no longer valid. */
export type OnRefresh = (tokens: CustomerTokens) => void | Promise<void>

type Exchange = (body: RefreshRequest, options: { idempotencyKey: string }) => Promise<Tokens>

/** The credentials of a customer, who stays signed in until the session ends. */
export function createSession(tokens: CustomerTokens, exchange: Exchange, onRefresh?: OnRefresh): Credentials {
  let held = tokens
  // One key for each refresh token, so that an exchange whose response was lost can be repeated.
  let idempotencyKey = randomKey()
  let underWay: Promise<void> | undefined

  const refresh = async () => {
    const { accessToken, refreshToken } = await exchange({ refreshToken: held.refreshToken }, { idempotencyKey })
    await onRefresh?.({ accessToken, refreshToken })
    held = { accessToken, refreshToken }
    idempotencyKey = randomKey()
  }
  return {
    token: () => held.accessToken,
    /** Concurrent refused calls share one exchange. */
    refresh: async refused => {
      if (held.accessToken !== refused) return
      underWay ??= refresh().finally(() => {
        underWay = undefined
      })
      await underWay
    },
  }
}
