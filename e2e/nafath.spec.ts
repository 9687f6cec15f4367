import { returnToTab } from './screens/pretend-portal.ts'
import { holdRequests } from './support/hold-requests.ts'
import { expect, test } from './support/test.ts'

test('the dialog links to the portal and shows the time left', async ({ page, screens, arriveAt }) => {
  const { nafath } = screens
  await arriveAt('nafath')
  const dialog = page.getByRole('dialog', { name: 'Nafath Redirection' })
  await expect(dialog).toContainText('Code will Expired in')
  await expect(dialog).toContainText(/(10:00|09:5\d)/)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Processing Nafath verification...')).toBeVisible()
  await nafath.showRequest.click()
  await expect(dialog).toBeVisible()
})

test('after a slow start the focus is on the link to the portal', async ({ page, screens, arriveAt }) => {
  const slow = await holdRequests(page, '**/api/v1/nafath/initiate')
  await arriveAt('nafath')
  await expect(page.getByRole('button', { name: 'Initializing...' })).toBeFocused()
  slow.letThrough()
  await expect(screens.nafath.portalLink).toBeFocused()
})

test('a dialog closed during the start stays closed', async ({ page, screens, arriveAt }) => {
  const slow = await holdRequests(page, '**/api/v1/nafath/initiate')
  await arriveAt('nafath')
  await expect(screens.nafath.redirection).toBeVisible()
  await page.keyboard.press('Escape')
  slow.letThrough()
  await expect(page.getByText('Code will Expired in')).toBeVisible()
  await expect(screens.nafath.redirection).toBeHidden()
})

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

test('a review can be dismissed, and the page continues automatically', async ({ page, screens, arriveAt, decide }) => {
  await page.clock.install()
  const { nafath } = screens
  const person = await arriveAt('nafath', { idNumber: '1990000083' })
  const dialog = page.getByRole('dialog', { name: 'Request Under Review' })
  await expect(dialog).toContainText('Your request has been received and is under compliance review.')
  await nafath.done.click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/onboarding/nafath')
  await expect(page.getByText('Your request is under review')).toBeVisible()
  await decide(person, 'approve')
  await page.clock.fastForward(5000)
  await expect(nafath.received).toBeVisible()
})

test('the status of a sent request is polled every five seconds', async ({ page, screens, arriveAt, decide }) => {
  await page.clock.install()
  const { nafath } = screens
  const person = await arriveAt('nafath')
  const portal = await nafath.openPortal()
  await portal.page.close()
  await nafath.done.click()
  await expect(nafath.sent).toBeHidden()
  await expect(page).toHaveURL('/onboarding/nafath')
  await decide(person, 'reject')
  await page.clock.fastForward(5000)
  await expect(nafath.rejected).toContainText(
    'We are unable to process your request right now. Please try again later.',
  )
})

const ENDED = [
  {
    scenario: 'declined',
    idNumber: '1991500040',
    dialog: 'Request Failed',
    says: 'The request was declined by the user. If this was a mistake, please restart the request.',
  },
  {
    scenario: 'run out',
    idNumber: '1990300053',
    dialog: 'Request Failed',
    says: 'The request was not approved in time. You can restart the request.',
  },
  {
    scenario: 'rejected',
    idNumber: '1990100073',
    dialog: 'Request Rejected',
    says: 'We are unable to process your request right now. Please try again later.',
  },
]
for (const { scenario, idNumber, dialog, says } of ENDED) {
  test(`closing a request that was ${scenario} returns to the ID number`, async ({ page, screens, arriveAt }) => {
    await arriveAt('nafath', { idNumber })
    const ended = page.getByRole('dialog', { name: dialog })
    await expect(ended).toContainText(says)
    await ended.getByRole('button', { name: 'Close' }).last().click()
    await expect(page).toHaveURL('/onboarding/id-number')
    await expect(screens.identity.number).toHaveValue(/^\d{4} \d{3} \d{3}$/)
  })
}

