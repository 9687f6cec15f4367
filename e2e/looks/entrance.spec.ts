import { navigateWithState } from '../support/navigate-with-state.ts'
import { lookTwice } from './looking.ts'

const PAGES = {
  login: '/login',
  'not-found': '/nothing-here',
  'test-values': '/sandbox/test-values',
}

lookTwice('pages that stand by themselves', async ({ page, screens, look, consoleErrors }) => {
  await screens.landing.open()
  await screens.landing.register.waitFor()
  await look('landing')
  for (const [name, path] of Object.entries(PAGES)) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await look(name)
  }
  consoleErrors.expect(/ERR_FAILED|dynamically imported module/)
  await page.route('**/assets/LoginPage-*.js', route => route.abort())
  await page.goto('/login')
  await page.getByRole('alert').waitFor()
  await look('unexpected-error')
})

lookTwice('the other screen of the code, and what it leads to', async ({ page, look }) => {
  await navigateWithState(page, '/otp-verification', { phoneNumber: '0551234567' })
  await page.getByRole('group').waitFor()
  await look('other-code')
  await navigateWithState(page, '/set-password', { userId: 'somebody' })
  await page.getByRole('textbox').first().waitFor()
  await look('other-set-password')
  await navigateWithState(page, '/set-passcode', { userId: 'somebody' })
  await page.getByRole('group').first().waitFor()
  await look('other-set-passcode')
})
