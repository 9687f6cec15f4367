import type { ProviderFailureReason } from '#api/contract/generated/schemas.ts'

/** Why a provider cannot be used at the moment. */
export type FailureReason = Exclude<ProviderFailureReason, 'timeout'>

const ADVICE: Record<FailureReason, string> = {
  connection: 'The connection failed. Check the URL of the provider and the network.',
  error: 'The provider reports an error of its own. If it lasts, ask the provider.',
  unexpected_response: 'The response differs from the contract in providers/. Compare it with what the provider sends.',
  credentials: 'The provider refused our credentials. Check its settings, and whether it knows our address.',
  rate_limited: 'The provider limits our calls. If it lasts, ask for a higher limit.',
  circuit_open: 'The provider failed several times in a row. It is called again in a few seconds.',
  busy: 'Too many calls of the provider are under way.',
}

/** A provider did not respond as its contract says. The message is for operators. */
export class ProviderFailure extends Error {
  override name = 'ProviderFailure'
  readonly reason: FailureReason
  constructor(reason: FailureReason, options?: ErrorOptions) {
    super(ADVICE[reason], options)
    this.reason = reason
  }
}

/** The errors that occur before a connection is open. */
const NO_CONNECTION = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'])

/** Whether the provider cannot have received the request. */
export function wasNotSent({ reason, cause }: ProviderFailure): boolean {
  if (reason === 'circuit_open' || reason === 'busy') return true
  const error = cause instanceof Error ? cause.cause : undefined
  return reason === 'connection' && error instanceof Error && 'code' in error && NO_CONNECTION.has(String(error.code))
}

/** Turns a failure of the provider into the port's outcome for it. A time-out remains an error: see `ProviderTimeout`. */
export async function orUnavailable<Outcome, Unavailable>(
  work: () => Promise<Outcome>,
  unavailable: Unavailable,
): Promise<Outcome | Unavailable> {
  try {
    return await work()
  } catch (cause) {
    if (cause instanceof ProviderFailure) return unavailable
    throw cause
  }
}
