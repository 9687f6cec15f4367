import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { learnServerTime } from '#web/lib/clock.ts'
import { ANY_ID } from '#web/mock/stored-state.ts'
import { getOnboarding } from '#web/sign-up/onboarding-state.ts'
import { fastForward, installClock } from '#web/testing/clock.ts'
import { openScreen } from '#web/testing/open-screen.tsx'

const dialog = (name: string) => page.getByRole('dialog', { name })
const redirection = dialog('Nafath Redirection')
const sent = dialog('Request sent to Nafath')
const received = dialog('Request Successfully Submitted')
const failed = dialog('Request Failed')
const portalLink = page.getByRole('link', { name: /^Go to Nafath/ })
const done = page.getByRole('button', { name: 'Done' })
const resend = page.getByRole('button', { name: 'Resend Code via Nafath' })
const initializing = page.getByRole('button', { name: 'Initializing...' })
const idNumber = page.getByRole('textbox', { name: 'Owner or authorised person ID' })

/** The portal counts as opened. */
const SENT = { locationState: () => ({ portalOpenedFor: ANY_ID }) }

test('the dialog links to the portal and shows the time left', async () => {
  await openScreen('nafath')
  await expect.element(redirection.getByText(/^Code will Expired in/)).toBeVisible()
  await expect.element(redirection.getByText(/^(10:00|09:5\d)$/)).toBeVisible()
  await expect.element(portalLink).toHaveAttribute('href', `http://localhost:3000/sandbox/nafath/${ANY_ID}`)
  await userEvent.keyboard('{Escape}')
  await expect.element(redirection).not.toBeInTheDocument()
  await expect.element(page.getByText('Processing Nafath verification...')).toBeVisible()
  await page.getByRole('button', { name: 'Show the request' }).click()
  await expect.element(redirection).toBeVisible()
})

test('after the link to the portal was opened, the request counts as sent', async () => {
  const listening = new AbortController()
  onTestFinished(() => listening.abort())
  // The portal does not open.
  document.addEventListener('click', event => event.preventDefault(), { signal: listening.signal })
  await openScreen('nafath')
  await portalLink.click()
  await expect.element(sent).toBeVisible()
})

test.each(['the dialog', 'the page'])('whoever has closed the tab of the portal finds its link in %s', async where => {
  await openScreen('nafath', SENT)
  await expect.element(sent).toBeVisible()
  if (where === 'the page') await done.click()
  await expect.element(portalLink).toHaveAttribute('href', `http://localhost:3000/sandbox/nafath/${ANY_ID}`)
})

test('after a slow start the focus is on the link to the portal', async () => {
  const { letThrough } = await openScreen('nafath', { held: ['initiateNafath'] })
  await expect.element(initializing).toHaveFocus()
  letThrough('initiateNafath')
  await expect.element(portalLink).toHaveFocus()
})

test('a dialog closed during the start stays closed', async () => {
  const { letThrough } = await openScreen('nafath', { held: ['initiateNafath'] })
  await expect.element(redirection).toBeVisible()
  await userEvent.keyboard('{Escape}')
  letThrough('initiateNafath')
  await expect.element(page.getByText(/^Code will Expired in/)).toBeVisible()
  await expect.element(redirection).not.toBeInTheDocument()
})

test('Escape closes no dialog that needs a decision', async () => {
  await openScreen('nafath', { scenarios: { getNafathStatus: 'all_green' } })
  await expect
    .element(
      received.getByText(
        'Your request has been submitted and is under compliance review. You will be notified through alerts.',
      ),
    )
    .toBeVisible()
  for (let press = 0; press < 3; press += 1) await userEvent.keyboard('{Escape}')
  await expect.element(received).toBeVisible()
})

test('a review can be dismissed, and the page continues automatically', async () => {
  installClock()
  const { respond } = await openScreen('nafath', { scenarios: { getNafathStatus: 'nafath_under_review' } })
  const underReview = dialog('Request Under Review')
  await expect
    .element(underReview.getByText(/^Your request has been received and is under compliance review\./))
    .toBeVisible()
  await done.click()
  await expect.element(underReview).not.toBeInTheDocument()
  await expect.element(page.getByText('Your request is under review')).toBeVisible()
  expect(location.pathname).toBe('/onboarding/nafath')
  respond('getNafathStatus', 'all_green')
  fastForward(5)
  await expect.element(received).toBeVisible()
})

test('the status of a sent request is polled every five seconds', async () => {
  installClock()
  const { respond } = await openScreen('nafath', SENT)
  await expect.element(sent).toBeVisible()
  await done.click()
  await expect.element(sent).not.toBeInTheDocument()
  expect(location.pathname).toBe('/onboarding/nafath')
  respond('getNafathStatus', 'nafath_rejected')
  fastForward(5)
  await expect
    .element(
      dialog('Request Rejected').getByText('We are unable to process your request right now. Please try again later.'),
    )
    .toBeVisible()
})

