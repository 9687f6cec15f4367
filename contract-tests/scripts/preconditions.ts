import type { Providers } from '#api/outside/providers/providers.ts'
import type { TestApp } from '#api/testing/app.ts'
import type { Customer } from '#api/testing/customers/customer.ts'
import { CHALLENGE_SECONDS, LOCKOUT_FAILURES, OTP_LIFETIME_SECONDS } from '#domain/constants.ts'
import type { Operation } from '../contract.ts'
import type { People } from '../people.ts'
import type { TestRequest } from '../request.ts'
import { inTurn, type Made, type Preparation } from '../steps/preparation.ts'
import { transactionsCursor } from '../steps/wallet.ts'
import { smsRefused } from '../test-doubles.ts'
import type { ScenarioContext, ScenarioScript } from './scenario-script.ts'

/** What an action makes takes the place of what the preparation made. */
type Action = (context: ScenarioContext) => Promise<Made> | Promise<void>

export const prepareAndCall: ScenarioScript = async ({ prepare, call }) => call({ made: await prepare() })

/**
 * The call comes after the preparation and this action, which needs nothing that the preparation makes. An action that does is a step of
 * `preparedBy(inTurn(...))`.
 */
export const after = (action: Action): ScenarioScript => {
  return async context => {
    const prepared = await context.prepare()
    const made = { ...prepared, ...(await action(context)) }
    return context.call({ made })
  }
}

/** The call comes after this action, which takes the place of the preparation. */
export const preparedBy = (action: Action): ScenarioScript => {
  return async context => {
    const made = (await action(context)) ?? {}
    return context.call({ made })
  }
}

/** The call comes after the preparation of another operation. */
export const preparedFor = (operationId: string): ScenarioScript =>
  preparedBy(context => context.prepareFor(operationId))

/** The same call came before. */
export const calledBefore: ScenarioScript = async ({ prepare, call }) => {
  const made = await prepare()
  await call({ made })
  return call({ made })
}

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
  return async ({ prepare, plink, call }) => call({ made: await prepare(), server: plink.with(settings) })
}

/** The call is made with these providers. */
export const withProviders = (providers: Partial<Providers>): ScenarioScript => withSettings({ providers })

export const withoutSms = withProviders(smsRefused)

/** The request names nothing that exists. */
export const unknownId = (name: string): ScenarioScript => {
  return async ({ operation, prepare, call }) => {
    expectParameter(operation, name)
    return call({ made: await prepare(), parameters: { [name]: crypto.randomUUID() } })
  }
}

function expectParameter({ id, parameters }: Operation, name: string): void {
  if (!parameters.some(parameter => parameter.name === name)) throw new Error(`${id} has no parameter ${name}`)
}

/** The same key comes with two requests, of which the second one differs in this. */
const withOtherRequest = (difference: (context: ScenarioContext) => Partial<TestRequest>): ScenarioScript => {
  return async context => {
    const headers = { 'Idempotency-Key': crypto.randomUUID() }
    const made = await context.prepare()
    await context.call({ made, headers })
    return context.call({ made, headers, ...difference(context) })
  }
}

/** The key of the first call comes with another id. */
export const withOtherId = (name: string): ScenarioScript =>
  withOtherRequest(({ operation }) => {
    expectParameter(operation, name)
    return { parameters: { [name]: crypto.randomUUID() } }
  })

/** The key of the first call comes with another body. */
export const withOtherBody = (body: object): ScenarioScript => withOtherRequest(() => ({ body }))

/** The key of the first call comes with another note. */
export const withOtherNote: ScenarioScript = withOtherRequest(({ scenario }) => ({
  body: { ...scenario.body, note: 'Passport not seen' },
}))

/** The cursor is one of the list of transactions. */
export const withOtherCursor: ScenarioScript = after(transactionsCursor)

type Lock<Before> = (people: People, made: Before) => Promise<void>

/** The refusals of an operation that sends a code, where `sent` has sent one before. */
export const codeRefusals = <Sent extends Made>(sent: (people: People) => Promise<Sent>, lock: Lock<Sent>) => ({
  otp_locked: preparedBy(inTurn(sent, lock)),
  otp_cooldown: preparedBy(sent),
  otp_send_failed: withoutSms,
})

/** The refusals of an operation that takes a code, where `locked` has locked its codes. */
export const confirmRefusals = (locked: Preparation) => ({
  otp_expired: afterSeconds(OTP_LIFETIME_SECONDS),
  action_expired: calledBefore,
  otp_locked: preparedBy(locked),
})

/** The refusals of an operation that sends a code again, where `locked` has locked the codes of its confirmation. */
export const resendRefusals = (id: string, confirmation: string, locked: Preparation) => ({
  idempotency_mismatch: withOtherId(id),
  otp_cooldown: preparedFor(confirmation),
  otp_locked: preparedBy(locked),
  otp_send_failed: withoutSms,
})
