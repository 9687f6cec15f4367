import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import type { RegisteredParty } from '#api/kernel/db/schema/onboarding.ts'
import { applicants } from '#api/kernel/db/schema/onboarding.ts'
import type { RegistryResult } from '#api/outside/providers/providers.ts'
import { sandboxUnifiedNumber } from '#api/outside/sandbox/registry.ts'
import { testApp } from '#api/testing/app.ts'
import { KYB_ANSWERS, type Newcomer, signUp } from '#api/testing/customers/newcomer.ts'
import { foundRegistration } from '#api/testing/customers/registration.ts'
import { dumpOf } from '#api/testing/database/dump.ts'
import { outcome } from '#api/testing/outcome.ts'
import { askForScreening, LISTED, reviewOf, reviewsOf } from '#api/testing/staff/reviews.ts'
import { StaffMember } from '#api/testing/staff/staff-member.ts'
import { newCrNumber, newNationalId } from '#api/testing/unique-values.ts'
import { CR_CACHE_SECONDS } from '#domain/constants.ts'

const plink = await testApp()
const { app, database, deps } = plink
afterAll(() => database.close())

const sara = await new StaffMember(app).signIn()

const party = (idNumber: string, role: RegisteredParty['role'] = 'owner'): RegisteredParty => ({
  role,
  idNumber,
  name: 'سالم عبدالله الحربي',
})

/** A registry that names these people. In live mode, nobody is on a registration that does not name them. */
function registryNaming(...parties: RegisteredParty[]) {
  const registry = { parties, lookUps: 0 }
  const lookUp = async (crNumber: string) => {
    registry.lookUps++
    return foundRegistration({ unifiedNumber: sandboxUnifiedNumber(crNumber), parties: registry.parties })
  }
  const providers = { registry: { lookUp } }
  return Object.assign(registry, {
    app: plink.with({ providers }),
    live: plink.with({ providers, sandbox: undefined }),
  })
}

const screen = async (newcomer: Newcomer, server = app) => outcome(askForScreening(newcomer.through(server)))
const decide = async (newcomer: Newcomer, decision: string) =>
  outcome(sara.decide((await reviewOf(sara, newcomer)).reviewId, decision, 'Power of attorney seen'))
const sessionOf = async (newcomer: Newcomer) => (await newcomer.get('/api/v1/onboarding/session')).json()

const NOT_ON_REGISTRATION = { status: 200, body: { status: 'REVIEW', review: 'not_on_registration' } }
const CLEAR = { status: 200, body: { status: 'CLEAR' } }

/** Returns an applicant whom the registration of their company does not name. */
async function stranger() {
  const registry = registryNaming(party('1012345678'), party('2087654321', 'manager'))
  const noura = await signUp(registry.app).upTo('globalScreening')
  expect(await screen(noura, registry.live)).toMatchObject(NOT_ON_REGISTRATION)
  return { noura, registry }
}

describe('runGlobalScreening', () => {
  test.each(['owner', 'manager'] as const)('screens a person whom the registration names as %s', async role => {
    const idNumber = newNationalId()
    const registry = registryNaming(party('1012345678'), party(idNumber, role))
    const noura = await signUp(registry.app, { idNumber }).upTo('globalScreening')
    expect(await screen(noura, registry.live)).toMatchObject(CLEAR)
    expect(await reviewsOf(sara, noura)).toEqual([])
  })

  test('opens one review of a person whom the registration does not name, and screens nobody', async () => {
    const { noura, registry } = await stranger()
    expect(await screen(noura, registry.live)).toMatchObject(NOT_ON_REGISTRATION)
    expect(await reviewsOf(sara, noura)).toMatchObject([
      {
        kind: 'not_on_registration',
        status: 'open',
        registeredParties: [
          { role: 'owner', maskedId: '1*****5678' },
          { role: 'manager', maskedId: '2*****4321' },
        ],
      },
    ])
    expect(await sessionOf(noura)).toMatchObject({ currentStep: 'globalScreening' })
    expect((await noura.post('/api/v1/onboarding/kyb', KYB_ANSWERS)).status).toBe(409)
    expect(registry.lookUps).toBe(1)
  })

  test('opens a review when the registry names nobody', async () => {
    const registry = registryNaming()
    const noura = await signUp(registry.app).upTo('globalScreening')
    expect(await screen(noura, registry.live)).toMatchObject(NOT_ON_REGISTRATION)
    expect(await reviewOf(sara, noura)).toMatchObject({ registeredParties: [] })
  })

  test('checks another registration anew', async () => {
    const { noura, registry } = await stranger()
    noura.values.crNumber = newCrNumber()
    registry.parties = [party(noura.values.idNumber)]
    await noura.through(registry.app).post('/api/v1/verification/validate-cr', { crNumber: noura.values.crNumber })
    expect(await screen(noura, registry.live)).toMatchObject(CLEAR)
  })

  test.each<[string, RegistryResult, object]>([
    ['is there', foundRegistration({ parties: [party('1012345678')] }), NOT_ON_REGISTRATION],
    ['is away', { kind: 'unavailable' }, { status: 503, body: { code: 'SCREENING_UNAVAILABLE' } }],
  ])('asks a registry that %s about a sign-up from before the parties were stored', async (_what, result, expected) => {
    const noura = await signUp(app).upTo('globalScreening')
    await database.db.update(applicants).set({ parties: null }).where(eq(applicants.id, noura.userId))
    const live = plink.with({ providers: { registry: { lookUp: async () => result } }, sandbox: undefined })
    expect(await screen(noura, live)).toMatchObject(expected)
  })

  test('stores nobody of the registration readably', async () => {
    await stranger()
    expect(JSON.stringify(await dumpOf(database.db))).not.toMatch(/1012345678|الحربي/)
  })
})

