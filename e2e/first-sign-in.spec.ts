import { Customer } from '#api/testing/customer.ts'
import { type Server, type SignUpValues, signUp } from '#api/testing/personas.ts'
import { openWithStorage, sessionEntries, signUpEntries } from './support/browser-storage.ts'
import { freezeTime } from './support/freeze-time.ts'
import { respondWithError } from './support/respond-with-error.ts'
import { expect, test } from './support/test.ts'

/** A customer with a password but without a profile. */
async function withoutProfile(api: Server, chosen: Partial<SignUpValues> = {}): Promise<Customer> {
  const { values } = await signUp(api, chosen).upTo('done')
  return new Customer(api, { identifier: values.phone, password: values.password })
}

test('a customer without a profile completes it on any device, then sees the dashboard', async ({
  page,
  screens,
  signedInAt,
  api,
}) => {
  const now = await freezeTime(page)
  await signedInAt('/app/dashboard', await withoutProfile(api))
  await expect(screens.complete.welcome).toBeVisible()
  await expect(page).toHaveURL('/onboarding/complete')
  await page.clock.setFixedTime(now + 3000)
  await expect(screens.app.dashboard).toBeVisible()
  await expect(screens.app.welcome('Green Palm Trading Est.')).toBeVisible()
  await expect(screens.app.profileMissing).toBeHidden()
})

test("another person's sign-up in this browser is not used", async ({ page, screens, api }) => {
  const { token } = await signUp(api).upTo('kyb')
  const customer = await (await withoutProfile(api)).signIn()
  const local = { ...sessionEntries(customer).local, ...signUpEntries({ token }).local }
  await openWithStorage(page, '/onboarding/complete', { local })
  await expect(screens.complete.welcome).toBeVisible()
  expect(await (await customer.get('/api/v1/auth/me')).json()).toMatchObject({ nextStep: 'dashboard' })
})

test('a customer with a profile is redirected to the dashboard', async ({ page, screens, signedInAt }) => {
  await signedInAt('/onboarding/complete')
  await expect(screens.app.dashboard).toBeVisible()
  await expect(page).toHaveURL('/app/dashboard')
})

test('a refused profile can be skipped and retried later', async ({ page, screens, signedInAt, api }) => {
  await signedInAt('/app/dashboard', await withoutProfile(api, { idNumber: '1990600130' }))
  await expect(page.getByRole('alert')).toHaveText(
    'Profile creation is currently unavailable. Please try again later or contact support.',
  )
  await screens.complete.skip.click()
  await expect(screens.app.profileMissing).toBeVisible()
  await expect(screens.app.totalBalance).toBeHidden()
  await expect(page).toHaveURL('/app/dashboard')
  await page.getByRole('link', { name: 'Complete your profile' }).click()
  await expect(screens.complete.failed).toBeVisible()
})

test('a session that ends meanwhile leads to the sign-in', async ({ page, screens, signedInAt, api }) => {
  for (const call of ['**/onboarding/session', '**/auth/refresh'])
    await page.route(call, respondWithError(401, 'UNAUTHENTICATED'))
  await signedInAt('/onboarding/complete', await withoutProfile(api))
  await expect(screens.app.sessionEnded).toBeVisible()
  await expect(page).toHaveURL('/login')
})
