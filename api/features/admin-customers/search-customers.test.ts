import { eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AdminEvent, CustomerList } from '#api/contract/generated/schemas.ts'
import { applicants } from '#api/kernel/db/schema/onboarding.ts'
import { profiles } from '#api/kernel/db/schema/profiles.ts'
import { freezeWallet } from '#api/money/ledger/wallets.ts'
import { testApp } from '#api/testing/app.ts'
import { newMember } from '#api/testing/customers/members.ts'
import { signUp } from '#api/testing/customers/newcomer.ts'
import { outcome } from '#api/testing/outcome.ts'
import { detailsOf, foundBy, listCustomers } from '#api/testing/staff/customer-care-steps.ts'
import { StaffMember, VIEWER } from '#api/testing/staff/staff-member.ts'

const { app, clock, database, deps } = await testApp()
afterAll(() => database.close())

const sara = new StaffMember(app)
beforeAll(() => sara.signIn())

const phonesOf = async (q: string) => (await foundBy(sara, q)).map(({ phoneNumber }) => phoneNumber)

const pageOf = async (query: Record<string, string>): Promise<CustomerList> => (await listCustomers(sara, query)).json()

/** The ids of all pages of a list. */
async function idsOfPages(query: Record<string, string>): Promise<string[]> {
  const { items, nextCursor } = await pageOf(query)
  const ids = items.map(({ customerId }) => customerId)
  return nextCursor === null ? ids : [...ids, ...(await idsOfPages({ ...query, cursor: nextCursor }))]
}

