import { Customer } from '#api/testing/customers/customer.ts'
import { signUp } from '#api/testing/customers/newcomer.ts'
import { openWithStorage, sessionEntries, signUpEntries } from '../support/browser-storage.ts'
import { freezeTime } from '../support/freeze-time.ts'
import { expect, test } from '../support/test.ts'

test("a customer without a profile completes it on any device, also on one with another person's sign-up", async ({
  page,
  screens,
  api,
}) => {
  const now = await freezeTime(page)
  const { token } = await signUp(api).upTo('kyb')
  const { values } = await signUp(api).upTo('done')
  const customer = await new Customer(api, { identifier: values.phone, password: values.password }).signIn()
  const local = { ...sessionEntries(customer).local, ...signUpEntries({ token }).local }
  await openWithStorage(page, '/app/dashboard', { local })
  await expect(screens.complete.welcome).toBeVisible()
  await expect(page).toHaveURL('/onboarding/complete')
  expect(await (await customer.get('/api/v1/auth/me')).json()).toMatchObject({ nextStep: 'dashboard' })
  await page.clock.setFixedTime(now + 3000)
  await expect(screens.app.dashboard).toBeVisible()
  await expect(screens.app.welcome('Green Palm Trading Est.')).toBeVisible()
  await expect(screens.app.profileMissing).toBeHidden()
})
