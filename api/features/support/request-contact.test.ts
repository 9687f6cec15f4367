import { afterAll, describe, expect, test } from 'vitest'
import { runMaintenance } from '#api/run/jobs/maintenance.ts'
import { testApp } from '#api/testing/app.ts'
import { outcome } from '#api/testing/outcome.ts'
import { StaffMember, VIEWER } from '#api/testing/staff/staff-member.ts'
import { newPhone } from '#api/testing/unique-values.ts'
import { phoneToE164 } from '#domain/phone.ts'

const { app, clock, database, deps } = await testApp()
afterAll(() => database.close())

const MONTH_SECONDS = 30 * 86_400

const ask = (phoneNumber: string) =>
  app.request('/api/v1/support/contact-requests', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ phoneNumber }),
  })

describe('requestContact', () => {
  test('stores each number once, which staff see for a month, the last one first', async () => {
    const viewer = await new StaffMember(app, VIEWER).signIn()
    const list = async () => (await (await viewer.get('/contact-requests')).json()).items
    const [first, second] = [phoneToE164(newPhone()), phoneToE164(newPhone())]
    for (const phone of [first, second, first]) {
      clock.advance(1)
      expect((await ask(phone)).status).toBe(204)
    }
    const requestedAt = clock().toISOString()
    expect(await list()).toEqual([
      { phoneNumber: first, requestedAt },
      { phoneNumber: second, requestedAt: new Date(clock().getTime() - 1000).toISOString() },
    ])
    clock.advance(MONTH_SECONDS)
    await runMaintenance(deps)
    await viewer.signIn()
    expect((await list()).map(({ phoneNumber }: { phoneNumber: string }) => phoneNumber)).toEqual([first])
  })

  test('refuses what is no Saudi mobile number', async () => {
    expect(await outcome(ask('+441632960961'))).toMatchObject({ status: 400, body: { code: 'VALIDATION_ERROR' } })
  })
})
