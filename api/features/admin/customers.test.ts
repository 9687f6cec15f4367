import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CustomerDetails, CustomerSummary } from '#api/contract/generated/schemas.ts'
import { testApp } from '#api/testing/app.ts'
import { type Customer, newCustomer, OTHER_DEVICE, seededCustomer } from '#api/testing/customer.ts'
import { outcome } from '#api/testing/outcome.ts'
import { signUp } from '#api/testing/personas.ts'
import { Staff } from '#api/testing/staff.ts'

const { app, clock, database } = await testApp()
afterAll(() => database.close())

const sara = new Staff(app)
beforeAll(() => sara.signIn())

const WRONG = 'Palm#Trees2030'
const REASON = 'Called from the registered phone'
const DAY = 24 * 3600

const search = (q: string) => outcome(sara.get(`/customers?${new URLSearchParams({ q })}`))
const found = async (q: string) => (await search(q)).body.items as CustomerSummary[]
const phonesOf = async (q: string) => (await found(q)).map(({ phoneNumber }) => phoneNumber)

const details = async (id: string): Promise<CustomerDetails> => (await sara.get(`/customers/${id}`)).json()
const idOf = async ({ identifier }: Customer) => (await found(identifier))[0]?.customerId ?? ''

const help = (id: string, what: 'unlock' | 'end-sessions') =>
  outcome(sara.post(`/customers/${id}/${what}`, { reason: ` ${REASON} ` }))

async function lockBy(fail: () => Promise<Response>): Promise<void> {
  for (let count = 0; count < 5; count++) await fail()
}

describe('the search', () => {
  const NUMBERS = { phone: '0561234567', idNumber: '1090800002', crNumber: '4030123456' }
  beforeAll(async () => {
    await signUp(app, NUMBERS).toTheEnd()
  })

  test.each([
    '0561234567',
    '+966561234567',
    '00966561234567',
    '966561234567',
    '561234567',
    '+966 0561234567',
    ' 056 123 4567 ',
    '056-123-4567',
    '٠٥٦١٢٣٤٥٦٧',
    '۰۵۶۱۲۳۴۵۶۷',
    '0561',
    '+966561',
    NUMBERS.idNumber,
    NUMBERS.idNumber.slice(0, 4),
    NUMBERS.crNumber,
    '4030 123',
  ])('finds by %s', async q => {
    expect(await phonesOf(q)).toEqual(['+966561234567'])
  })

  test.each(['0561234568', '1234', '61234567', '0000', '4567', '9665', '+966 56', '009665'])(
    'does not find by %s',
    async q => {
      expect(await phonesOf(q)).toEqual([])
    },
  )

  test.each(['056', '%%%%', '0561%', '____', '056_', "0561' or '1'='1", '056\\1', '+966', 'abcd', '٪٪٪٪', '056٫1234'])(
    'refuses %s',
    async q => {
      expect(await search(q)).toMatchObject({
        status: 400,
        body: { code: 'VALIDATION_ERROR', fields: { q: expect.any(String) } },
      })
    },
  )

  test('finds a sign-up that is not finished, with what it has so far', async () => {
    const noura = await signUp(app).upTo('cr')
    const [begun] = await found(noura.values.phone)
    expect(begun).toEqual({
      customerId: noura.userId,
      phoneNumber: noura.phoneNumber,
      status: 'signing_up',
      createdAt: clock().toISOString(),
    })
    await noura.upTo('nafath')
    expect(await found(noura.values.phone)).toMatchObject(
      [noura.values].map(({ crNumber, idNumber }) => ({ crNumber, idNumber })),
    )
    expect(await details(noura.userId)).toMatchObject({ currentStep: 'nafath', sessions: [], locks: [] })
  })

  test('answers the newest 20', async () => {
    for (let count = 0; count < 21; count++) {
      clock.advance(1)
      await signUp(app, { phone: `05999999${String(count).padStart(2, '0')}` }).upTo('cr')
    }
    const phones = await phonesOf('059999')
    expect(phones).toHaveLength(20)
    expect(phones[0]).toBe('+966599999920')
    expect(phones).not.toContain('+966599999900')
  })

  test.each([
    ['0500000010', 'active'],
    ['0500000016', 'soft_locked'],
    ['0500000017', 'hard_locked'],
  ])('says of %s that it is %s', async (phone, status) => {
    expect(await found(phone)).toMatchObject([{ status }])
  })
})

test.each(['unlock', 'end-sessions'])('a reason of which too little can be seen is none to %s', async action => {
  const noura = await newCustomer(app)
  expect(
    await outcome(sara.post(`/customers/${await idOf(noura)}/${action}`, { reason: 'o\u200b\u200bk' })),
  ).toMatchObject({
    status: 400,
    body: { code: 'VALIDATION_ERROR', fields: { reason: expect.any(String) } },
  })
})