test.each([
  [
    'nafath_declined',
    'Request Failed',
    'The request was declined by the user. If this was a mistake, please restart the request.',
  ],
  ['nafath_expired', 'Request Failed', 'The request was not approved in time. You can restart the request.'],
  ['nafath_rejected', 'Request Rejected', 'We are unable to process your request right now. Please try again later.'],
])('closing the dialog of %s returns to the ID number', async (scenario, title, says) => {
  await openScreen('nafath', { scenarios: { getNafathStatus: scenario } })
  const ended = dialog(title)
  await expect.element(ended.getByText(says)).toBeVisible()
  await ended.getByRole('button', { name: 'Close' }).last().click()
  await expect.element(idNumber).toHaveValue('1990 800 003')
})

test('a request that Nafath refuses can be sent again', async () => {
  const { hold, letThrough } = await openScreen('nafath', { scenarios: { initiateNafath: 'nafath_initiate_failed' } })
  await expect.element(failed.getByText('The Nafath request could not be started')).toBeVisible()
  hold('initiateNafath')
  await resend.click()
  await expect.element(initializing).toBeVisible()
  letThrough('initiateNafath')
  await expect.element(failed.getByText('The Nafath request could not be started')).toBeVisible()
})

test('another request for the same ID must end first', async () => {
  await openScreen('nafath', { scenarios: { initiateNafath: 'nafath_in_progress' } })
  await expect.element(failed.getByText(/^You can send a new request in 0[89]:\d\d$/)).toBeVisible()
  // The button could not work.
  await expect.element(resend).not.toBeInTheDocument()
  await failed.getByRole('button', { name: 'Use another ID number' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'ID Number' })).toBeVisible()
})

test('without a portal URL the dialog tells the person to open Nafath', async () => {
  await openScreen('nafath', { scenarios: { initiateNafath: 'nafath_url_missing' } })
  await expect
    .element(redirection.getByRole('alert'))
    .toMatchTextContent(/^Please visit the Nafath portal manually to complete verification\./)
  await expect
    .element(page.getByRole('link', { name: /^Open nafath\.sa/ }))
    .toHaveAttribute('href', 'https://nafath.sa')
  // The link would open nothing.
  await expect.element(portalLink).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Go to Nafath' })).not.toBeInTheDocument()
  await done.click()
  await expect.element(redirection).not.toBeInTheDocument()
})

test('a request without a decision expires at the end of its lifetime', async () => {
  installClock()
  const expiresAt = new Date(Date.now() + 10_000).toISOString()
  const nafath = { sessionId: ANY_ID, status: 'SENT' as const, redirectUrl: 'https://nafath.example', expiresAt }
  const { requests } = await openScreen('nafath', { stored: { signUpAt: 'nafath', data: { nafath } } })
  await expect.element(portalLink).toBeVisible()
  fastForward(11)
  await expect
    .element(failed.getByText('The request was not approved in time. You can restart the request.'))
    .toBeVisible()
  // The request of the earlier visit was resumed.
  expect(requests('initiateNafath')).toEqual([])
})

test('a request that is over by a wrong time goes on once a response has told the right one', async () => {
  const { requests } = await openScreen('nafath')
  await expect.element(portalLink).toBeVisible()
  const polls = () => requests('getNafathStatus').length
  const before = polls()
  const headers = { Date: new Date(Date.now() + 660_000).toUTCString(), 'Cache-Control': 'no-store' }
  learnServerTime(new Response(null, { headers }), Date.now())
  // At the end of the lifetime, the page requests the status. The response has the right time.
  await expect.poll(polls).toBeGreaterThan(before)
  await expect.element(redirection.getByText(/^(10:00|09:\d\d)$/)).toBeVisible()
  await expect.element(failed).not.toBeInTheDocument()
})

test('an approval completes the step, and the dialog says what comes next', async () => {
  await openScreen('nafath', { scenarios: { getNafathStatus: 'all_green' } })
  await expect.element(received.getByText('Approved. Next: a few questions about your business.')).toBeVisible()
  await expect.element(page.getByRole('timer')).not.toBeInTheDocument()
  expect(getOnboarding().completedSteps).toContain('nafath')
  await done.click()
  await expect.poll(() => location.pathname).not.toBe('/onboarding/nafath')
})

test('a status of a newer server is named', async () => {
  const { respond, letThrough } = await openScreen('nafath', { held: ['getNafathStatus'] })
  respond('getNafathStatus', 'nafath_waiting', { status: 'on_hold' })
  letThrough('getNafathStatus')
  const unknown = dialog('Status of your request')
  await expect.element(unknown.getByText(/^Nafath reports the status “on_hold”/)).toBeVisible()
  await done.click()
  await expect.element(unknown).not.toBeInTheDocument()
})
