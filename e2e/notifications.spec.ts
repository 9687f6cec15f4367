import { screensOf } from './screens/screens.ts'
import { customerWith, payment, postToWallet, topUp } from './support/post-to-wallet.ts'
import { expect, test } from './support/test.ts'
import { walletStreams } from './support/wallet-streams.ts'

test('money that comes in counts at the bell of each tab, and what is read in one is read in the other', {
  tag: '@gate',
}, async ({ page, context, api, screens, signedInAt }) => {
  const { app, transactions } = screens
  const streams = walletStreams(context)
  const stream = page.waitForResponse('**/wallet/events')
  const customer = await signedInAt('/app/dashboard', await customerWith(api, [topUp(500), payment(20, 'Jarir')]))
  await stream
  await expect(app.notifications).toHaveAccessibleName('Notifications, 2 unread')
  const other = await context.newPage()
  const onOther = screensOf(other, 'en')
  await other.goto('/app/notifications')
  await expect(onOther.notifications.rows).toHaveCount(2)

  await postToWallet(customer, topUp(100))
  await expect(app.notifications).toHaveAccessibleName('Notifications, 3 unread')
  await expect(onOther.notifications.rows).toHaveCount(3)
  await expect(onOther.notifications.rows.first()).toContainText(/Money received\s*\+100\.00\sSAR/)

  await app.notifications.click()
  await page
    .getByRole('banner')
    .getByRole('link', { name: /\+100\.00\sSAR/ })
    .click()
  await expect(transactions.details).toContainText('100.00 SAR')
  await expect(app.notifications).toHaveAccessibleName('Notifications, 2 unread')
  await expect(onOther.app.notifications).toHaveAccessibleName('Notifications, 2 unread')
  await expect(onOther.notifications.markRead).toHaveCount(2)

  await onOther.notifications.group('money_out').click()
  await expect(onOther.notifications.rows).toHaveCount(1)
  await other.reload()
  await onOther.notifications.markRead.click()
  await onOther.notifications.unreadOnly.check()
  await expect(onOther.notifications.nothingFound).toBeVisible()
  await other.goBack()
  await expect(onOther.notifications.about('Jarir')).toBeVisible()
  await other.goto('/app/notifications')
  await onOther.notifications.markAllRead.click()
  await expect(app.notifications).toHaveAccessibleName('Notifications')
  expect(streams).toEqual([page])
})

test.describe('in Arabic', () => {
  test.use({ locale: 'ar-SA' })

  test('what is turned off is not told any more, and security cannot be turned off', async ({
    page,
    api,
    screens,
    signedInAt,
  }) => {
    const { app, notifications } = screens
    const customer = await signedInAt('/app/settings', await customerWith(api, [topUp(500)]))
    await expect(app.notifications).toHaveAccessibleName('الإشعارات، إشعار واحد غير مقروء')
    await expect(notifications.inApp('security')).toHaveCount(0)
    await notifications.inApp('money_in').click()
    await expect(notifications.inApp('money_in')).not.toBeChecked()
    await page.reload()
    await expect(notifications.inApp('money_in')).not.toBeChecked()
    await postToWallet(customer, topUp(100))
    await postToWallet(customer, payment(20, 'Jarir'))
    await app.notifications.click()
    await app.allNotifications.click()
    await expect(notifications.rows).toHaveCount(2)
    await expect(notifications.rows.first()).toContainText(/خرج مبلغ من محفظتك.*Jarir/s)
    await expect(notifications.about('100.00')).toHaveCount(0)
  })
})
