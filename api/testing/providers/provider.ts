import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '#api/dev/free-port.ts'
import { FAULTS, type Fault } from '#api/dev/stand-in/faults.ts'
import { readProviderContract } from '#api/dev/stand-in/provider-contract.ts'
import { type StandIn, type StandInReplies, startStandIn } from '#api/dev/stand-in/stand-in.ts'
import { createLog } from '#api/kernel/platform/log.ts'
import { Metrics } from '#api/kernel/platform/metrics.ts'
import { createProviderClient, type ProviderClient } from '#api/outside/providers/http/provider-client.ts'
import type { Observers } from '#api/outside/providers/http/provider-guard.ts'
import { ProviderHealth } from '#api/outside/providers/http/provider-health.ts'

/** The time-out is longer than a busy machine takes for any response. */
const TIMEOUT_SECONDS = 20
/** All clients share one log, because each log waits for the end of the process. */
const log = createLog({ level: 'silent' })
const observers = (): Observers => ({
  log,
  metrics: new Metrics(),
  health: new ProviderHealth(() => new Date()),
})
const faults = Object.keys(FAULTS) as Fault[]

/** Returns the examples of a webhook in the contract of a provider, by name. The provider sends the webhook to us. */
export const webhookExamples = (provider: string, webhook: string) =>
  readProviderContract(provider).webhookExamples(webhook)

/** A stand-in for the tests of a file. */
export interface ProviderUnderTest {
  standIn(): StandIn
  /** Returns a client of the stand-in, with its own breaker. */
  client(options?: Partial<Observers> & { timeoutSeconds?: number }): ProviderClient
}

/**
 * @param headers the headers that authenticate us, as the adapter sends them
 * @param replies the replies that replace the examples of the contract
 */
export function providerUnderTest(
  name: string,
  headers: Record<string, string>,
  replies?: StandInReplies,
): ProviderUnderTest {
  let running: StandIn
  beforeAll(async () => {
    running = await startStandIn(name, replies)
  })
  afterEach(() => {
    running.setFault(undefined)
    running.requests.length = 0
  })
  afterAll(() => running.close())
  return {
    standIn: () => running,
    client: ({ timeoutSeconds = TIMEOUT_SECONDS, ...observed } = {}) =>
      createProviderClient(name, { url: running.url, headers, timeoutSeconds }, { ...observers(), ...observed }),
  }
}

/**
 * Checks that every fault of the provider results in the port's outcome for it, and that a provider that hangs results in a time-out.
 * @param notSent the outcome if the provider cannot have received the request
 */
export function describeFaults(
  provider: ProviderUnderTest,
  call: (client: ProviderClient) => Promise<unknown>,
  unavailable: unknown,
  notSent = unavailable,
): void {
  describe('survives a provider that', () => {
    test.each(faults.filter(fault => fault !== 'silent' && fault !== 'slow'))(
      'responds with a fault: %s',
      async fault => {
        provider.standIn().setFault(fault)
        expect(await call(provider.client())).toEqual(unavailable)
      },
    )

    test.each(['silent', 'slow'] as const)('does not respond in time: %s', async fault => {
      provider.standIn().setFault(fault)
      await expect(call(provider.client({ timeoutSeconds: 1 }))).rejects.toThrow('Request timeout')
    })

    test('is not there', async () => {
      const nobody = createProviderClient(
        'nobody',
        { url: `http://127.0.0.1:${await freePort()}`, headers: {}, timeoutSeconds: TIMEOUT_SECONDS },
        observers(),
      )
      expect(await call(nobody)).toEqual(notSent)
    })
  })
}
