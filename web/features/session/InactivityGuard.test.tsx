import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ANY_TOKEN } from '#web/mock/stored-state.ts'
import { createActivityStore } from '#web/session/activity-store.ts'
import { createActivityLog } from '#web/session/inactivity.ts'
import { fastForward, installClock } from '#web/testing/clock.ts'
import { openScreen } from '#web/testing/open-screen.tsx'

const heading = (name: string) => page.getByRole('heading', { level: 1, name })
const warning = page.getByRole('dialog', { name: 'Session Timeout Warning' })
const continueSession = page.getByRole('button', { name: 'Continue Session' })
const logoutNow = page.getByRole('button', { name: 'Logout Now' })

const openWithClock = async (screen: string, title: string) => {
  installClock()
  const server = await openScreen(screen)
  await expect.element(heading(title)).toBeVisible()
  // The effects that start the watch run after the page is shown.
  await server.settled()
  await userEvent.keyboard('{Shift}')
  return server
}

test('a sign-up is warned after four minutes of inactivity, with a countdown of the last one', async () => {
  await openWithClock('password', 'Set Your Password')
  fastForward(230)
  await userEvent.keyboard('{Shift}')
  fastForward(230)
  await expect.element(warning).not.toBeInTheDocument()
  fastForward(11)
  await expect
    .element(warning)
    .toMatchTextContent('For your security, you will be automatically logged out due to inactivity.')
  await expect.element(warning).toMatchTextContent(/Auto-logout in: \D*0:5\d/)
  await continueSession.click()
  await expect.element(warning).not.toBeInTheDocument()
  fastForward(241)
  await logoutNow.click()
  await expect.element(page.getByText('You have left your registration')).toBeVisible()
  expect(location.pathname).toBe('/')
})

test('after five minutes nothing of a sign-up is left in the browser, and its token ends on the server', async () => {
  const { requests } = await openWithClock('password', 'Set Your Password')
  fastForward(301)
  await expect.element(page.getByText('Your registration is paused')).toBeVisible()
  expect(location.pathname).toBe('/')
  expect(localStorage.getItem('plink.onboarding')).toBeNull()
  await expect.poll(() => requests('logout').map(({ body }) => body)).toEqual([{ onboardingToken: ANY_TOKEN }])
  await page.getByRole('link', { name: 'Continue your registration' }).click()
  await expect.element(page.getByRole('radio', { name: 'Freelancer' })).not.toBeChecked()
})

test('whoever signs up after Logout Now cannot continue the sign-up of somebody else', async () => {
  installClock()
  const { requests, settled } = await openScreen('businessType', { stored: { signUpAt: 'password' } })
  await page.getByRole('radio', { name: 'Sole Proprietorship' }).click()
  await page.getByRole('button', { name: 'Sign up' }).click()
  await page.getByRole('textbox', { name: 'Phone number' }).fill('0598765432')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect.element(heading('Enter Verification Code')).toBeVisible()
  await expect.poll(() => requests('logout')).toHaveLength(1)
  // The effects that start the watch run after the page is shown.
  await settled()
  fastForward(241)
  await logoutNow.click()
  await expect.poll(() => localStorage.getItem('plink.onboarding')).toBeNull()
  await page.getByRole('link', { name: 'Continue your registration' }).click()
  await page.getByRole('radio', { name: 'Freelancer' }).click()
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect.element(heading('Sign Up')).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Phone number' })).toHaveValue('')
})

test('a response that arrives after the end of a sign-up does not bring it back', async () => {
  const { letThrough, requests, settled } = await openScreen('nafath', { held: ['getOnboardingSession'] })
  await expect.poll(() => requests('getOnboardingSession').length).toBeGreaterThan(0)
  // Another tab has logged out.
  localStorage.setItem('plink.lastActivity', '0')
  window.dispatchEvent(new StorageEvent('storage', { key: 'plink.lastActivity' }))
  await expect.element(page.getByText('You have left your registration')).toBeVisible()
  letThrough('getOnboardingSession')
  await settled()
  expect(localStorage.getItem('plink.onboarding')).toBeNull()
})

test('a sign-up without its token continues with the phone', async () => {
  await openScreen('password', { stored: { signUpAt: 'password', tokenRevoked: true } })
  await expect.element(page.getByText(/^Please verify your phone again/)).toBeVisible()
  expect(location.pathname).toBe('/onboarding/phone')
})

