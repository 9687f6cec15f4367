import type { ProviderHealth as Entry } from '#api/contract/generated/schemas.ts'
import type { Clock } from '#api/kernel/platform/clock.ts'
import { ProviderFailure } from './provider-failure.ts'

/** The health of the providers, as seen in the calls of this process. */
export class ProviderHealth {
  readonly #clock: Clock
  readonly #entries = new Map<string, { entry: Entry; isSuspended: () => boolean }>()

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** @param isSuspended whether its calls fail at once at the moment */
  register(name: string, isSuspended: () => boolean): void {
    const entry: Entry = { name, state: 'unused', lastSuccessAt: null, lastFailureAt: null, lastFailure: null }
    this.#entries.set(name, { entry, isSuspended })
  }

  recordSuccess(name: string): void {
    this.#change(name, { state: 'working', lastSuccessAt: this.#now() })
  }

  recordFailure(name: string, failure: Error): void {
    const lastFailure = failure instanceof ProviderFailure ? failure.reason : 'timeout'
    this.#change(name, { state: 'failing', lastFailureAt: this.#now(), lastFailure })
  }

  list(): Entry[] {
    return [...this.#entries.values()].map(({ entry, isSuspended }) =>
      isSuspended() ? { ...entry, state: 'suspended' } : entry,
    )
  }

  #change(name: string, change: Partial<Entry>): void {
    const registration = this.#entries.get(name)
    if (registration) registration.entry = { ...registration.entry, ...change }
  }

  #now = () => this.#clock().toISOString()
}
