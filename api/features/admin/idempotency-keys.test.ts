import { afterAll, describe, expect, test } from 'vitest'
import type { AdminEvent } from '#api/contract/generated/schemas.ts'
import { testApp } from '#api/testing/app.ts'
import { newCustomer } from '#api/testing/customers/customer.ts'
import { outcome } from '#api/testing/outcome.ts'
import { StaffMember } from '#api/testing/staff/staff-member.ts'

const { app, database } = await testApp()
afterAll(() => database.close())

const sara = await new StaffMember(app).signIn()
const omar = await new StaffMember(app, 'omar@plink.example').signIn()

const page = async (cursor?: string): Promise<{ items: AdminEvent[]; nextCursor: string | null }> =>
  (await sara.get(cursor ? `/events?cursor=${cursor}` : '/events')).json()

const newOption = (code: string) => ({ category: 'business_activity', label: 'Rent', code, active: true, locale: 'en' })

describe('createKybOption and endCustomerSessions: an Idempotency-Key', () => {
  const newKey = () => ({ 'Idempotency-Key': crypto.randomUUID() })

  test('makes and records a repeated change once', async () => {
    const key = newKey()
    const first = await sara.post('/kyb/options', newOption('once'), key)
    const events = await page()
    const second = await sara.post('/kyb/options', newOption('once'), key)
    expect([first.status, second.status]).toEqual([201, 201])
    expect(second.headers.get('Idempotent-Replayed')).toBe('true')
    expect(await second.json()).toEqual(await first.json())
    expect(await page()).toEqual(events)
  })

  test('means nothing to another administrator', async () => {
    const key = newKey()
    await sara.post('/kyb/options', newOption('hers'), key)
    expect((await omar.post('/kyb/options', newOption('his'), key)).status).toBe(201)
    const response = await omar.post('/kyb/options', newOption('hers'), newKey())
    expect(await outcome(response)).toMatchObject({ status: 409, body: { code: 'OPTION_CODE_EXISTS' } })
  })

  test('is refused for another customer', async () => {
    const [noura, salem] = [await newCustomer(app), await newCustomer(app)]
    const key = newKey()
    const end = async ({ identifier }: { identifier: string }) => {
      const { items } = await (await sara.get(`/customers?q=${identifier}`)).json()
      return outcome(sara.post(`/customers/${items[0].customerId}/end-sessions`, { reason: 'Fraud report' }, key))
    }
    expect(await end(noura)).toMatchObject({ status: 200 })
    expect(await end(salem)).toMatchObject({ status: 422, body: { code: 'IDEMPOTENCY_MISMATCH' } })
  })
})
