import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import type { AdminEventList } from '#api/contract/generated/schemas.ts'
import { adminEvents } from '#api/kernel/db/schema/admin.ts'
import { testApp } from '#api/testing/app.ts'
import { signUp } from '#api/testing/customers/newcomer.ts'
import { outcome } from '#api/testing/outcome.ts'
import { StaffMember } from '#api/testing/staff/staff-member.ts'
import { riyadhDay } from '#domain/riyadh-time.ts'

const { app, clock, database } = await testApp()
const { db } = database
afterAll(() => database.close())

const sara = await new StaffMember(app).signIn()
const omar = await new StaffMember(app, 'omar@plink.example').signIn()

const eventsMatching = async (filters: Record<string, string>): Promise<AdminEventList> =>
  (await sara.get(`/events?${new URLSearchParams(filters)}`)).json()

const page = async (cursor?: string): Promise<AdminEventList> =>
  (await sara.get(cursor ? `/events?cursor=${cursor}` : '/events')).json()

const newOption = (code: string) => ({ category: 'business_activity', label: 'Rent', code, active: true, locale: 'en' })

describe('listAdminEvents: the log', () => {
  test('records who changed what, when, and the old and new values', async () => {
    const { id } = await (await omar.post('/kyb/options', newOption('rent'))).json()
    clock.advance(1)
    await sara.patch(`/kyb/options/${id}`, { code: 'leasing', active: false })
    const [change, creation] = (await page()).items
    expect(change).toEqual({
      id: expect.any(String),
      type: 'option_changed',
      at: clock().toISOString(),
      admin: { name: 'Sara', email: 'sara@plink.example' },
      subject: { kind: 'kyb_option', id, name: 'leasing' },
      changes: [
        { field: 'code', from: 'rent', to: 'leasing' },
        { field: 'active', from: 'true', to: 'false' },
      ],
    })
    expect(creation).toMatchObject({
      type: 'option_created',
      admin: { name: 'Omar', email: 'omar@plink.example' },
      subject: { kind: 'kyb_option', id, name: 'rent' },
      changes: [{ field: 'label.en', to: 'Rent' }],
    })
  })

  test('contains sign-ins and sign-outs', async () => {
    const noura = await new StaffMember(app, 'noura@plink.example').signIn()
    await noura.post('/auth/logout')
    const { items } = await page()
    expect(items.slice(0, 2)).toMatchObject(
      ['signed_out', 'signed_in'].map(type => ({ type, admin: { email: 'noura@plink.example' } })),
    )
  })

  test('does not contain refused changes', async () => {
    const before = await page()
    await sara.post('/kyb/options', newOption('retail'))
    await sara.patch(`/kyb/options/${crypto.randomUUID()}`, { active: false })
    await sara.put('/kyb/options/order', { category: 'annual_revenue', codes: [] })
    await sara.post(`/customers/${crypto.randomUUID()}/end-sessions`, { reason: 'Fraud report' })
    await new StaffMember(app, 'fail@sandbox.test').tryToSignIn()
    expect(await page()).toEqual(before)
  })

  test('refuses changes and deletions of entries', async () => {
    const rows = await db.select().from(adminEvents)
    const isFirst = eq(adminEvents.id, rows[0]!.id)
    await expect(db.update(adminEvents).set({ reason: 'Another' }).where(isFirst)).rejects.toThrow()
    await expect(db.delete(adminEvents).where(isFirst)).rejects.toThrow()
    expect(await db.select().from(adminEvents)).toEqual(rows)
  })

  test('has pages of 50, with each entry once although others arrive meanwhile', async () => {
    for (let count = 0; count < 51; count++) await new StaffMember(app).signIn()
    const all = await db.$count(adminEvents)
    const first = await page()
    expect(first.items).toHaveLength(50)
    expect(first.nextCursor).toBe(first.items.at(-1)?.id)
    await new StaffMember(app).signIn()
    const second = await page(first.nextCursor ?? '')
    const ids = [...first.items, ...second.items].map(({ id }) => id)
    expect(second.nextCursor).toBeNull()
    expect(new Set(ids).size).toBe(all)
    expect(ids).toHaveLength(all)
  })

  test('refuses a cursor that is no entry', async () => {
    const response = await outcome(sara.get(`/events?cursor=${crypto.randomUUID()}`))
    expect(response).toMatchObject({ status: 400, body: { code: 'CURSOR_INVALID' } })
  })

  test('is filtered by type, administrator, customer and day, together too', async () => {
    const { userId } = await signUp(app).upTo('cr')
    await sara.get(`/customers/${userId}`)
    const { items, admins } = await eventsMatching({ customerId: userId })
    expect(items).toMatchObject([{ type: 'customer_viewed', subject: { id: userId } }])
    const idOf = (email: string) => admins.find(admin => admin.email === email)?.id ?? ''
    const day = riyadhDay(clock())
    const all = { type: 'customer_viewed', adminId: idOf(sara.email), customerId: userId, from: day, to: day }
    expect((await eventsMatching(all)).items).toEqual(items)
    for (const other of [
      { type: 'locks_ended' },
      { adminId: idOf(omar.email) },
      { customerId: crypto.randomUUID() },
      { from: '2099-01-01' },
      { to: '2020-01-01' },
    ]) {
      expect((await eventsMatching({ ...all, ...other })).items).toEqual([])
    }
  })

  test('names the customers whom it is about, and finds them by name and whole phone number', async () => {
    const { userId } = await signUp(app).upTo('kyb')
    await sara.get(`/customers/${userId}`)
    const [event] = (await eventsMatching({ customerId: userId })).items
    const { phoneNumber, businessName } = event!.customer!
    expect(event!.customer).toMatchObject({ customerId: userId, businessName: expect.any(String) })
    for (const customer of [phoneNumber, `0${phoneNumber.slice(4)}`])
      expect((await eventsMatching({ customer })).items, customer).toEqual([event])
    const byName = (await eventsMatching({ customer: businessName!.slice(0, 5) })).items
    expect(byName).toContainEqual(event)
    expect(new Set(byName.map(({ subject }) => subject?.kind))).toEqual(new Set(['customer']))
    for (const customer of ['Nobody is called so', phoneNumber.slice(0, -1)])
      expect((await eventsMatching({ customer })).items, customer).toEqual([])
  })

  test('keeps its filter from page to page', async () => {
    for (let count = 0; count < 51; count++) await new StaffMember(app, 'huda@plink.example').signIn()
    const { admins } = await page()
    const adminId = admins.find(({ email }) => email === 'huda@plink.example')?.id ?? ''
    const first = await eventsMatching({ adminId })
    const second = await eventsMatching({ adminId, cursor: first.nextCursor ?? '' })
    expect([first.items.length, second.items.length, second.nextCursor]).toEqual([50, 1, null])
    expect(new Set([...first.items, ...second.items].map(({ admin }) => admin.name))).toEqual(new Set(['Huda']))
  })
})
