import type { Providers } from '#api/providers/providers.ts'
import type { Customer } from '#api/testing/customer.ts'
import { LOCKOUT_FAILURES } from '#domain/constants.ts'
import { IMPATIENT_SECONDS, smsRefused } from '../exchanged-parts.ts'
import type { Play, Scene } from '../scene.ts'

export const WRONG_CODE = '000000'

/** The person is ready, and this happens too. */
export const first = (happens: (scene: Scene) => Promise<unknown>): Play => {
  return async scene => {
    await scene.ready()
    await happens(scene)
    return scene.call()
  }
}

/** The person is ready, and this long passes. */
export const after = (seconds: number): Play => first(async ({ world }) => world.clock.advance(seconds))

/** The person fails so often that it leads to a lock. */
export const lockedBy = (fail: (customer: Customer) => Promise<Response>): Play =>
  first(async ({ customer }) => {
    for (let count = 0; count < LOCKOUT_FAILURES; count++) await fail(customer)
  })

/** The person is ready, and a service outside is another one. */
export const withProviders = (providers: Partial<Providers>): Play => {
  return async ({ ready, world, call }) => {
    await ready()
    return call({}, world.with({ providers, providerTimeoutSeconds: IMPATIENT_SECONDS }))
  }
}

export const withoutSms = withProviders(smsRefused)
