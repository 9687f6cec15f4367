import { afterAll, describe, expect, test } from 'vitest'
import { testApp } from '#api/testing/app.ts'
import { newCustomer } from '#api/testing/customers/customer.ts'
import { StaffMember, VIEWER } from '#api/testing/staff/staff-member.ts'
import { newPhone } from '#api/testing/unique-values.ts'
import { phoneToE164 } from '#domain/phone.ts'

const { app, database } = await testApp()
afterAll(() => database.close())

describe('listContactRequests', () => {
  test('names the customers among those who asked, and records the look at each', async () => {
    const customer = await newCustomer(app)
    const [known, unknown] = [phoneToE164(customer.identifier), phoneToE164(newPhone())]
    for (const phoneNumber of [known, unknown])
      expect((await customer.post('/api/v1/support/contact-requests', { phoneNumber })).status).toBe(204)
    const viewer = await new StaffMember(app, VIEWER).signIn()
    const { items } = await (await viewer.get('/contact-requests')).json()
    expect(items.map((item: { phoneNumber: string }) => item.phoneNumber).toSorted()).toEqual(
      [known, unknown].toSorted(),
    )
    const named = items.flatMap((item: { customer?: object }) => item.customer ?? [])
    expect(named).toEqual([expect.objectContaining({ phoneNumber: known })])
    const [{ customerId }] = named
    const events = await (await viewer.get(`/events?type=customer_viewed&customerId=${customerId}`)).json()
    expect(events.items).toMatchObject([{ type: 'customer_viewed', subject: { id: customerId } }])
  })
})
