import { afterAll, describe, expect, test } from 'vitest'
import { applicants } from '#api/kernel/db/schema/onboarding.ts'
import { hasValue } from '#api/kernel/db/sealed/sealed-columns.ts'
import { testApp } from '#api/testing/app.ts'
import { me, messagesTo, signedInCustomer } from '#api/testing/customers/session-steps.ts'
import { deliverMessages } from '#api/testing/messages.ts'
import { outcome } from '#api/testing/outcome.ts'
import { newPhone } from '#api/testing/unique-values.ts'
import { phoneToE164 } from '#domain/phone.ts'

const { app, database, deps } = await testApp()
afterAll(() => database.close())

const ARABIC = /^[\u0600-\u06ff]/

const post = (path: string, body: object) =>
  outcome(
    app.request(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  )

describe('changeMessageLanguage', () => {
  test('turns codes and other messages to Arabic, and back', async () => {
    const noura = await signedInCustomer(app)
    expect(await me(noura)).toMatchObject({ body: { messageLanguage: 'en' } })
    const english = await messagesTo(noura)
    expect(await outcome(noura.put('/api/v1/auth/me/message-language', { messageLanguage: 'ar' }))).toMatchObject({
      status: 200,
      body: { messageLanguage: 'ar' },
    })
    await noura.post('/api/v1/wallet/actions', {
      type: 'set_limit',
      period: 'daily',
      limit: { amount: 500_000, currency: 'SAR' },
    })
    await noura.post('/api/v1/auth/change-password', { currentPassword: noura.password, newPassword: 'Dates&Coffee77' })
    await deliverMessages(deps)
    const arabic = (await messagesTo(noura)).filter(message => !english.includes(message))
    expect(arabic).toEqual([expect.stringMatching(ARABIC), expect.stringMatching(ARABIC)])
    expect(arabic).toContainEqual(expect.stringMatching(/\d{6}.+حد يومي قدره 5,000\.00 ر\.س/))
    expect(arabic).toContainEqual(expect.stringContaining('تغيّرت كلمة مرور'))
  })

  test('the language at sign-up is the first one', async () => {
    const phoneNumber = phoneToE164(newPhone())
    const { body } = await post('/api/v1/auth/send-otp', { phoneNumber, locale: 'ar' })
    const { items } = await (
      await app.request(`/api/sandbox/messages?phoneNumber=${encodeURIComponent(phoneNumber)}`)
    ).json()
    expect(items).toMatchObject([{ body: expect.stringMatching(ARABIC) }])
    await post('/api/v1/auth/verify-otp', { phoneNumber, otp: body.otpCode, locale: 'ar' })
    const rows = await database.db
      .select({ language: applicants.language })
      .from(applicants)
      .where(hasValue(applicants.phone, phoneNumber))
    expect(rows).toEqual([{ language: 'ar' }])
  })
})
