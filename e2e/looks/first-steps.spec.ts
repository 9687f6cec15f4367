import { takePretendPhone } from '../screens/pretend-phone.ts'
import { expect } from '../support/test.ts'
import { lookTwice } from './looking.ts'

lookTwice('business type', async ({ page, screens, look }) => {
  const { businessType } = screens
  await businessType.open()
  await businessType.heading.waitFor()
  await look('business-type')
  await businessType.card('multi-owner-company').click()
  await businessType.cannotOpen.waitFor()
  await look('business-type-cannot-open')
  await page.keyboard.press('Escape')
  await businessType.card('freelancer').check()
  await look('business-type-chosen')
})

lookTwice('phone', async ({ page, screens, look, problems }) => {
  problems.expect(/status of 502/)
  const { businessType, phone } = screens
  await businessType.open()
  await businessType.choose('freelancer')
  await phone.heading.waitFor()
  await look('phone')
  await phone.submit('0500000002')
  await page.getByRole('alert').waitFor()
  await look('phone-refused')
  await phone.submit('0500000001')
  await phone.alreadyRegistered.waitFor()
  await look('phone-already-registered')
})

lookTwice('code, on both sides', async ({ page, screens, look, applicant, language }) => {
  const { businessType, phone, code } = screens
  await businessType.open()
  await businessType.choose('freelancer')
  await phone.submit(applicant.phone)
  await code.heading.waitFor()
  await look('code')
  const pretendPhone = await takePretendPhone(page, language)
  expect(await pretendPhone.readCode()).toBe(await code.shown())
  await look('pretend-phone', pretendPhone.page)
  await pretendPhone.page.close()
  const wrong = await code.wrong()
  await code.typeRefused(wrong)
  await look('code-wrong')
  await code.typeRefused(wrong)
  await code.type(wrong)
  await page.getByRole('alert').waitFor()
  await look('code-locked')
})

lookTwice('registration', async ({ page, screens, look, arriveAt }) => {
  const { registration } = screens
  await arriveAt('cr')
  await registration.heading.waitFor()
  await look('registration')
  await registration.submit('9900000001')
  await registration.error.waitFor()
  await look('registration-not-found')
  await registration.submit('9900000004')
  await registration.verificationFailed.waitFor()
  await look('registration-failed')
  await page.keyboard.press('Escape')
  await registration.submit('9900000005')
  await registration.verificationFailed.waitFor()
  await look('registration-no-data')
})

lookTwice('identity', async ({ page, screens, look, arriveAt }) => {
  const { identity } = screens
  await arriveAt('id')
  await identity.heading.waitFor()
  await look('identity')
  await identity.submit('1990700013')
  await identity.error.waitFor()
  await look('identity-hit')
  await identity.submit('1990600023')
  await identity.mismatch.waitFor()
  await look('identity-mismatch')
  await page.keyboard.press('Escape')
  await identity.submit('1990500033')
  await identity.verificationFailed.waitFor()
  await look('identity-failed')
})
