import type { Providers } from '#api/outside/providers/providers.ts'
import type { TestApp } from '#api/testing/app.ts'
import type { Customer } from '#api/testing/customer.ts'
import { CHALLENGE_SECONDS, LOCKOUT_FAILURES, OTP_LIFETIME_SECONDS } from '#domain/constants.ts'
import type { People } from '../people.ts'
import type { Preparation } from '../steps/preparation.ts'
import { keepCursor } from '../steps/wallet.ts'
import { smsRefused } from '../test-doubles.ts'
import type { ScenarioContext, ScenarioScript } from './scenario-script.ts'

type Action = (context: ScenarioContext) => Promise<unknown>

export const prepareAndCall: ScenarioScript = async ({ prepare, call }) => {
  await prepare()
  return call()
}

/** The call comes after the preparation and this. */
export const after = (action: Action): ScenarioScript => {
  return async context => {
    await context.prepare()
    await action(context)
    return context.call()
  }
}

/** The call comes after this, in place of the preparation. */
export const preparedBy = (action: Action): ScenarioScript => {
  return async context => {
    await action(context)
    return context.call()
  }
}

/** The call comes after the preparation of another operation. */
export const preparedFor = (operationId: string): ScenarioScript =>
  preparedBy(context => context.prepareFor(operationId))

/** The same call came before. */
export const calledBefore: ScenarioScript = after(({ call }) => call())

/** The call comes this long after the preparation. */
export const afterSeconds = (seconds: number): ScenarioScript =>
  after(async ({ plink }) => plink.clock.advance(seconds))

/** The code can be neither confirmed nor sent again. */
export const afterChallenge: ScenarioScript = after(async ({ plink, customer }) => {
  plink.clock.advance(CHALLENGE_SECONDS)
  await customer.refresh()
})

/** The customer fails until the account is locked. */
export const lockedBy = (fail: (customer: Customer) => Promise<Response>): ScenarioScript =>
  after(async ({ customer }) => {
    for (let count = 0; count < LOCKOUT_FAILURES; count++) await fail(customer)
  })

/** The call is made on a server with these settings. */
export const withSettings = (settings: Parameters<TestApp['with']>[0]): ScenarioScript => {
  return async ({ prepare, plink, call }) => {
    await prepare()
    return call({}, plink.with(settings))
  }
}

/** The call is made with these providers. */
export const withProviders = (providers: Partial<Providers>): ScenarioScript => withSettings({ providers })

export const withoutSms = withProviders(smsRefused)

type IdsOf<Values> = Extract<keyof Values, `${string}Id`>
/** What requests name. */
type Id =
  | IdsOf<People['wallet'] & People['transfer'] & People['bills'] & People['approval'] & People['adminValues']>
  | 'sessionId'
  | 'cursor'

/** The request names nothing that exists. */
export const unknownId =
  (name: Id): ScenarioScript =>
  async ({ prepare, call }) => {
    await prepare()
    return call({ parameters: { [name]: crypto.randomUUID() } })
  }

/** The key of the first call comes with another id. */
export const withOtherId =
  (name: Id): ScenarioScript =>
  async ({ prepare, call }) => {
    const headers = { 'Idempotency-Key': crypto.randomUUID() }
    await prepare()
    await call({ headers })
    return call({ headers, parameters: { [name]: crypto.randomUUID() } })
  }

/** The key of the first call comes with another body. */
export const withOtherBody =
  (body: object): ScenarioScript =>
  async ({ prepare, call }) => {
    const headers = { 'Idempotency-Key': crypto.randomUUID() }
    await prepare()
    await call({ headers })
    return call({ headers, body: { ...body } })
  }

/** The cursor is one of the list of transactions. */
export const withOtherCursor: ScenarioScript = after(keepCursor)

/** Of an operation that sends a code, after `send` has sent one. */
export const codeRefusals = (send: Preparation, lock: Preparation) => ({
  otp_locked: after(async people => {
    await send(people)
    await lock(people)
  }),
  otp_cooldown: after(send),
  otp_send_failed: withoutSms,
})

/** Of an operation that takes a code. */
export const confirmRefusals = (lock: Preparation) => ({
  otp_expired: afterSeconds(OTP_LIFETIME_SECONDS),
  action_expired: calledBefore,
  otp_locked: after(lock),
})

/** Of an operation that sends a code again, whose confirmation has the first one. */
export const resendRefusals = (id: Id, confirmation: string, lock: Preparation) => ({
  idempotency_mismatch: withOtherId(id),
  otp_cooldown: preparedFor(confirmation),
  otp_locked: after(lock),
  otp_send_failed: withoutSms,
})
