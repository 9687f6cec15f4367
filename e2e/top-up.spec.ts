import { SANDBOX_CARD_NUMBERS, SANDBOX_CARDS } from '#domain/money/sandbox-money.ts'
import { paths } from '#web/paths.ts'
import { holdRequests } from './support/hold-requests.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true })

test('a card whose 3-D Secure page was left and found again tops the wallet up once', async ({
  page,
  screens,
  signedInAt,
}) => {
  const { topUp, dashboard } = screens
  await signedInAt(paths.topUp)
  await topUp.begin('250')
  await topUp.typeTestCard()
  await topUp.pay('250.00 SAR').click()
  await expect(topUp.approve).toBeVisible()
  await page.goBack()
  await topUp.confirm.click()
  await topUp.approve.click()
  await expect(topUp.done('250.00 SAR')).toBeVisible()
  await page.reload()
  await expect(topUp.done('250.00 SAR')).toBeVisible()
  await topUp.toDashboard.click()
  await expect(dashboard.balance).toContainText('250.00 SAR')
})

test('a payment that nobody is asked about comes back by itself, on the host that the customer came from', async ({
  page,
  screens: { topUp },
  signedInAt,
}) => {
  await signedInAt(paths.topUp)
  await topUp.begin('250')
  const { origin } = new URL(page.url())
  await topUp.typeTestCard(SANDBOX_CARD_NUMBERS[SANDBOX_CARDS.paid])
  await topUp.pay('250.00 SAR').click()
  await expect(topUp.done('250.00 SAR')).toBeVisible()
  expect(new URL(page.url()).origin).toBe(origin)
})

const QR_CODE = '**/assets/IbanQrCode-*.js'

test('the IBAN does not wait for the JavaScript of its QR code', async ({ page, screens: { topUp }, signedInAt }) => {
  const code = await holdRequests(page, QR_CODE)
  await signedInAt(paths.topUp)
  await topUp.byBank.click()
  await expect.poll(code.count).toBe(1)
  await expect(topUp.copyIban).toBeVisible()
  await expect(topUp.qrCode).toBeHidden()
  code.letThrough()
  await expect(topUp.qrCode).toBeVisible()
})

test('a top-up does not wait for the JavaScript of the card form of the sandbox', async ({
  page,
  screens: { topUp },
  signedInAt,
}) => {
  const code = await holdRequests(page, '**/assets/TestCardForm-*.js')
  await signedInAt(paths.topUp)
  await topUp.begin('250')
  await expect.poll(code.count).toBe(1)
  await expect(topUp.history).toBeVisible()
  await expect(topUp.pay('250.00 SAR')).toBeHidden()
  code.letThrough()
  await expect(topUp.pay('250.00 SAR')).toBeVisible()
})

test('the IBAN can be copied and shared without its QR code if the JavaScript of that does not load', async ({
  page,
  screens: { topUp },
  signedInAt,
  consoleErrors,
}) => {
  consoleErrors.expect(/ERR_FAILED|dynamically imported module/)
  const code = await holdRequests(page, QR_CODE)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await signedInAt(paths.topUp)
  // Chromium has the share function only where the system supports it.
  await page.evaluate(() => Object.assign(navigator, { share: async () => {} }))
  await topUp.byBank.click()
  await expect(topUp.copyIban).toBeVisible()
  await expect(topUp.skeleton).toBeVisible()
  code.respond(route => route.abort())
  await expect(topUp.skeleton).toBeHidden()
  await topUp.copyIban.click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^SA\d{22}$/)
  await expect(topUp.share).toBeVisible()
  await expect(topUp.qrCode).toBeHidden()
})
