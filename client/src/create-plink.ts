import { type CallSettings, createCall } from './call.ts'
import { checkedBaseUrl, checkedKey, checkedToken } from './checked-options.ts'
import { createOperations, type Operations } from './generated/operations.ts'
import { type CustomerTokens, createSession, type OnRefresh } from './session.ts'

export interface PlinkOptions {
  /** The URL of the API, for example `https://plink.example`. */
  baseUrl: string
  /** The key of a program that works for a business: `plk_sandbox_…` or `plk_live_…`. */
  apiKey?: string
  /** In place of an API key: the onboarding token of a sign-up, or the access token of a sign-in. */
  token?: string
  /** Replaces the platform's fetch, for a proxy or a test. */
  fetch?: typeof globalThis.fetch | undefined
  /** The time-out of each attempt of a call. */
  timeoutSeconds?: number | undefined
  /** The number of retries after a network failure, a reached limit or a 5xx response. */
  retries?: number | undefined
}

/** A function for each operation of the contract. */
export interface Plink extends Operations {
  /** The same client with another token. */
  withToken(token: string): Plink
  /** The same client for a customer who has signed in. Replaces an expired access token and calls again. */
  withTokens(tokens: CustomerTokens, onRefresh?: OnRefresh): Plink
}

const TIMEOUT_SECONDS = 30
const RETRIES = 3

/**
 * A client for the Plink API. Throws a `TypeError` that says what to set if `baseUrl` is not a URL, or if `apiKey` or `token` is present without
 * a value that can be one, as `process.env.PLINK_API_KEY` is where nobody has set it.
 */
export function createPlink(options: PlinkOptions): Plink {
  const token = givenToken(options)
  return plinkWith({
    baseUrl: checkedBaseUrl(options.baseUrl),
    credentials: { token: () => token },
    fetch: options.fetch ?? ((input, init) => globalThis.fetch(input, init)),
    timeoutSeconds: options.timeoutSeconds ?? TIMEOUT_SECONDS,
    retries: options.retries ?? RETRIES,
  })
}

function givenToken(options: PlinkOptions): string | undefined {
  if ('apiKey' in options) return checkedKey(options.apiKey)
  return 'token' in options ? checkedToken('token', options.token) : undefined
}

function plinkWith(settings: CallSettings): Plink {
  const operations = createOperations(createCall(settings))
  return {
    ...operations,
    withToken: given => {
      const token = checkedToken('token', given)
      return plinkWith({ ...settings, credentials: { token: () => token } })
    },
    withTokens: (tokens, onRefresh) => {
      checkedToken('accessToken', tokens.accessToken)
      checkedToken('refreshToken', tokens.refreshToken)
      return plinkWith({ ...settings, credentials: createSession(tokens, operations.refreshTokens, onRefresh) })
    },
  }
}
