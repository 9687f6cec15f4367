import { newCustomer } from '#api/testing/customers/customer.ts'
import { joined } from '#api/testing/customers/team.ts'
import { SANDBOX_PAYOUTS } from '#domain/money/sandbox-money.ts'
import { notifications } from '#web/messages/business/notifications.ts'
import { paths } from '#web/paths.ts'
import { screensOf } from './screens/screens.ts'
import { expectAccessible } from './support/accessibility.ts'
import { openWithStorage, sessionEntries } from './support/browser-storage.ts'
import { send, succeed } from './support/business-month.ts'
import { addBeneficiary, customerWith, topUp } from './support/post-to-wallet.ts'
import { expect, test } from './support/test.ts'

const { titles } = notifications.en

test('a maker asks, an approver on another device approves, the money goes, and both hear of it', {
  tag: '@gate',
}, async ({ page, api, screens, signedInAt, anotherBrowser }) => {
  const owner = await signedInAt(paths.approvalRules, await customerWith(api, [topUp(1_000)]))
  const [maker, approver, payee] = [
    await joined(api, owner, 'maker'),
    await joined(api, owner, 'approver'),
    await newCustomer(api),
  ]
  await page.reload()
  await screens.approvals.changeRules.click()
  await screens.approvals.firstFrom.fill('100')
  await screens.approvals.confirmRules.click()
  await screens.approvals.code.typeShown()
  await expect(screens.approvals.rule('100.00 SAR', 1)).toBeVisible()
  await expectAccessible(page)

  const making = await anotherBrowser()
  await openWithStorage(making.page, paths.transfer, sessionEntries(maker))
  await making.screens.transfer.toCustomer.click()
  await making.screens.transfer.find(payee.identifier)
  await making.screens.transfer.prepare('250')
  await making.screens.transfer.confirm.click()
  await making.screens.transfer.code.typeShown()
  await expect(making.screens.approvals.waits).toBeVisible()
  await expectAccessible(making.page)
  await making.screens.approvals.see.click()
  await making.screens.approvals.rows.click()
  await expect(making.screens.approvals.state('waiting')).toBeVisible()
  await expect(making.screens.approvals.approve).toBeHidden()

  const approving = await anotherBrowser()
  await openWithStorage(approving.page, paths.notifications, sessionEntries(approver))
  await approving.screens.notifications.about(titles.approval_waiting).click()
  await approving.screens.approvals.approve.click()
  await expectAccessible(approving.page)
  await approving.screens.approvals.code.typeShown()
  await expect(approving.screens.approvals.state('approved')).toBeVisible()

  await expect(making.screens.approvals.state('approved')).toBeVisible()
  await making.page.goto(paths.notifications)
  await expect(making.screens.notifications.about(titles.approval_approved)).toBeVisible()
  await page.goto(paths.dashboard)
  await expect(screens.dashboard.balance).toContainText('750.00 SAR')
})

test('a change voids the approval that was about to be given, and what is declined does not go out', async ({
  page,
  api,
  screens,
  signedInAt,
  anotherBrowser,
}) => {
  const owner = await (await customerWith(api, [topUp(1_000)])).signIn()
  const maker = await joined(api, owner, 'maker')
  // Another person must be able to approve the owner's payments.
  await joined(api, owner, 'approver')
  const payee = await newCustomer(api)
  await signedInAt(paths.approvalRules, owner)
  await screens.approvals.changeRules.click()
  await screens.approvals.firstFrom.fill('100')
  await screens.approvals.confirmRules.click()
  await screens.approvals.code.typeShown()
  await expect(screens.approvals.rule('100.00 SAR', 1)).toBeVisible()

  const making = await anotherBrowser()
  await openWithStorage(making.page, paths.transfer, sessionEntries(maker))
  await making.screens.transfer.toCustomer.click()
  await making.screens.transfer.find(payee.identifier)
  await making.screens.transfer.prepare('250')
  await making.screens.transfer.confirm.click()
  await making.screens.transfer.code.typeShown()
  await making.screens.approvals.see.click()
  await making.screens.approvals.rows.click()

  await page.goto(paths.approvals)
  await screens.approvals.rows.click()
  await screens.approvals.approve.click()
  await expect(screens.approvals.code.box(1)).toBeVisible()
  const code = await screens.approvals.code.shown()
  await making.screens.approvals.change.click()
  await making.screens.approvals.amount.fill('900')
  await making.screens.approvals.save.click()
  await expect(making.screens.approvals.amount).toBeHidden()
  await screens.approvals.code.type(code)
  await expect(page.getByRole('alert')).toBeVisible()

  await page.goto(paths.approvals)
  await expect(screens.approvals.rows).toContainText('900.00 SAR')
  await screens.approvals.rows.click()
  await screens.approvals.decline.click()
  await screens.approvals.reason.fill('Too much')
  await screens.approvals.confirmDecline.click()
  await expect(making.screens.approvals.state('declined')).toBeVisible()
  await page.goto(paths.dashboard)
  await expect(screens.dashboard.balance).toContainText('1,000.00 SAR')
})

test('a payment that is approved in another tab says so in this one, and is paid once however often one presses', async ({
  page,
  context,
  api,
  screens,
  signedInAt,
  language,
}) => {
  const owner = await (await customerWith(api, [topUp(1_000)])).signIn()
  const maker = await joined(api, owner, 'maker')
  const approver = await joined(api, owner, 'approver')
  const coffee = await addBeneficiary(owner, 'Riyadh Supplies Co.', SANDBOX_PAYOUTS.paid_at_once)
  const rules = { rules: [{ from: { amount: 100_00, currency: 'SAR' }, approvals: 1 }] }
  const { otpCode } = await succeed(owner.post('/api/v1/approval-rules/code', rules))
  await succeed(owner.post('/api/v1/approval-rules', { ...rules, otp: otpCode }))
  await send(maker, coffee, 250)

  await signedInAt(paths.approvals, approver)
  await screens.approvals.rows.click()
  const other = await context.newPage()
  await other.goto(page.url())
  const { approvals } = screensOf(other, language)
  await approvals.approve.dblclick()
  await expect(approvals.code.box(1)).toBeVisible()
  await screens.approvals.approve.dblclick()
  await expect(screens.approvals.code.box(1).or(page.getByRole('main').getByRole('alert'))).toBeVisible()
  await approvals.code.typeShown()
  await expect(approvals.state('approved')).toBeVisible()

  await expect(screens.approvals.state('approved')).toBeVisible()
  await expect(screens.approvals.approve).toBeHidden()
  await page.goBack()
  await page.goForward()
  await expect(screens.approvals.state('approved')).toBeVisible()
  await page.goto(paths.dashboard)
  await expect(screens.dashboard.balance).toContainText('750.00 SAR')
})
