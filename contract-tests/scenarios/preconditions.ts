import type { Providers } from '#api/outside/providers/providers.ts'
import type { Customer } from '#api/testing/customer.ts'
import { LOCKOUT_FAILURES } from '#domain/constants.ts'
import { smsRefused } from '../test-doubles.ts'
import type { ScenarioContext, ScenarioScript } from './scenario-context.ts'

/** The call comes after the preparation and this. */
export const after = (action: (context: ScenarioContext) => Promise<unknown>): ScenarioScript => {
  return async context => {
    await context.prepare()
    await action(context)
    return context.call()
  }
}

/** The call comes this long after the preparation. */
export const afterSeconds = (seconds: number): ScenarioScript =>
  after(async ({ world }) => world.clock.advance(seconds))

/** The customer fails until the account is locked. */
export const lockedBy = (fail: (customer: Customer) => Promise<Response>): ScenarioScript =>
  after(async ({ customer }) => {
    for (let count = 0; count < LOCKOUT_FAILURES; count++) await fail(customer)
  })

/** The call is made with these providers. */
export const withProviders = (providers: Partial<Providers>): ScenarioScript => {
  return async ({ prepare, world, call }) => {
    await prepare()
    return call({}, world.with({ providers }))
  }
}

export const withoutSms = withProviders(smsRefused)

/** The key of the first call comes with another body. */
export const withOtherBody =
  (body: object): ScenarioScript =>
  async ({ prepare, call }) => {
    const headers = { 'Idempotency-Key': crypto.randomUUID() }
    await prepare()
    await call({ headers })
    return call({ headers, body: { ...body } })
  }