test('a request that Nafath refuses can be sent again', async ({ page, arriveAt, consoleErrors }) => {
  consoleErrors.expect(/status of 502/)
  await arriveAt('nafath', { idNumber: '1990800094' })
  const failed = page.getByRole('dialog', { name: 'Request Failed' })
  await expect(failed).toContainText('The Nafath request could not be started')
  const slow = await holdRequests(page, '**/api/v1/nafath/initiate')
  await failed.getByRole('button', { name: 'Resend Code via Nafath' }).click()
  await expect(page.getByRole('button', { name: 'Initializing...' })).toBeVisible()
  slow.letThrough()
  await expect(failed).toContainText('The Nafath request could not be started')
})

test('another request for the same ID must end first', async ({ page, screens, arriveAt, consoleErrors }) => {
  consoleErrors.expect(/status of 409/)
  const refusal = { error: 'Waiting', code: 'NAFATH_IN_PROGRESS', requestId: 'e2e', retryAfterSeconds: 540 }
  await page.route('**/api/v1/nafath/initiate', route => route.fulfill({ status: 409, json: refusal }))
  await arriveAt('nafath')
  const failed = page.getByRole('dialog', { name: 'Request Failed' })
  await expect(failed).toContainText(/You can send a new request in 0[89]:\d\d/)
  await expect(page.getByRole('button', { name: 'Resend Code via Nafath' }), 'it could not work').toBeHidden()
  await failed.getByRole('button', { name: 'Use another ID number' }).click()
  await expect(screens.identity.heading).toBeVisible()
})

test('without a portal URL the dialog tells the person to open Nafath', async ({ page, arriveAt, decide }) => {
  const person = await arriveAt('nafath', { idNumber: '1990000109' })
  await expect(page.getByRole('alert')).toHaveText('Please visit the Nafath portal manually to complete verification.')
  await expect(page.getByRole('button', { name: 'Go to Nafath' }), 'it would open nothing').toBeHidden()
  await page.getByRole('button', { name: 'Done' }).click()
  await decide(person, 'decline')
})

test('a request without a decision expires after ten minutes', async ({ page, screens, arriveAt }) => {
  await page.clock.install()
  await arriveAt('nafath')
  await expect(page.getByRole('dialog', { name: 'Nafath Redirection' })).toBeVisible()
  // Before the request exists, advancing the clock would cause a timeout.
  await screens.nafath.portalLink.waitFor()
  // A key press every minute keeps the session from ending first.
  for (let minute = 0; minute < 10; minute += 1) {
    await page.clock.fastForward('01:00')
    await page.keyboard.press('Shift')
  }
  await expect(page.getByRole('dialog', { name: 'Request Failed' })).toContainText(
    'The request was not approved in time. You can restart the request.',
  )
})

test('in a sandbox the outcome can be chosen in a drawer', async ({ page, screens, arriveAt }) => {
  await arriveAt('nafath')
  await expect(screens.nafath.redirection).toBeVisible()
  await page.keyboard.press('Escape')
  const choose = async (outcome: string) => {
    await page.getByRole('link', { name: 'Mock scenarios' }).click()
    const drawer = page.getByRole('dialog', { name: 'Mock scenarios' })
    await drawer.getByRole('button', { name: outcome, exact: true }).click()
  }
  await choose('Sent to Nafath, no decision yet')
  await expect(screens.nafath.sent).toBeVisible()
  await screens.nafath.done.click()
  await choose('Approved')
  await expect(screens.nafath.received).toBeVisible()
})

test('a second press in the portal is no error', async ({ screens, arriveAt }) => {
  const { nafath } = screens
  await arriveAt('nafath')
  const portal = await nafath.openPortal()
  await portal.decision('approve').dblclick()
  await expect(portal.state('approved')).toBeVisible()
  await expect(portal.page.getByText('That did not work.')).toBeHidden()
})
