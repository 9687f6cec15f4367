import { returnToTab } from './screens/pretend-portal.ts'
import { expect, test } from './support/test.ts'

test('a request declined by mistake is sent again and approved', async ({ page, screens, arriveAt }) => {
  const { nafath } = screens
  await arriveAt('nafath')
  const portal = await nafath.openPortal()
  await expect(page.getByRole('dialog', { name: 'Request sent to Nafath' })).toBeVisible()
  await portal.decide('decline')
  await expect(portal.state('FAILED')).toBeVisible()
  await returnToTab(page)
  await expect(page.getByRole('dialog', { name: 'Request Failed' })).toContainText(
    'The request was declined by the user. If this was a mistake, please restart the request.',
  )
  await page.getByRole('button', { name: 'Resend Code via Nafath' }).click()
  await expect(nafath.redirection).toBeVisible()
  const again = await nafath.openPortal()
  await again.decide('approve')
  await expect(again.state('approved')).toBeVisible()
  await returnToTab(page)
  await expect(page.getByRole('dialog', { name: 'Request Successfully Submitted' })).toContainText(
    'Your request has been submitted and is under compliance review. You will be notified through alerts.',
  )
  await page.keyboard.press('Escape')
  await nafath.continue()
  await expect(screens.kyb.heading).toBeVisible()
})
