import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { login } from '#web/messages/sign-in/login.ts'
import { dashboard } from '#web/messages/wallet/dashboard.ts'
import { fastForward, installClock } from '#web/testing/clock.ts'
import { openScreen } from '#web/testing/open-screen.tsx'
import { callback } from './callback.messages.ts'

const CONFIRMED = { getCallbackStatus: 'callback_confirmed' }
const RINGING = { getCallbackStatus: 'callback_pending' }
const heading = (name: string) => page.getByRole('heading', { level: 1, name })
const identifier = page.getByRole('textbox', { name: login.en.identifier })
const accessToken = () => localStorage.getItem('accessToken')

describe.each(['en', 'ar'] as const)('%s', locale => {
  const t = callback[locale]

  test('a confirmed call signs in once', async () => {
    installClock()
    const { respond, hold, requests } = await openScreen('callback', { locale, scenarios: RINGING })
    await expect.element(heading(t.titles.waiting)).toBeVisible()
    await expect.element(page.getByText(t.phases.pending)).toBeVisible()
    await expect.element(page.getByRole('listitem').getByText(t.press[1], { exact: false })).toBeVisible()
    await expect.element(page.getByRole('listitem').getByText(t.press[2], { exact: false })).toBeVisible()
    const release = hold('completeCallback')
    respond('getCallbackStatus', 'callback_confirmed')
    fastForward(2)
    await expect.element(page.getByText(t.phases.completing)).toBeVisible()
    await expect.element(heading(t.titles.successful)).toBeVisible()
    release()
    await expect.element(page.getByText(t.phases.done)).toBeVisible()
    fastForward(2)
    await expect.element(heading(dashboard[locale].title)).toBeVisible()
    expect(location.pathname).toBe('/app/dashboard')
    expect(accessToken()).not.toBeNull()
    expect(requests('completeCallback')).toHaveLength(1)
  })

  test.each([
    ['rejected', { getCallbackStatus: 'callback_rejected' }],
    ['expired', { getCallbackStatus: 'callback_expired' }],
    ['expired', { getCallbackStatus: 'callback_not_found' }],
    ['expired', { ...CONFIRMED, completeCallback: 'callback_expired' }],
    ['failed', { ...CONFIRMED, completeCallback: 'callback_incomplete' }],
    ['failed', { ...CONFIRMED, completeCallback: 'unknown_error' }],
  ] as const)('a call that is %s returns to the sign-in, %j', async (phase, scenarios) => {
    installClock()
    await openScreen('callback', { locale, scenarios })
    await expect.element(page.getByText(t.phases[phase])).toBeVisible()
    await expect.element(heading(t.titles.failed)).toBeVisible()
    fastForward(3)
    await expect.element(heading(login[locale].title)).toBeVisible()
    await expect.element(page.getByRole('textbox', { name: login[locale].identifier })).toHaveValue('0500000010')
    expect(location.pathname).toBe('/login')
    expect(accessToken()).toBeNull()
  })
})

test('opened directly, the page redirects to the sign-in', async () => {
  const { requests } = await openScreen('callback', { locationState: () => null })
  await expect.element(heading(login.en.title)).toBeVisible()
  expect(requests('getCallbackStatus')).toEqual([])
})

test('a reload after the sign-in leads to the dashboard', async () => {
  const { requests } = await openScreen('callback', { stored: { signedIn: true }, scenarios: CONFIRMED })
  await expect.element(heading(dashboard.en.title)).toBeVisible()
  expect(requests('completeCallback')).toEqual([])
})

test('polling continues after a network failure', async () => {
  installClock()
  const { disconnect, respond } = await openScreen('callback', { scenarios: RINGING })
  disconnect('getCallbackStatus')
  await expect.element(page.getByText(callback.en.phases.pending)).toBeVisible()
  fastForward(2)
  await expect.element(page.getByText(callback.en.unreachable)).toBeVisible()
  await expect.element(heading(callback.en.titles.waiting)).toBeVisible()
  respond('getCallbackStatus', 'callback_confirmed')
  fastForward(2)
  await expect.element(page.getByText(callback.en.phases.done)).toBeVisible()
})

test('an account that is locked meanwhile leads to the page of the lock', async () => {
  await openScreen('callback', { scenarios: { ...CONFIRMED, completeCallback: 'account_locked_soft' } })
  await expect.element(page.getByText('Too many failed login attempts')).toBeVisible()
  expect(location.pathname).toBe('/account-locked')
})

test('Cancel replaces the page of the call, so that Back does not return to it', async () => {
  await openScreen('callback', { scenarios: RINGING })
  await page.getByRole('link', { name: callback.en.cancel }).click()
  await expect.element(identifier).toHaveValue('0500000010')
  expect(history.state).toMatchObject({ idx: 0 })
})
