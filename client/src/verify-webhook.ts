import type { Event as WebhookEvent } from './generated/types.ts'

/** A request that is not to be trusted. Respond with 400. */
export class WebhookError extends Error {
  override readonly name = 'WebhookError'
  readonly code: 'HEADERS_MISSING' | 'SIGNATURE_WRONG' | 'TIMESTAMP_OUT_OF_RANGE'

  constructor(code: WebhookError['code'], message: string) {
    super(message)
    this.code = code
  }
}

/** The headers of `Request`, or those of Node's `IncomingMessage`. */
export type WebhookHeaders = Headers | Readonly<Record<string, string | readonly string[] | undefined>>

/** A signature is valid for this long before and after its time, so that a recorded request cannot be sent again later. */
const TOLERANCE_SECONDS = 5 * 60
const PREFIX = 'whsec_'
/** Version 1, and the Base64 of 32 bytes. */
const SIGNATURE = /^v1,([A-Za-z0-9+/]{43}=)$/

/**
 * The event of a webhook that Plink signed with this secret. Rejects with `WebhookError` for any other.
 * @param body the text exactly as it arrived: another formatting of the same JSON has another signature
 * @param secret the `whsec_…` of the endpoint
 */
export async function verifyWebhook(body: string, headers: WebhookHeaders, secret: string): Promise<WebhookEvent> {
  const [id, timestamp, signatures] = ['id', 'timestamp', 'signature'].map(name => headerOf(headers, `webhook-${name}`))
  if (!id || !timestamp || !signatures) throw new WebhookError('HEADERS_MISSING', 'The webhook headers are missing')
  // `NaN` is never within the tolerance.
  if (!(Math.abs(Date.now() / 1000 - Number(timestamp)) <= TOLERANCE_SECONDS))
    throw new WebhookError('TIMESTAMP_OUT_OF_RANGE', 'The webhook is too old, or the clock of this machine is wrong')
  const content = new TextEncoder().encode(`${id}.${timestamp}.${body}`)
  if (!(await isSigned(content, signatures, secret)))
    throw new WebhookError('SIGNATURE_WRONG', 'The webhook was not signed with this secret')
  return JSON.parse(body)
}

function headerOf(headers: WebhookHeaders, name: string): string | undefined {
  return (headers instanceof Headers ? headers.get(name) : headers[name])?.toString()
}

/** There are several signatures while two secrets are valid. `verify` compares them in constant time. */
async function isSigned(content: BufferSource, signatures: string, secret: string): Promise<boolean> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const raw = bytesOf(secret.startsWith(PREFIX) ? secret.slice(PREFIX.length) : secret)
  const key = await crypto.subtle.importKey('raw', raw, algorithm, false, ['verify'])
  for (const each of signatures.split(' ')) {
    const [, signature] = SIGNATURE.exec(each) ?? []
    if (signature && (await crypto.subtle.verify('HMAC', key, bytesOf(signature), content))) return true
  }
  return false
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), character => character.charCodeAt(0))
