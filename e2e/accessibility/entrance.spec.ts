import { navigateWithState } from '../support/navigate-with-state.ts'
import { test } from './check-screen.ts'

const PAGES = {
  login: '/login',
  'not-found': '/nothing-here',
  'test-values': '/sandbox/test-values',
}

test('pages outside sign-up and sign-in', async ({ page, screens, checkScreen, consoleErrors }) => {
  await screens.landing.open()
  await screens.landing.register.waitFor()
  await checkScreen('landing')
  for (const [name, path] of Object.entries(PAGES)) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await checkScreen(name)
  }
  consoleErrors.expect(/ERR_FAILED|dynamically imported module/)
  await page.route('**/assets/LoginPage-*.js', route => route.abort())
  await page.goto('/login')
  await page.getByRole('alert').waitFor()
  await checkScreen('unexpected-error')
})

test('the alternative code screen and its next pages', async ({ page, checkScreen, arriveAt }) => {
  await navigateWithState(page, '/otp-verification', { phoneNumber: '0551234567' })
  await page.getByRole('group').waitFor()
  await checkScreen('other-code')
  const { userId } = await arriveAt('password')
  await navigateWithState(page, '/set-password', { userId })
  await page.locator('#field-password').waitFor()
  await checkScreen('other-set-password')
  await arriveAt('done')
  await navigateWithState(page, '/set-passcode', { userId })
  await page.getByRole('group').first().waitFor()
  await checkScreen('other-set-passcode')
})
