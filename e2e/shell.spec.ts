import { customerWith, hold, payment, topUp } from './support/post-to-wallet.ts'
import { expect, test } from './support/test.ts'

const SETTINGS = '/app/settings'

test('the header searches transactions, lists what is new, and shows who is signed in', async ({
  page,
  api,
  screens,
  signedInAt,
}) => {
  const { app, transactions } = screens
  const { identifier } = await signedInAt(SETTINGS, await customerWith(api, [topUp(500), payment(20, 'Jarir')]))
  await expect(page.getByRole('region', { name: 'Profile' })).toContainText(
    /Green Palm Trading Est\..*\+966 5•• ••• \d{3}/s,
  )
  await expect(screens.security.devices).toHaveCount(1)
  await expect(app.totalBalance).toHaveText('Total Balance : 480.00 SAR')
  await expect(app.place('transactions')).toHaveText(/Transactions\s*New\s*2/)

  await app.notifications.click()
  await page.keyboard.press('Escape')
  await expect(app.notifications).toBeFocused()
  await expect(app.notifications).toHaveAccessibleName('Notifications, 2 new transactions')
  await app.notifications.click()
  await expect(app.allTransactions).toBeVisible()
  await app.profile.click()
  await expect(app.allTransactions).toBeHidden()
  await expect(page.getByRole('banner')).toContainText(identifier.replace(/(...)(...)/, '$1 $2 '))
  await app.security.click()
  await expect(screens.security.heading).toBeVisible()
  await expect(app.security).toBeHidden()

  await app.notifications.click()
  await page.getByRole('banner').getByRole('link', { name: 'Jarir' }).click()
  await expect(transactions.details).toContainText('Jarir')
  await app.find('  mada ')
  await expect(page).toHaveURL('/app/transactions?q=mada')
  await expect(transactions.links).toHaveCount(1)
})

test('settings change language and theme, and what is on hold stands under the bell', async ({
  page,
  api,
  screens,
  signedInAt,
}) => {
  await signedInAt(SETTINGS, await customerWith(api, [topUp(500), hold(80, 'Booking.com')]))
  await page.getByRole('radio', { name: 'Dark' }).check()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
  await screens.app.notifications.click()
  await page.getByRole('banner').getByRole('link', { name: 'On hold 80.00 SAR' }).click()
  await expect(page).toHaveURL('/app/onhold-balance')
  await page.goto(SETTINGS)
  await page.getByRole('radio', { name: 'العربية' }).check()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('الإعدادات')
  await expect(page.getByRole('region', { name: 'بيانات الحساب' })).toContainText('مؤسسة النخلة الخضراء للتجارة')
})

test('services can be collapsed for the visit, and unavailable ones say so', async ({ page, screens, signedInAt }) => {
  const { app } = screens
  await signedInAt(SETTINGS)
  await expect(app.services).toHaveAttribute('aria-expanded', 'true')
  for (const service of ['transfer', 'credit', 'bills', 'beneficiaries', 'topUp'] as const) {
    await app.place(service).click()
    await expect(app.place(service)).toHaveAttribute('aria-current', 'page')
    await expect(page.getByText('Coming soon')).toBeVisible()
  }
  await app.services.click()
  await expect(app.place('transfer')).toBeHidden()
  await page.reload()
  await expect(app.services).toHaveAttribute('aria-expanded', 'false')
  await app.place('support').click()
  await expect(page.getByRole('main').getByRole('link', { name: '@' })).toHaveAttribute('href', /^mailto:/)
})

test('short URLs of the menu lead into the signed-in area', async ({ page, screens, signedInAt }) => {
  await signedInAt('/services/bills?from=mail')
  await expect(page).toHaveURL('/app/services/bills?from=mail')
  await page.goto('/services')
  await expect(page).toHaveURL('/app/services/wallet')
  await page.goto('/support')
  await expect(page).toHaveURL('/app/support')
  await expect(screens.app.place('support')).toHaveAttribute('aria-current', 'page')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the menu contains the search, and closes on navigation', async ({ page, screens, signedInAt }) => {
    const { app, transactions } = screens
    await signedInAt(SETTINGS)
    await expect(app.search).toBeHidden()
    await app.menu.click()
    await app.find('Panda')
    await expect(page).toHaveURL('/app/transactions?q=Panda')
    await expect(transactions.heading).toBeVisible()
    await expect(app.search).toBeHidden()
    await app.notifications.click()
    await expect(app.nothingNew).toBeInViewport()
    await app.menu.click()
    await expect(app.nothingNew).toBeHidden()
    await app.place('dashboard').click()
    await expect(app.dashboard).toBeFocused()
    await expect(app.nav).toBeHidden()
  })
})
