import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { beneficiaries } from '#api/kernel/db/schema/beneficiaries.ts'
import { testApp } from '#api/testing/app.ts'
import { type Customer, newCustomer } from '#api/testing/customers/customer.ts'
import { add, BENEFICIARIES, confirm, newIban, read, tryToAdd } from '#api/testing/money/beneficiaries.ts'
import { refused } from '#api/testing/money/wallet-requests.ts'
import { atOnce, outcome } from '#api/testing/outcome.ts'

const { app, clock, database, deps, with: appWith } = await testApp()
const signedIn = async () => (await newCustomer(app)).signIn()
afterAll(() => database.close())

const NAME = 'Green Palm Trading'
const IBAN = 'SA0380000000608010167519'
const list = async (by: Customer, query = '') => (await outcome(by.get(`${BENEFICIARIES}${query}`))).body.items

describe('addBeneficiary: what is typed', () => {
  test.each(['sa03 8000 0000 6080 1016 7519', 'SA03-8000-0000-6080-1016-7519', '\u200eSA٠٣٨٠٠٠٠٠٠٠٦٠٨٠١٠١٦٧٥١٩'])(
    'is stored without separators: %j',
    async iban => {
      const noura = await signedIn()
      const id = await add(noura, {
        name: '  Green \u200b Palm ',
        iban,
        identifier: '١٠١٠ ١٢٣ ٤٥٦',
        nickname: ' Rent ',
      })
      expect((await read(noura, id)).body).toMatchObject({
        name: 'Green Palm',
        iban: IBAN,
        bankName: 'Al Rajhi Bank',
        identifierLastDigits: '3456',
        nickname: 'Rent',
        state: 'unconfirmed',
        history: [{ state: 'unconfirmed', cause: 'added' }],
      })
    },
  )

  test.each([
    ['SA0480000000608010167519', 'IBAN_INVALID'],
    ['SA03800000006080101675', 'IBAN_INVALID'],
    ['1234', 'IBAN_INVALID'],
    ['---', 'IBAN_INVALID'],
    ['GB82WEST12345698765432', 'IBAN_FOREIGN'],
  ])('is refused as an IBAN: %j', async (iban, code) => {
    expect(await tryToAdd(await signedIn(), { name: NAME, iban })).toEqual(refused(422, code))
  })

  test.each([
    [{ name: 'Palm 🌴' }, 'name'],
    [{ name: '\u200f\u200f\u200f' }, 'name'],
    [{ nickname: '🌴' }, 'nickname'],
    [{ identifier: '12345678901' }, 'identifier'],
    [{ identifier: 'CR1010123456' }, 'identifier'],
  ])('is refused: %j', async (change, field) => {
    const { status, body } = await tryToAdd(await signedIn(), { name: NAME, iban: IBAN, ...change })
    expect({ status, fields: Object.keys(Object(body.fields)) }).toEqual({ status: 400, fields: [field] })
  })

  test('is named in the message with the code', async () => {
    const noura = await signedIn()
    await add(noura, { name: 'شركة النخلة', iban: IBAN })
    const { phoneNumber } = (await outcome(noura.get('/api/v1/auth/me'))).body
    const query = `?phoneNumber=${encodeURIComponent(String(phoneNumber))}`
    const { items } = await (await noura.get(`/api/sandbox/messages${query}`)).json()
    const bodies = items.map(({ body }: { body: string }) => body)
    const purpose = 'It is for the new beneficiary شركة النخلة with the IBAN that ends in 7519.'
    expect(bodies).toContainEqual(expect.stringContaining(`${noura.otp}. ${purpose}`))
  })

  test('may be an IBAN of a bank whose name is not known', async () => {
    const noura = await signedIn()
    const iban = 'SA2877000000000000000001'
    const { status, body } = await tryToAdd(noura, { name: NAME, iban })
    expect(status, JSON.stringify(body)).toBe(201)
    expect((await read(noura, String(body.beneficiaryId))).body).not.toHaveProperty('bankName')
  })
})

describe('addBeneficiary: the same IBAN again', () => {
  test('is refused once it is confirmed', async () => {
    const noura = await signedIn()
    await confirm(noura, await add(noura, { name: NAME, iban: IBAN }))
    expect(await tryToAdd(noura, { name: 'Another', iban: IBAN })).toEqual(refused(409, 'BENEFICIARY_EXISTS'))
  })

  test('takes the place of one that is not confirmed, whose code is over', async () => {
    const noura = await signedIn()
    const first = await add(noura, { name: 'Gren Palm', iban: IBAN })
    const firstCode = noura.otp
    clock.advance(30)
    const second = await add(noura, { name: NAME, iban: IBAN })
    expect((await read(noura, first)).body).toMatchObject({ state: 'removed', cause: 'replaced' })
    expect(await confirm(noura, first, firstCode)).toEqual(refused(410, 'ACTION_EXPIRED'))
    expect((await confirm(noura, second)).body).toMatchObject({ state: 'active', name: NAME })
  })

  test('takes the place of one whose IBAN belongs to somebody else', async () => {
    const noura = await signedIn()
    const iban = 'SA8780608010000000000009'
    const first = await add(noura, { name: NAME, iban, identifier: '1010123456' })
    expect((await confirm(noura, first)).body).toMatchObject({ state: 'mismatch' })
    const second = await add(noura, { name: NAME, iban })
    expect((await confirm(noura, second)).body).toMatchObject({ state: 'active', payeeCheck: 'not_checked' })
    expect(await list(noura)).toMatchObject([{ beneficiaryId: second }])
  })

  test('at once ten times makes one, and the others have to wait', async () => {
    const noura = await signedIn()
    const responses = await atOnce(10, () => noura.post(BENEFICIARIES, { name: NAME, iban: IBAN }))
    const results = responses.map(({ status, body }) => `${status} ${body.code ?? ''}`)
    expect(results.toSorted()).toEqual(['201 ', ...Array.from({ length: 9 }, () => '429 OTP_COOLDOWN')])
    expect(await deps.db.$count(beneficiaries, eq(beneficiaries.accountId, noura.userId))).toBe(1)
  })

  test('is refused by the database too', async () => {
    const noura = await signedIn()
    const row = () => ({
      id: crypto.randomUUID(),
      accountId: noura.userId,
      name: NAME,
      iban: IBAN,
      createdAt: clock(),
      state: 'unconfirmed' as const,
      stateCause: 'added' as const,
      stateSince: clock(),
    })
    await deps.db.insert(beneficiaries).values(row())
    const again = deps.db.insert(beneficiaries).values(row())
    await expect(again).rejects.toMatchObject({ cause: { constraint: 'beneficiaries_one_per_iban' } })
  })

  test('is no matter of another account', async () => {
    for (const each of [await signedIn(), await signedIn()]) {
      expect((await confirm(each, await add(each, { name: NAME, iban: IBAN }))).status).toBe(200)
    }
  })
})

test('addBeneficiary: a code that cannot be sent leaves no beneficiary', async () => {
  const noura = await signedIn()
  const server = appWith({ providers: { sms: { send: async () => 'refused' } } })
  const { accessToken } = noura
  const there = Object.assign(noura.through(server), { accessToken })
  expect(await tryToAdd(there, { name: NAME, iban: newIban() })).toEqual(refused(502, 'OTP_SEND_FAILED'))
  expect(await deps.db.$count(beneficiaries, eq(beneficiaries.accountId, noura.userId))).toBe(0)
})
