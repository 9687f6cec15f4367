import {
  BrokenCircuitError,
  BulkheadRejectedError,
  bulkhead,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleAll,
  handleType,
  retry,
  wrap,
} from 'cockatiel'
import type { Log } from '#api/kernel/platform/log.ts'
import type { Metrics } from '#api/kernel/platform/metrics.ts'
import { traced } from '#api/kernel/platform/tracing.ts'
import { ProviderTimeout } from '#api/outside/providers/safeguards.ts'
import { ProviderFailure } from './provider-failure.ts'
import type { ProviderHealth } from './provider-health.ts'

/** The most concurrent calls of a process. Further calls fail at once. */
const MOST_CALLS = 20
/** This many failures in a row open the breaker. After a pause one call tries again. */
const FAILURES_TO_BREAK = 5
const BREAK_MILLISECONDS = 10_000

export interface Observers {
  log: Log
  metrics: Metrics
  health: ProviderHealth
}

interface Call<Reply> {
  /** Names the call in log lines. */
  operation: string | undefined
  isRepeatable: boolean
  /** The outcome of the reply in metrics and log lines. */
  outcomeOf: (reply: Reply) => string
}

/**
 * Protects the calls of one provider, and records them. Each process has its own breaker and its own limit of concurrent calls, so a provider that
 * hangs delays only its own step.
 * @param name names the provider in metrics and log lines
 */
export function guardProvider(name: string, timeoutSeconds: number, { log, metrics, health }: Observers) {
  const breaker = circuitBreaker(handleAll, {
    halfOpenAfter: BREAK_MILLISECONDS,
    breaker: new ConsecutiveBreaker(FAILURES_TO_BREAK),
  })
  const once = wrap(breaker, bulkhead(MOST_CALLS))
  const twice = wrap(
    retry(
      handleType(ProviderFailure, ({ reason }) => reason === 'connection' || reason === 'error'),
      { maxAttempts: 1, backoff: new ExponentialBackoff({ initialDelay: 100 }) },
    ),
    once,
  )

  /** Resolves with the reply. Rejects with {@link ProviderFailure} or {@link ProviderTimeout}. */
  function run<Reply>(call: Call<Reply>, attempt: (signal: AbortSignal) => Promise<Reply>): Promise<Reply> {
    const span = () => ({
      name: `${name} ${call.operation}`,
      kind: 'client' as const,
      attributes: { 'peer.service': name },
    })
    return traced(span, () => recorded(call, attempt))
  }

  async function recorded<Reply>(call: Call<Reply>, attempt: (signal: AbortSignal) => Promise<Reply>): Promise<Reply> {
    const started = performance.now()
    const record = (outcome: string, cause?: Error) => {
      const milliseconds = Math.round(performance.now() - started)
      metrics.recordProviderCall(name, outcome, milliseconds)
      const fields = { provider: name, operation: call.operation, outcome, milliseconds }
      if (cause) {
        health.recordFailure(name, cause)
        log.warn(
          { ...fields, err: cause },
          'A call to a provider failed. If it lasts, see the outside services in the portal.',
        )
      } else {
        health.recordSuccess(name)
        log.info(fields, 'A provider responded.')
      }
    }
    try {
      // All attempts share one deadline, so a step never takes longer than its time-out.
      const signal = AbortSignal.timeout(timeoutSeconds * 1000)
      const policy = call.isRepeatable ? twice : once
      const reply = await policy.execute(() => attempt(signal), signal)
      record(call.outcomeOf(reply))
      return reply
    } catch (cause) {
      const failure = describe(cause)
      record(failure instanceof ProviderFailure ? failure.reason : 'timeout', failure)
      throw failure
    }
  }

  /** Whether calls fail at once, because the provider failed several times in a row. */
  const isBroken = () => breaker.state === CircuitState.Open
  health.register(name, isBroken)
  return { run, isBroken }
}

function describe(cause: unknown): Error {
  if (cause instanceof BrokenCircuitError) return new ProviderFailure('circuit_open', { cause })
  if (cause instanceof BulkheadRejectedError) return new ProviderFailure('busy', { cause })
  if (cause instanceof DOMException && cause.name === 'TimeoutError') return new ProviderTimeout()
  return cause instanceof Error ? cause : new ProviderFailure('error', { cause })
}
