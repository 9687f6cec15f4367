import { customerWith, hold, payment, topUp } from './support/post-to-wallet.ts'
import { expect, test } from './support/test.ts'

const SETTINGS = '/app/settings'

test('the header finds transactions and pages, lists what has happened, and shows who is signed in', async ({
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
  await expect(app.totalBalance).toHaveText('Total Balance : 480.00 SAR')
  await expect(app.place('transactions')).toHaveText(/Transactions\s*New\s*2/)

  await app.notifications.click()
  await page.keyboard.press('Escape')
  await expect(app.notifications).toBeFocused()
  await expect(app.notifications).toHaveAccessibleName('Notifications, 2 unread')
  await app.notifications.click()
  await expect(app.allNotifications).toBeVisible()
  await app.profile.click()
  await expect(app.allNotifications).toBeHidden()
  await expect(page.getByRole('banner')).toContainText(`••• ${identifier.slice(-3)}`)
  await app.security.click()
  await expect(screens.security.heading).toBeVisible()
  await expect(screens.security.devices).toHaveCount(1)
  await expect(app.security).toBeHidden()

  await app.notifications.click()
  await page.getByRole('banner').getByRole('link', { name: /Jarir/ }).click()
  await expect(transactions.details).toContainText('Jarir')
  await app.find('  mada ')
  await expect(page).toHaveURL('/app/transactions?q=mada')
  await expect(transactions.links).toHaveCount(1)

  await app.search.fill('limits')
  await expect(app.suggestions).toHaveText(['Limits', /Search transactions for .*limits/])
  await app.search.press('Enter')
  await expect(page).toHaveURL('/app/services/wallet/limits')
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

test('where the system chooses the colours, buttons, switches and the open tab are still told apart', async ({
  page,
  screens,
  signedInAt,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const { wallet } = screens
  await signedInAt('/app/services/wallet')
  const track = wallet.status.locator('> span')
  await expect(track).toHaveCSS('border-top-style', 'solid')
  const canvas = await page.locator('html').evaluate(html => getComputedStyle(html).backgroundColor)
  await expect(track.locator('> span')).not.toHaveCSS('background-color', canvas)
  await wallet.status.click()
  await expect(wallet.confirm).toHaveCSS('border-top-style', 'solid')
  await page.goto('/app/services/topup')
  await expect(page.getByRole('tab', { selected: true })).not.toHaveCSS('border-bottom-color', canvas)
  await expect(page.getByRole('tab', { selected: false })).toHaveCSS('border-bottom-color', canvas)
})
