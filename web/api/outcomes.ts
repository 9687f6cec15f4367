import type { AnyErrorCode } from './fetcher.ts'

/** Codes that any call can fail with. */
type TransportCode = Extract<
  AnyErrorCode,
  | 'NETWORK_ERROR'
  | 'NO_DATA'
  | 'TIMEOUT'
  | 'UNKNOWN_ERROR'
  | 'SERVICE_UNAVAILABLE'
  | 'MALFORMED_JSON'
  | 'PAYLOAD_TOO_LARGE'
  | 'UNSUPPORTED_MEDIA_TYPE'
  | 'IDEMPOTENCY_IN_FLIGHT'
  | 'IDEMPOTENCY_MISMATCH'
>

interface Failure {
  body: { code: string }
}
type CodeOf<Failed extends Failure> = Failed['body']['code']

type OutcomeByCode<Failed extends Failure, Outcome> = Record<Exclude<CodeOf<Failed>, TransportCode>, Outcome> &
  Partial<Record<Extract<CodeOf<Failed>, TransportCode>, Outcome>>

/**
 * Returns a function that maps the error of an operation to an outcome on the screen. `byCode` lists the operation's own codes: a new code
 * does not compile until it is listed. `otherwise` is for codes of any call and for codes of a newer server.
 */
export function outcomes<Failed extends Failure, Outcome>(
  byCode: OutcomeByCode<Failed, Outcome>,
  otherwise: Outcome,
): (error: Failed) => Outcome {
  const outcomeByCode = new Map<string, Outcome>(Object.entries<Outcome>(byCode))
  return ({ body }) => outcomeByCode.get(body.code) ?? otherwise
}