describe('decideReview of a person whom the registration does not name', () => {
  test('to approve lets the screening run, which may find the person', async () => {
    const { noura, registry } = await stranger()
    expect(await decide(noura, 'approve')).toMatchObject({ status: 200, body: { status: 'approved' } })
    expect((await sessionOf(noura)).data).not.toHaveProperty('screeningStatus')
    const listing = plink.with({
      providers: { screening: { screen: async () => LISTED } },
      sandbox: undefined,
    })
    expect(await screen(noura, listing)).toMatchObject({ body: { status: 'REVIEW', review: 'screening' } })
    await decide(noura, 'approve')
    expect(await screen(noura, registry.live)).toMatchObject(CLEAR)
  })

  test('to approve leads to the end of the sign-up', async () => {
    const { noura, registry } = await stranger()
    await decide(noura, 'approve')
    expect(await screen(noura, registry.live)).toMatchObject(CLEAR)
    noura.at = 'kyb'
    await noura.toTheEnd()
  })

  test('to reject is reported to the person and keeps the questionnaire closed', async () => {
    const { noura, registry } = await stranger()
    await decide(noura, 'reject')
    expect(await screen(noura, registry.live)).toMatchObject({ body: { status: 'REJECTED' } })
    expect((await noura.post('/api/v1/onboarding/kyb', KYB_ANSWERS)).status).toBe(409)
  })

  test('asking again asks the registry, which may name the person by now', async () => {
    const { noura, registry } = await stranger()
    const [server, before] = [registryNaming(party(noura.values.idNumber)), registry.lookUps]
    await decide(noura, 'ask_again')
    expect(await screen(noura, server.live)).toMatchObject(CLEAR)
    expect([registry.lookUps, server.lookUps]).toEqual([before, 1])
  })

  test('asking again opens another review if the registry still does not name the person', async () => {
    const { noura, registry } = await stranger()
    await decide(noura, 'ask_again')
    expect(await screen(noura, registry.live)).toMatchObject(NOT_ON_REGISTRATION)
    expect(await reviewsOf(sara, noura)).toMatchObject([{ status: 'open' }, { status: 'asked_again' }])
    const { lookUps } = registry
    await decide(noura, 'approve')
    plink.clock.advance(CR_CACHE_SECONDS + 1)
    expect(await screen(noura, registry.live)).toMatchObject(CLEAR)
    expect(registry.lookUps).toBe(lookUps)
  })

  test('changes nothing when the registration has changed since', async () => {
    const { noura, registry } = await stranger()
    const newNumber = newCrNumber()
    await noura.through(registry.app).post('/api/v1/verification/validate-cr', { crNumber: newNumber })
    noura.values.crNumber = newNumber
    await decide(noura, 'approve')
    expect(await screen(noura, registry.live)).toMatchObject(NOT_ON_REGISTRATION)
  })
})

test('the sandbox names everybody but the test value', async () => {
  const noura = await signUp(app).upTo('globalScreening')
  expect(await screen(noura)).toMatchObject(CLEAR)
  expect(deps.sandbox?.isOnEveryRegistration('1990200212')).toBe(false)
})