describe('the end of locks', () => {
  test('of sign-in lets the customer in at once, who sees that it happened', async () => {
    const noura = await newCustomer(app)
    await lockBy(() => noura.tryPassword(WRONG))
    const id = await idOf(noura)
    const lockedUntil = new Date(clock().getTime() + 900_000).toISOString()
    expect((await details(id)).locks).toEqual([{ type: 'login', kind: 'soft', lockedUntil }])
    expect(await help(id, 'unlock')).toEqual({ status: 200, body: { ended: 1 } })
    await noura.signIn()
    const { items } = await (await noura.get('/api/v1/auth/events')).json()
    expect(items).toContainEqual(expect.objectContaining({ type: 'unlocked', reason: 'admin' }))
    expect(await details(id)).toMatchObject({
      customer: { status: 'active' },
      locks: [],
      adminEvents: [
        { type: 'locks_ended', reason: REASON, subject: { id, name: (await found(noura.identifier))[0]?.phoneNumber } },
      ],
    })
  })

  test('of recovery and sign-in together ends both', async () => {
    const noura = await newCustomer(app)
    await lockBy(() => noura.tryPassword(WRONG))
    await lockBy(() => noura.tryRecovery({ idUnn: noura.idNumber, dateOfBirth: '1990-01-01' }))
    const id = await idOf(noura)
    expect((await details(id)).locks.map(({ type }) => type)).toEqual(['login', 'recovery'])
    expect(await help(id, 'unlock')).toMatchObject({ body: { ended: 2 } })
    await noura.startRecovery()
  })

  test('of one for good lets in, and the locks that led to it count no more', async () => {
    const locked = seededCustomer(app, '0500000017')
    expect((await locked.tryPassword(locked.password)).status).toBe(423)
    const id = await idOf(locked)
    expect((await details(id)).locks).toEqual([{ type: 'login', kind: 'hard' }])
    expect(await help(id, 'unlock')).toMatchObject({ status: 200 })
    await locked.signIn()
    await lockBy(() => locked.tryPassword(WRONG))
    expect(await outcome(locked.tryPassword(WRONG))).toMatchObject({ status: 423, body: { reason: 'soft' } })
  })

  test('forgets the failures that were counted', async () => {
    const noura = await newCustomer(app)
    await lockBy(() => noura.tryPassword(WRONG))
    await help(await idOf(noura), 'unlock')
    expect(await outcome(noura.tryPassword(WRONG))).toMatchObject({ body: { attemptsRemaining: 4 } })
  })

  test.each([
    ['who is not locked', async () => idOf(await newCustomer(app))],
    ['who is still signing up', async () => (await signUp(app).upTo('cr')).userId],
  ])('is refused for somebody %s, and not written down', async (_who, whose) => {
    const id = await whose()
    expect(await help(id, 'unlock')).toMatchObject({ status: 409, body: { code: 'NOT_LOCKED' } })
    expect((await details(id)).adminEvents).toEqual([])
  })

  test('is refused once a lock has run out', async () => {
    const noura = await newCustomer(app)
    await lockBy(() => noura.tryPassword(WRONG))
    const id = await idOf(noura)
    clock.advance(900)
    expect((await details(id)).locks).toEqual([])
    expect(await help(id, 'unlock')).toMatchObject({ body: { code: 'NOT_LOCKED' } })
  })
})

describe('the end of sessions', () => {
  test('makes every token of the customer worth nothing, and nobody else’s', async () => {
    await sara.signIn()
    const [noura, salem] = [await (await newCustomer(app)).signIn(), await (await newCustomer(app)).signIn()]
    clock.advance(60)
    const elsewhere = await noura.at(OTHER_DEVICE).signIn()
    const id = await idOf(noura)
    expect((await details(id)).sessions.map(({ device }) => device)).toEqual([OTHER_DEVICE, noura.device])
    expect(await help(id, 'end-sessions')).toEqual({ status: 200, body: { ended: 2 } })
    for (const { accessToken, refreshToken } of [noura, elsewhere]) {
      const me = await app.request('/api/v1/auth/me', { headers: { Authorization: `Bearer ${accessToken}` } })
      expect(me.status).toBe(401)
      expect((await noura.post('/api/v1/auth/refresh', { refreshToken })).status).toBe(401)
    }
    expect((await salem.get('/api/v1/auth/me')).status).toBe(200)
    expect(await details(id)).toMatchObject({
      sessions: [],
      events: [{ type: 'session_ended', reason: 'admin' }, { type: 'session_ended', reason: 'admin' }, {}, {}],
      adminEvents: [{ type: 'sessions_ended', reason: REASON, changes: [{ field: 'sessions', from: '2', to: '0' }] }],
    })
    clock.advance(60)
    await noura.signIn()
  })

  test('does not count what has ended by itself', async () => {
    const noura = await (await newCustomer(app)).signIn()
    const id = await idOf(noura)
    clock.advance(DAY)
    await sara.signIn()
    expect(await help(id, 'end-sessions')).toEqual({ status: 200, body: { ended: 0 } })
  })
})
