import { type CallSettings, createCall } from './call.ts'
import { type Operations, operationsOver } from './generated/operations.ts'

export interface PlinkOptions {
  /** Where the API is, `https://plink.example` for example. */
  baseUrl: string
  /** The onboarding token of a sign-up, or the access token of a sign-in. */
  token?: string | undefined
  /** Instead of the platform's own, for a proxy or a test. */
  fetch?: typeof globalThis.fetch | undefined
  /** How long each attempt of a call may take. */
  timeoutSeconds?: number | undefined
  /** How often a network failure or an answer of 5xx is tried again. */
  retries?: number | undefined
}

/** A function for each operation of the contract. */
export interface Plink extends Operations {
  /** The same client, calling with another token. */
  withToken(token: string): Plink
}

const TIMEOUT_SECONDS = 30
const RETRIES = 3

/** A client for the Plink API. Throws a `TypeError` when `baseUrl` is no URL. */
export function createPlink(options: PlinkOptions): Plink {
  return plinkOver({
    baseUrl: new URL(options.baseUrl).href.replace(/\/$/, ''),
    token: options.token,
    fetch: options.fetch ?? ((input, init) => globalThis.fetch(input, init)),
    timeoutSeconds: options.timeoutSeconds ?? TIMEOUT_SECONDS,
    retries: options.retries ?? RETRIES,
  })
}

function plinkOver(settings: CallSettings): Plink {
  return {
    ...operationsOver(createCall(settings)),
    withToken: token => plinkOver({ ...settings, token }),
  }
}
