import type { Locator } from '@playwright/test'
import { returnToTab } from './screens/pretend-portal.ts'
import { expect, test } from './support/test.ts'

test('an account is opened with the keyboard alone', async ({ page, screens, applicant }) => {
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
  await page.keyboard.type(applicant.phone)
  await page.keyboard.press('Enter')

  await expect(code.box(1)).toBeFocused()
  await page.keyboard.type(await code.shown())

  await expect(cr.heading).toBeFocused()
  await goTo(cr.number)
  await page.keyboard.press('Enter')
  await expect(cr.summary).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(cr.number).toBeFocused()
  await page.keyboard.type(applicant.crNumber)
  await page.keyboard.press('Enter')

  await expect(identity.heading).toBeFocused()
  await goTo(identity.number)
  await page.keyboard.type(applicant.idNumber)
  await page.keyboard.press('Enter')

  await expect(nafath.portalLink).toBeFocused()
  const opened = page.waitForEvent('popup')
  await page.keyboard.press('Enter')
  const portal = await opened
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
    await page.keyboard.type(applicant.password)
  }
  await page.keyboard.press('Enter')
  await expect(login.heading).toBeFocused()
})

/** Presses Tab until the element has the focus. */
async function goTo(target: Locator): Promise<void> {
  await target.waitFor()
  for (let press = 0; press < 40; press += 1) {
    if (await target.evaluate(element => element === document.activeElement)) return
    await target.page().keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${target}`)
}