describe('searchCustomers', () => {
  test('is recorded as a view, once in half an hour', async () => {
    const omar = await new StaffMember(app, VIEWER).signIn()
    const looks = async (): Promise<AdminEvent[]> =>
      (await (await sara.get('/events?type=customers_listed')).json()).items.filter(
        ({ admin }: AdminEvent) => admin.email === VIEWER,
      )
    await Promise.all([listCustomers(omar, {}), listCustomers(omar, { q: '0561' }), listCustomers(omar, {})])
    expect(await looks()).toEqual([
      {
        id: expect.any(String),
        type: 'customers_listed',
        at: clock().toISOString(),
        admin: { name: 'Viewer', email: VIEWER },
      },
    ])
    clock.advance(30 * 60)
    await Promise.all([sara.signIn(), omar.signIn()])
    await listCustomers(omar, {})
    expect(await looks()).toHaveLength(2)
  })

  test('finds a member by phone and ID number only, and shows both sides', async () => {
    const { userId, values } = await signUp(app, { crNumber: '4030654321' }).toTheEnd()
    const member = await (await newMember(deps, app, userId, 'approver')).signIn()
    const idsOf = async (q: string) => (await foundBy(sara, q)).map(({ customerId }) => customerId)
    expect(await idsOf(values.crNumber)).toEqual([userId])
    expect(await idsOf(member.identifier)).toEqual([member.userId])
    expect(await idsOf(member.idNumber)).toEqual([member.userId])
    expect(await idsOfPages({})).not.toContain(member.userId)
    const page = async (id: string) => (await sara.get(`/customers/${id}`)).json()
    expect((await page(member.userId)).memberOf).toMatchObject({ customerId: userId, role: 'approver' })
    expect((await page(userId)).members).toMatchObject([{ customerId: member.userId, role: 'approver' }])
  })

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
    NUMBERS.idNumber,
    '١٠٩٠٨٠٠٠٠٢',
    NUMBERS.crNumber,
    '4030 123',
    '7030123456',
  ])('finds by %s', async q => {
    expect(await phonesOf(q)).toEqual(['+966561234567'])
  })

  test.each([
    '0561234568',
    '0561',
    '+966561',
    '05612345',
    NUMBERS.idNumber.slice(0, 4),
    '109080000',
    '1234',
    '61234567',
    '0000',
    '4567',
    '9665',
    '+966 56',
    '009665',
  ])('does not find by %s', async q => {
    expect(await phonesOf(q)).toEqual([])
  })

  test.each(['056', '%%%%', '0561%', '____', '056_', "0561' or '1'='1", '056\\1', '+966', 'abcd', '٪٪٪٪', '056٫1234'])(
    'finds nobody by %s',
    async q => {
      expect(await phonesOf(q)).toEqual([])
    },
  )

  test.each(['', '   ', '\u0000', 'Palm\u0007', 'x'.repeat(101)])('refuses %j', async q => {
    expect(await outcome(listCustomers(sara, { q }))).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_ERROR', fields: { q: expect.any(String) } },
    })
  })

  test('finds a sign-up that is not finished, with what it has so far', async () => {
    const noura = await signUp(app).upTo('cr')
    const [applicant] = await foundBy(sara, noura.values.phone)
    expect(applicant).toEqual({
      customerId: noura.userId,
      phoneNumber: noura.phoneNumber,
      status: 'signing_up',
      createdAt: clock().toISOString(),
    })
    await noura.upTo('nafath')
    expect(await foundBy(sara, noura.values.phone)).toMatchObject(
      [noura.values].map(({ crNumber, idNumber }) => ({ crNumber, idNumber })),
    )
    expect(await detailsOf(sara, noura.userId)).toMatchObject({ currentStep: 'nafath', sessions: [], locks: [] })
  })

  describe('by name', () => {
    const PHONE = '0567777777'
    beforeAll(async () => {
      const { userId } = await signUp(app, { phone: PHONE }).toTheEnd()
      const names = { businessName: 'Olive 7% Bakery', businessNameArabic: 'مخبز الزيتون' }
      await database.db.update(profiles).set(names).where(eq(profiles.accountId, userId))
    })

    test.each(['Olive 7% Bakery', ' olive 7% ', 'BAKERY', 'ive 7', 'الزيتون', 'ol', 'OL', '7%', 'مخ'])(
      'finds by %s',
      async q => {
        expect(await phonesOf(q)).toEqual(['+966567777777'])
      },
    )

    test.each(['Olive_7', 'Olive%Bakery', 'Olive\\ 7', 'Bakery Olive', 'li', '%', 'خب'])(
      'does not find by %s',
      async q => {
        expect(await phonesOf(q)).toEqual([])
      },
    )

    test('finds by the name in the registry, also before there is a profile', async () => {
      const { userId, phoneNumber } = await signUp(app).upTo('id')
      await database.db.update(applicants).set({ crLegalName: 'Juniper Est.' }).where(eq(applicants.id, userId))
      expect(await phonesOf('juniper')).toEqual([phoneNumber])
    })
  })

  describe('in pages', () => {
    const NEWEST_FIRST: string[] = []
    beforeAll(async () => {
      for (let count = 0; count < 41; count++) {
        // Pairs sign up at the same moment.
        if (count % 2 === 0) clock.advance(1)
        const { userId } = await signUp(app, { crNumber: `40999999${String(count).padStart(2, '0')}` }).upTo('id')
        NEWEST_FIRST.unshift(userId)
      }
    })

    test('of 20 returns the newest first, without a search too', async () => {
      const { items, nextCursor } = await pageOf({})
      expect(items).toHaveLength(20)
      expect(items[0]?.customerId).toBe(NEWEST_FIRST[0])
      expect(nextCursor).toBe(items[19]?.customerId)
    })

    test.each(['newest', 'oldest', 'name'])('returns everybody once, by %s', async sort => {
      const ids = await idsOfPages({ sort })
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids).toHaveLength(await database.db.$count(applicants, isNull(applicants.invitationId)))
    })

    test('returns those found in the order asked for', async () => {
      const newest = await idsOfPages({ q: '409999' })
      expect(newest).toHaveLength(41)
      expect(newest[0]).toBe(NEWEST_FIRST[0])
      expect(newest.at(-1)).toSatisfy(last => NEWEST_FIRST.slice(-2).includes(last))
      expect(await idsOfPages({ q: '409999', sort: 'oldest' })).toEqual(newest.toReversed())
    })

    test('continues after the last customer although others sign up meanwhile', async () => {
      const first = await pageOf({ q: '409999' })
      await signUp(app, { crNumber: '4099999950' }).upTo('id')
      const second = await pageOf({ q: '409999', cursor: first.nextCursor ?? '' })
      const ids = [...first.items, ...second.items].map(({ customerId }) => customerId)
      expect(new Set(ids).size).toBe(40)
    })

    test('has no page behind an unknown customer', async () => {
      const response = await outcome(listCustomers(sara, { cursor: crypto.randomUUID() }))
      expect(response).toMatchObject({ status: 400, body: { code: 'CURSOR_INVALID' } })
    })
  })

  test('says of an account that its wallet is frozen', async () => {
    const { userId, values } = await signUp(app).toTheEnd()
    expect((await foundBy(sara, values.phone))[0]).not.toHaveProperty('frozen')
    await freezeWallet(database.db, userId, clock())
    expect(await foundBy(sara, values.phone)).toMatchObject([{ status: 'active', frozen: true }])
  })

  test('sorts by the shown moment and name, and the nameless last', async () => {
    const [first, second, nameless] = await Promise.all(Array.from({ length: 3 }, () => signUp(app).upTo('cr')))
    await signUp(app).upTo('cr')
    clock.advance(60)
    for (const [newcomer, crLegalName] of [
      [first, 'zebra stationery'],
      [second, 'Acacia Roastery'],
    ] as const) {
      await newcomer!.upTo('id')
      await database.db.update(applicants).set({ crLegalName }).where(eq(applicants.id, newcomer!.userId))
    }
    const ids = [second, first, nameless].map(newcomer => newcomer!.userId)
    const byName = await idsOfPages({ sort: 'name' })
    expect(byName.filter(id => ids.includes(id))).toEqual(ids)
    await second!.toTheEnd()
    expect((await idsOfPages({}))[0]).toBe(second!.userId)
  })

  test.each([
    ['0500000010', 'active'],
    ['0500000016', 'soft_locked'],
    ['0500000017', 'hard_locked'],
  ])('says of %s that it is %s', async (phone, status) => {
    expect(await foundBy(sara, phone)).toMatchObject([{ status }])
  })
})