test('inactivity is also detected on the code screen', async () => {
  await openWithClock('otp', 'Enter Verification Code')
  fastForward(241)
  await expect.element(warning).toBeVisible()
})

test('a customer is warned, and Logout Now ends the session on the server too', async () => {
  const { requests } = await openWithClock('settings', 'Settings')
  fastForward(241)
  await expect.element(warning).toMatchTextContent(/Auto-logout in: \D*0:5\d/)
  await continueSession.click()
  await expect.element(warning).not.toBeInTheDocument()
  fastForward(241)
  await logoutNow.click()
  await expect.element(page.getByText('You are logged out')).toBeVisible()
  expect(location.pathname).toBe('/')
  // The session ends here at once, and the request follows.
  await expect.poll(() => requests('logout')).toHaveLength(1)
  expect(localStorage.getItem('refreshToken')).toBeNull()
})

const requested = page.getByText(/^Code will Expired in/)
const inReview = page.getByText('Your request is under review')
const atBank = page.getByText('We are asking the card provider')
const opening = page.getByText('Your IBAN is being opened')
const SCREENING_REVIEW = { signUpAt: 'globalScreening', data: { screeningStatus: 'REVIEW' } } as const
const screened = page.getByText(/^Nafath has confirmed your identity/)

test.each([
  ['a request in Nafath', 'nafath', {}, requested],
  ['a review of the identity', 'nafath', { scenarios: { getNafathStatus: 'nafath_under_review' } }, inReview],
  [
    'the end of another request',
    'nafath',
    { scenarios: { initiateNafath: 'nafath_in_progress' } },
    page.getByText(/^You can send a new request in/),
  ],
  [
    'a review of the screening',
    'nafath',
    { stored: SCREENING_REVIEW, scenarios: { getNafathStatus: 'all_green', runGlobalScreening: 'screening_review' } },
    screened,
  ],
  ['a card payment at the bank', 'cardTopUp', { scenarios: { getTopUp: 'card_request_lost' } }, atBank],
  ['an IBAN', 'topUpByBank', { scenarios: { getBankDetails: 'being_opened' } }, opening],
])('whoever waits for %s is not inactive', async (_, screen, options, text) => {
  installClock()
  const { settled } = await openScreen(screen, options)
  await expect.element(text).toBeVisible()
  await settled()
  fastForward(301)
  fastForward(100)
  // The end of a session is visible after the next rendering.
  await settled()
  await expect.element(text).toBeVisible()
  await expect.element(warning).not.toBeInTheDocument()
})

test('the time-out runs again from the end of the lifetime of what was waited for', async () => {
  installClock()
  const { settled } = await openScreen('nafath')
  await expect.element(requested).toBeVisible()
  await settled()
  fastForward(601)
  await expect.element(page.getByRole('dialog', { name: 'Request Failed' })).toBeVisible()
  await expect.element(warning).not.toBeInTheDocument()
  fastForward(241)
  await expect.element(warning).toBeVisible()
  fastForward(60)
  await expect.element(page.getByText('Your registration is paused')).toBeVisible()
})

test('a decision ends the wait', async () => {
  installClock()
  const { respond } = await openScreen('nafath', { scenarios: { getNafathStatus: 'nafath_under_review' } })
  await expect.element(inReview).toBeVisible()
  respond('getNafathStatus', 'nafath_rejected')
  fastForward(5)
  await expect.element(page.getByRole('dialog', { name: 'Request Rejected' })).toBeVisible()
  fastForward(301)
  await expect.element(page.getByText('Your registration is paused')).toBeVisible()
})

test('the sign-up of a customer who logs out before the profile exists is deleted', async () => {
  await openScreen('logout', { stored: { signedIn: true, signUpAt: 'done' } })
  await expect.element(page.getByText('You are logged out')).toBeVisible()
  await expect.poll(() => localStorage.getItem('plink.onboarding')).toBeNull()
})

test('after five minutes the session of a customer has ended', async () => {
  await openWithClock('settings', 'Settings')
  fastForward(301)
  await expect.element(page.getByText('You were logged out')).toBeVisible()
  expect(localStorage.getItem('refreshToken')).toBeNull()
  // A tab whose own clock has not reached the end yet.
  const otherTab = createActivityLog(
    createActivityStore(localStorage, 'plink.sessionActivity'),
    () => Date.now() - 200_000,
  )
  expect(otherTab.isTimedOut()).toBe(true)
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await expect.element(heading('Sign In')).toBeVisible()
})
