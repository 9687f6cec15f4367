import { paths } from '#web/paths.ts'
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
