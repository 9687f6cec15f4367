import { newCustomer } from '#api/testing/customer.ts'
import { navigateWithState } from './support/navigate-with-state.ts'
import { expect, test } from './support/test.ts'

const REASON = 'Your account has been locked for security reasons.'

test('opened directly, the page mentions no lock and links to the sign-in', async ({ page, screens }) => {
  await page.goto('/account-locked')
  await expect(screens.login.heading).toBeVisible()
})

test('a soft lock leads to a new password', async ({ page, screens }) => {
  const { locked } = screens
  await navigateWithState(page, '/account-locked', { lockType: 'soft' })
  await expect(page.getByText(REASON)).toBeVisible()
  await expect(locked.tooMany).toBeVisible()
  await expect(locked.timer).toBeHidden()
  await expect(locked.resetPassword).toBeVisible()
})

test('the page shows the reason of the lock', async ({ page, screens }) => {
  await navigateWithState(page, '/account-locked', { lockReason: 'Somebody reported your phone stolen.' })
  await expect(page.getByText('Somebody reported your phone stolen.')).toBeVisible()
  await expect(screens.locked.tooMany).toBeVisible()
})

for (const state of [{ lockType: 'hard' }, { unlockMethod: 'call_center' }]) {
  test(`${JSON.stringify(state)} leads to support`, async ({ page, screens }) => {
    await navigateWithState(page, '/account-locked', state)
    await expect(screens.locked.permanent).toBeVisible()
    await expect(screens.locked.phone).toBeVisible()
    await expect(screens.locked.tooMany).toBeHidden()
  })
}

test('the countdown survives a reload, and the page shows when the lock has ended', async ({ page, screens, api }) => {
  const { login, locked } = screens
  const { identifier, password } = await newCustomer(api)
  await page.clock.install()
  await login.open()
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await login.signIn(identifier, `${password}x`)
    if (attempt < 4) await expect(login.password).toHaveValue('')
  }
  await expect(locked.timer).toHaveText(/1[45]:\d\d/)
  await page.clock.fastForward(600_000)
  await expect(locked.timer).toHaveText(/0[45]:\d\d/)
  await page.reload()
  await expect(locked.timer).toHaveText(/0[45]:\d\d/)
  await page.clock.fastForward(301_000)
  await expect(locked.ended).toBeVisible()
  await expect(locked.timer).toBeHidden()
  await locked.backToLogin.click()
  await expect(login.identifier).toHaveValue(identifier)
})
