import { type CallSettings, createCall } from './call.ts'
import { createOperations, type Operations } from './generated/operations.ts'

export interface PlinkOptions {
  /** The URL of the API, for example `https://plink.example`. */
  baseUrl: string
  /** The onboarding token of a sign-up, or the access token of a sign-in. */
  token?: string | undefined
  /** Replaces the platform's fetch, for a proxy or a test. */
  fetch?: typeof globalThis.fetch | undefined
  /** The time-out of each attempt of a call. */
  timeoutSeconds?: number | undefined
  /** The number of retries after a network failure or a 5xx response. */
  retries?: number | undefined
}

/** A function for each operation of the contract. */
export interface Plink extends Operations {
  /** The same client with another token. */
  withToken(token: string): Plink
}

const TIMEOUT_SECONDS = 30
const RETRIES = 3

/** A client for the Plink API. Throws a `TypeError` if `baseUrl` is not a URL. */
export function createPlink(options: PlinkOptions): Plink {
  return plinkWith({
    baseUrl: new URL(options.baseUrl).href.replace(/\/$/, ''),
    token: options.token,
    fetch: options.fetch ?? ((input, init) => globalThis.fetch(input, init)),
    timeoutSeconds: options.timeoutSeconds ?? TIMEOUT_SECONDS,
    retries: options.retries ?? RETRIES,
  })
}

function plinkWith(settings: CallSettings): Plink {
  return {
    ...createOperations(createCall(settings)),
    withToken: token => plinkWith({ ...settings, token }),
  }
}
