import type { Locator } from '@playwright/test'
import { SANDBOX_PAYOUTS } from '#domain/money/sandbox-money.ts'
import { paths } from '#web/paths.ts'
import { returnToTab } from './screens/pretend-portal.ts'
import { addBeneficiary, customerWith, topUp } from './support/post-to-wallet.ts'
import { expect, test } from './support/test.ts'

test('an account is opened with the keyboard alone', { tag: '@gate' }, async ({ page, screens, signUpValues }) => {
  const { landing, businessType, phone, code, cr, identity, nafath, kyb, password, login } = screens
  await landing.open()
  await landing.register.waitFor()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await goTo(landing.register)
  await page.keyboard.press('Enter')

  await expect(businessType.heading).toBeFocused()
  await goTo(page.getByRole('radio').first())
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await expect(businessType.card('individual-owner-company')).toBeChecked()
  await goTo(businessType.signUp)
  await page.keyboard.press('Enter')

  await expect(phone.heading).toBeFocused()
  await goTo(phone.number)
  await page.keyboard.type(signUpValues.phone)
  await page.keyboard.press('Enter')

  await expect(code.box(1)).toBeFocused()
  await page.keyboard.type(await code.shown())

  await expect(cr.heading).toBeFocused()
  await goTo(cr.number)
  await page.keyboard.press('Enter')
  await fromSummaryTo(cr.number)
  await page.keyboard.type(signUpValues.crNumber)
  await page.keyboard.press('Enter')

  await expect(identity.heading).toBeFocused()
  await goTo(identity.number)
  await page.keyboard.type(signUpValues.idNumber)
  await page.keyboard.press('Enter')

  await expect(nafath.portalLink).toBeFocused()
  const popup = page.waitForEvent('popup')
  await page.keyboard.press('Enter')
  const portal = await popup
  await goTo(portal.getByRole('button', { name: 'Approve' }))
  await portal.keyboard.press('Enter')
  await expect(portal.getByText('Approved')).toBeVisible()
  await portal.close()
  await returnToTab(page)
  await expect(nafath.received.getByRole('button', { name: 'Done' })).toBeFocused()
  await page.keyboard.press('Enter')

  await expect(kyb.heading).toBeFocused()
  await goTo(kyb.purposes.first())
  await page.keyboard.press('Space')
  for (const select of [kyb.activity, kyb.revenue]) {
    await goTo(select)
    await page.keyboard.press('ArrowDown')
  }
  await goTo(kyb.next)
  await page.keyboard.press('Enter')

  await expect(password.heading).toBeFocused()
  for (const field of [password.password, password.confirmation]) {
    await goTo(field)
    await page.keyboard.type(signUpValues.password)
  }
  await page.keyboard.press('Enter')
  await expect(login.heading).toBeFocused()
})

test('a wallet is topped up with the keyboard alone', async ({ page, screens, signedInAt }) => {
  const { topUp, dashboard } = screens
  await signedInAt(paths.topUp)
  await goTo(topUp.amount)
  await page.keyboard.press('Enter')
  await expectWrong(topUp.amount)
  await page.keyboard.type('250')
  await page.keyboard.press('Enter')

  await expect(topUp.cardHeading).toBeFocused()
  await goTo(topUp.cardHolder)
  await page.keyboard.type('Noura Salem')
  for (const digits of ['4111111111111111', '1230', '123']) {
    await page.keyboard.press('Tab')
    await page.keyboard.type(digits)
  }
  await goTo(topUp.pay('250.00 SAR'))
  await page.keyboard.press('Enter')
  await goTo(topUp.approve)
  await page.keyboard.press('Enter')
  await expect(topUp.done('250.00 SAR')).toBeVisible()
  await goTo(topUp.toDashboard)
  await page.keyboard.press('Enter')
  await expect(screens.app.dashboard).toBeFocused()
  await expect(dashboard.balance).toContainText('250.00 SAR')
})

test('a beneficiary is paid with the keyboard alone', async ({ page, api, screens, signedInAt }) => {
  const { transfer } = screens
  const customer = await signedInAt(paths.transfer, await customerWith(api, [topUp(1_000)]))
  await addBeneficiary(customer, 'Riyadh Supplies Co.', SANDBOX_PAYOUTS.paid_at_once)
  await goTo(transfer.toBeneficiary)
  await page.keyboard.press('Enter')
  await expect(transfer.payeeHeading).toBeFocused()
  await goTo(transfer.payee('Riyadh Supplies Co.'))
  await page.keyboard.press('Enter')

  await expect(transfer.amountHeading).toBeFocused()
  await goTo(transfer.amount)
  await page.keyboard.type('100')
  await page.keyboard.press('Enter')
  await expectWrong(transfer.purpose)
  await page.keyboard.press('ArrowDown')
  await goTo(transfer.next)
  await page.keyboard.press('Enter')

  await expect(transfer.review).toBeFocused()
  await goTo(transfer.confirm)
  await page.keyboard.press('Enter')
  await expect(transfer.code.box(1)).toBeFocused()
  await page.keyboard.type(await transfer.code.wrong())
  await expect(transfer.code.error).toBeVisible()
  await expect(transfer.code.box(1)).toBeFocused()
  await page.keyboard.type(await transfer.code.shown())

  await expect(transfer.sent).toBeFocused()
  await goTo(transfer.follow)
  await page.keyboard.press('Enter')
  await expect(transfer.state).toBeVisible()
  await goTo(transfer.receipt)
})

/** Presses Tab until the element has the focus, and expects that the focus is visible. */
async function goTo(target: Locator): Promise<void> {
  await target.waitFor()
  for (let press = 0; press < 40; press += 1) {
    if (await target.evaluate(element => element === document.activeElement)) return expectRing(target)
    await target.page().keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${target}`)
}

/** Expects that the summary of the errors at sign-up has the focus, and that its first link leads to the field. */
async function fromSummaryTo(field: Locator): Promise<void> {
  const page = field.page()
  await expect(page.getByRole('alert').filter({ has: page.getByRole('link') })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(field).toBeFocused()
}

/** Expects that a field has the focus, and says that it is wrong. */
async function expectWrong(field: Locator): Promise<void> {
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
}

/** Expects that the focused element, or the card around it, has an outline. */
async function expectRing(target: Locator): Promise<void> {
  const hasOutline = await target.evaluate(element => {
    for (let each: Element | null = element; each; each = each.parentElement)
      if (getComputedStyle(each).outlineStyle !== 'none') return true
    return false
  })
  expect(hasOutline, `an outline of ${target}`).toBe(true)
}
