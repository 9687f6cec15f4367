import { eq, sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { beneficiaries } from '#api/kernel/db/schema/beneficiaries.ts'
import { advanceBeneficiaries } from '#api/money/beneficiaries/advance-beneficiaries.ts'
import { testApp } from '#api/testing/app.ts'
import { type Customer, newCustomer, wrongCode } from '#api/testing/customers/customer.ts'
import { deliverMessages } from '#api/testing/messages.ts'
import { add, BENEFICIARIES, confirm, newIban, read } from '#api/testing/money/beneficiaries.ts'
import { newWalletOwner } from '#api/testing/money/wallet-owner.ts'
import { refused } from '#api/testing/money/wallet-requests.ts'
import { atOnce, outcome } from '#api/testing/outcome.ts'
import { watch } from '#api/testing/webhooks/events.ts'

const { app, clock, database, deps, with: appWith } = await testApp()
const signedIn = async () => (await newCustomer(app)).signIn()
const { db } = database
afterAll(() => database.close())

const running = new AbortController().signal
const payee = () => ({ name: 'Green Palm Trading', iban: newIban(), identifier: '1010123456' })
type Result = 'match' | 'mismatch' | 'unavailable'
const checkThat = (check: () => Promise<Result>) => ({ payeeCheck: { check } })
const runJob = (changes: Partial<typeof deps> = {}) => advanceBeneficiaries({ ...deps, ...changes }, running)

/** Returns the same session at a server with these differences. */
function at(customer: Customer, changes: Parameters<typeof appWith>[0]): Customer {
  const { accessToken, otp } = customer
  return Object.assign(customer.through(appWith(changes)), { accessToken, otp })
}

describe('confirmBeneficiary: one code confirms one beneficiary, once:', () => {
  test('20 confirmations at once have it checked once', async () => {
    const noura = await signedIn()
    let checks = 0
    const check = async (): Promise<Result> => {
      checks += 1
      return 'match'
    }
    const there = at(noura, { providers: checkThat(check) })
    const id = await add(noura, payee())
    const responses = await atOnce(20, () => there.post(`${BENEFICIARIES}/${id}/confirm`, { otp: noura.otp }))
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(checks).toBe(1)
    const steps = (await read(noura, id)).body.history
    expect(steps).toMatchObject([
      { state: 'unconfirmed', cause: 'added' },
      { state: 'checking', cause: 'confirmed' },
      { state: 'cooling_off', cause: 'match' },
      { state: 'active', cause: 'cooling_off_over' },
    ])
  })

  test('the code of one does not confirm another', async () => {
    const noura = await signedIn()
    const first = await add(noura, payee())
    clock.advance(30)
    await add(noura, payee())
    expect(await confirm(noura, first)).toEqual(refused(410, 'ACTION_EXPIRED'))
  })

  test('name and IBAN cannot change between the code and its use', async () => {
    const noura = await signedIn()
    const id = await add(noura, payee())
    const change = db.update(beneficiaries).set({ iban: newIban() }).where(eq(beneficiaries.id, id))
    await expect(change).rejects.toMatchObject({ cause: { message: 'a beneficiary keeps its values' } })
    await expect(db.delete(beneficiaries).where(eq(beneficiaries.id, id))).rejects.toThrow()
  })

  test("somebody else's is as good as unknown", async () => {
    const [noura, fahad] = [await signedIn(), await signedIn()]
    const id = await add(noura, payee())
    for (const unknown of [id, crypto.randomUUID()]) {
      expect(await confirm(fahad, unknown, noura.otp)).toEqual(refused(404, 'BENEFICIARY_NOT_FOUND'))
      expect(await read(fahad, unknown)).toEqual(refused(404, 'BENEFICIARY_NOT_FOUND'))
    }
  })

  test('five wrong codes lock all beneficiaries of the account, and no other account', async () => {
    const [noura, fahad] = [await signedIn(), await signedIn()]
    const id = await add(noura, payee())
    for (const attempt of [0, 1, 2, 3, 4]) await confirm(noura, id, wrongCode(noura.otp, attempt))
    expect(await confirm(noura, id)).toEqual(refused(423, 'OTP_LOCKED'))
    expect((await confirm(fahad, await add(fahad, payee()))).status).toBe(200)
  })

  test('15 minutes after it was added it is over, and the job removes it', async () => {
    const noura = await signedIn()
    const id = await add(noura, payee())
    clock.advance(899)
    await noura.signIn()
    const resent = await outcome(noura.post(`${BENEFICIARIES}/${id}/resend`, {}))
    expect(resent.status).toBe(200)
    await runJob()
    expect((await read(noura, id)).body).toMatchObject({ state: 'unconfirmed' })
    clock.advance(1)
    expect(await confirm(noura, id, String(resent.body.otpCode))).toEqual(refused(410, 'ACTION_EXPIRED'))
    await runJob()
    expect((await read(noura, id)).body).toMatchObject({ state: 'removed', cause: 'expired' })
  })

  test('the owner gets a message', async () => {
    const noura = await signedIn()
    const request = payee()
    await confirm(noura, await add(noura, request))
    await deliverMessages(deps)
    const { phoneNumber } = (await outcome(noura.get('/api/v1/auth/me'))).body
    const query = new URLSearchParams({ phoneNumber: String(phoneNumber) })
    const { items } = await (await noura.get(`/api/sandbox/messages?${query}`)).json()
    const bodies = items.map(({ body }: { body: string }) => body)
    const news = `Green Palm Trading with the IBAN that ends in ${request.iban.slice(-4)} is now a beneficiary`
    expect(bodies).toContainEqual(expect.stringContaining(news))
  })
})

describe('confirmBeneficiary: the payee check', () => {
  test('that is not available is repeated until it responds', async () => {
    const noura = await signedIn()
    const down = { ...deps.providers, ...checkThat(async () => 'unavailable') }
    const id = await add(noura, payee())
    const response = await confirm(at(noura, { providers: checkThat(async () => 'unavailable') }), id)
    expect(response.body).toMatchObject({ state: 'checking', payeeCheck: 'waiting' })
    await runJob()
    expect((await read(noura, id)).body).toMatchObject({ state: 'checking' })
    clock.advance(60)
    await runJob({ providers: down })
    expect((await read(noura, id)).body).toMatchObject({ state: 'checking' })
    clock.advance(60)
    await Promise.all([runJob(), runJob()])
    expect((await read(noura, id)).body).toMatchObject({ state: 'active', payeeCheck: 'match' })
  })

  test('that is never available is asked ever more rarely, and after a day nobody has checked it', async () => {
    const noura = await signedIn()
    const request = payee()
    const id = await add(noura, request)
    let checks = 0
    const check = async ({ iban }: { iban: string }): Promise<Result> => {
      if (iban === request.iban) checks += 1
      return 'unavailable'
    }
    const down = { payeeCheck: { check } }
    await confirm(at(noura, { providers: down }), id)
    const QUARTERS_OF_A_DAY = 96
    for (let quarter = 1; quarter < QUARTERS_OF_A_DAY; quarter += 1) {
      clock.advance(900)
      await runJob({ providers: { ...deps.providers, ...down } })
    }
    await noura.signIn()
    expect((await read(noura, id)).body).toMatchObject({ state: 'checking', payeeCheck: 'waiting' })
    expect(checks).toBeLessThan(30)
    clock.advance(900)
    await runJob({ providers: { ...deps.providers, ...down } })
    await noura.signIn()
    const { body } = await read(noura, id)
    expect(body).toMatchObject({ state: 'active', payeeCheck: 'not_checked' })
    expect(body.history).toMatchObject([{}, {}, { state: 'cooling_off', cause: 'not_checked' }, {}])
  })

  test('finds somebody else, and no money can be sent there', async () => {
    const noura = await signedIn()
    const id = await add(noura, payee())
    const response = await confirm(at(noura, { providers: checkThat(async () => 'mismatch') }), id)
    expect(response.body).toMatchObject({ state: 'mismatch', cause: 'mismatch', payeeCheck: 'mismatch' })
    const force = db.update(beneficiaries).set({ state: 'active', stateCause: 'match' }).where(eq(beneficiaries.id, id))
    await expect(force).rejects.toThrow()
  })

  test('is not asked without an identifier', async () => {
    const noura = await signedIn()
    const { identifier: _, ...without } = payee()
    const id = await add(noura, without)
    const there = at(noura, { providers: checkThat(() => Promise.reject(new Error('asked'))) })
    const { body } = await confirm(there, id)
    expect(body).toMatchObject({ state: 'active', payeeCheck: 'not_checked' })
    expect(body.history).toMatchObject([{}, {}, { state: 'cooling_off', cause: 'not_checked' }, {}])
  })

  test('does not bring back one that was removed meanwhile', async () => {
    const noura = await signedIn()
    const id = await add(noura, payee())
    const check = async (): Promise<Result> => {
      await noura.delete(`${BENEFICIARIES}/${id}`)
      return 'match'
    }
    const { body } = await confirm(at(noura, { providers: checkThat(check) }), id)
    expect(body).toMatchObject({ state: 'removed', cause: 'removed_by_customer' })
  })

  test('that fails for one does not stop the others', async () => {
    const [noura, fahad] = [await signedIn(), await signedIn()]
    const [hers, his] = [payee(), payee()]
    const ids: string[] = []
    for (const [each, request] of [
      [noura, hers],
      [fahad, his],
    ] as const) {
      const id = await add(each, request)
      await confirm(at(each, { providers: checkThat(async () => 'unavailable') }), id)
      ids.push(id)
    }
    clock.advance(60)
    const check = async ({ iban }: { iban: string }): Promise<Result> => {
      if (iban === hers.iban) throw new Error('This IBAN breaks it')
      return 'match'
    }
    await runJob({ providers: { ...deps.providers, payeeCheck: { check } } })
    expect((await read(noura, ids[0]!)).body).toMatchObject({ state: 'checking' })
    expect((await read(fahad, ids[1]!)).body).toMatchObject({ state: 'active' })
  })
})

describe('confirmBeneficiary: the cooling-off', () => {
  const day = { coolingHours: 24, coolingCap: 500_00 }

  test('is as long as the setting says, with its cap', async () => {
    const noura = await signedIn()
    const id = await add(noura, payee())
    const { body } = await confirm(at(noura, { beneficiaries: day }), id)
    const endsAt = new Date(clock().getTime() + 86_400_000).toISOString()
    expect(body).toMatchObject({ state: 'cooling_off', coolingOff: { endsAt, cap: { amount: 500_00 } } })
    clock.advance(86_399)
    await noura.signIn()
    await runJob()
    expect((await read(noura, id)).body).toMatchObject({ state: 'cooling_off' })
    clock.advance(1)
    const step = { state: 'active', cause: 'cooling_off_over' }
    const beforeJob = (await read(noura, id)).body
    expect(beforeJob).toMatchObject({
      ...step,
      since: endsAt,
      history: expect.arrayContaining([{ ...step, at: endsAt }]),
    })
    expect(beforeJob).not.toHaveProperty('coolingOff')
    clock.advance(30)
    await runJob()
    expect((await read(noura, id)).body).toEqual(beforeJob)
  })

  test('reaches the stream of events', async () => {
    const { customer: noura } = await newWalletOwner({ app, deps })
    const id = await add(noura, payee())
    await confirm(at(noura, { beneficiaries: day }), id)
    // The update comes before the stream opens, because the stream would report it too.
    await db.update(beneficiaries).set({ dueAt: sql`state_since` }).where(eq(beneficiaries.id, id))
    const events = await watch(noura)
    await runJob()
    expect(await events.change()).toEqual(['beneficiaries', 'notifications'])
    await events.close()
  })
})
