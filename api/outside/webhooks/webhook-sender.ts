import { lookup as lookUp } from 'node:dns'
import { type IncomingMessage, request as requestByHttp } from 'node:http'
import { request as requestByHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import type { WebhookAttempt } from '#api/contract/generated/schemas.ts'
import { traced, traceHeaders } from '#api/kernel/platform/tracing.ts'
import { hostOf, isLoopback, isOnInternet, namesLoopback } from './reachable-addresses.ts'

/** Sends a body to a customer's URL. Never throws: the result contains the error. */
export type SendWebhook = (
  url: string,
  headers: Record<string, string>,
  body: string,
) => Promise<Omit<WebhookAttempt, 'at'>>

interface Options {
  /** Whether a URL may name this machine. */
  toLoopback: boolean
  timeoutMilliseconds?: number
  lookup?: LookupFunction
}

const TIMEOUT_MILLISECONDS = 10_000
/** The part of a response that is kept. The rest is not read. */
const KEPT_BYTES = 4096

class AddressNotAllowed extends Error {}

/**
 * Customers choose the URL, so nothing is sent to addresses that only this machine can reach. The address is checked when the connection is made,
 * because a name may resolve to another one each time. Redirects are not followed.
 */
export function webhookSender({
  toLoopback,
  timeoutMilliseconds = TIMEOUT_MILLISECONDS,
  lookup = lookUp,
}: Options): SendWebhook {
  return (url, headers, body) =>
    traced(
      () => ({ name: 'webhook', kind: 'client' }),
      () => attempt(url, headers, body),
    )

  async function attempt(url: string, headers: Record<string, string>, body: string) {
    const startedAt = performance.now()
    const signal = AbortSignal.timeout(timeoutMilliseconds)
    const outcome = await post(new URL(url), headers, body).catch((err: unknown) => ({
      failure: failureOf(err, signal),
    }))
    return { ...outcome, milliseconds: Math.round(performance.now() - startedAt) }

    async function post(target: URL, requestHeaders: Record<string, string>, text: string) {
      const host = hostOf(target)
      const isAllowed = toLoopback && namesLoopback(host) ? isLoopback : isOnInternet
      // An IP address is not looked up, so it is checked here.
      if (isIP(host) && !isAllowed(host)) throw new AddressNotAllowed()
      const response = await respond(
        target,
        { ...requestHeaders, ...traceHeaders() },
        text,
        guarded(lookup, isAllowed),
        signal,
      )
      const { statusCode: status = 0 } = response
      const responseBody = await beginningOf(response)
      const failure = status >= 300 && status < 400 ? 'redirect' : 'status'
      return { status, responseBody, ...(Math.floor(status / 100) !== 2 && ({ failure } as const)) }
    }
  }
}

function respond(
  url: URL,
  headers: Record<string, string>,
  body: string,
  lookup: LookupFunction,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestByHttps : requestByHttp
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  request(url, { method: 'POST', headers, lookup, signal, agent: false })
    .on('response', resolve)
    .on('error', reject)
    .end(body)
  return promise
}

/** Looks up a name, and fails if any of its addresses is not allowed. */
const guarded =
  (lookup: LookupFunction, isAllowed: (address: string) => boolean): LookupFunction =>
  (hostname, options, callback) =>
    lookup(hostname, { ...options, all: true }, (err, result) => {
      if (err) return callback(err, '')
      const addresses = Array.isArray(result) ? result : []
      const [first] = addresses
      if (!first || !addresses.every(({ address }) => isAllowed(address))) return callback(new AddressNotAllowed(), '')
      return options.all ? callback(null, addresses) : callback(null, first.address, first.family)
    })

/** Returns the beginning of the body. The status is known already, so an interruption does not matter. */
async function beginningOf(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let length = 0
  try {
    for await (const chunk of response) {
      chunks.push(chunk)
      length += chunk.length
      if (length >= KEPT_BYTES) break
    }
  } catch {}
  response.destroy()
  return Buffer.concat(chunks).subarray(0, KEPT_BYTES).toString()
}

function failureOf(err: unknown, signal: AbortSignal): WebhookAttempt['failure'] {
  if (err instanceof AddressNotAllowed) return 'address'
  return signal.aborted ? 'timeout' : 'connection'
}
