import type { Page } from '@playwright/test'
import { seededCustomer } from '#api/testing/customer.ts'
import type { Server } from '#api/testing/personas.ts'
import { openPretendPhone } from './screens/pretend-phone.ts'
import type { Screens } from './screens/screens.ts'
import { holdRequests } from './support/hold-requests.ts'
import { respondWithError } from './support/respond-with-error.ts'
import { expect, test } from './support/test.ts'

const STATUS = '**/api/v1/auth/callback-status/*'
const COMPLETE = '**/api/v1/auth/callback-complete/*'
/** Its call is confirmed automatically after four seconds. */
const CONFIRMS = '0500000012'
/** Its call is confirmed too. For tests that end before the tokens, because an account has ten codes per hour. */
const CONFIRMS_IN_VAIN = '0500000015'
/** Its call expires after four seconds unless a key is pressed. */
const UNDECIDED = '0500000014'

/** Signs in as far as the call. Returns the id of the call. */
async function signInUpToCall(page: Page, { login, code }: Screens, phone: string, api: Server): Promise<string> {
  const { password } = seededCustomer(api, phone)
  await login.open()
  await login.signIn(phone, password)
  const response = page.waitForResponse('**/login/verify-otp')
  await code.typeShown()
  return (await (await response).json()).callbackId
}

async function press(api: Server, callbackId: string, digit: 1 | 2): Promise<void> {
  const body = JSON.stringify({ digit })
  const headers = { 'Content-Type': 'application/json' }
  const { ok } = await api.request(`/api/sandbox/calls/${callbackId}/press`, { method: 'POST', headers, body })
  expect(ok, `${digit} in the call`).toBe(true)
}

/** Keeps the status of the call unchanged for the page until it is released. */
async function keepRinging(page: Page): Promise<() => Promise<void>> {
  const json = { status: 'pending', message: 'Waiting for you to press 1 or 2' }
  await page.route(STATUS, route => route.fulfill({ json }))
  return () => page.unroute(STATUS)
}

const accessToken = (page: Page) => page.evaluate(() => localStorage.getItem('accessToken'))

test('opened directly, the page redirects to the sign-in', async ({ page, screens }) => {
  await page.goto('/login/callback-verification')
  await expect(screens.login.heading).toBeVisible()
})

test('pressing 1 signs in once, even if the page is reloaded', async ({ page, screens, api }) => {
  const { call, app } = screens
  const completions: string[] = []
  page.on('request', request => {
    if (request.url().includes('/callback-complete/')) completions.push(request.url())
  })
  const letGo = await keepRinging(page)
  const callbackId = await signInUpToCall(page, screens, UNDECIDED, api)
  await press(api, callbackId, 1)
  await expect(call.verification).toBeVisible()
  await expect(call.says('pending')).toBeVisible()
  await expect(call.pressOne).toBeVisible()
  await expect(call.pressTwo).toBeVisible()
  await letGo()
  await expect(call.says('done')).toBeVisible()
  await page.reload()
  await expect(app.dashboard).toBeVisible()
  expect(completions).toHaveLength(1)
})

test('pressing 2 rejects the call, and the page returns to the sign-in', async ({ page, screens, api }) => {
  const { call, login } = screens
  await press(api, await signInUpToCall(page, screens, UNDECIDED, api), 2)
  await expect(call.failed).toBeVisible()
  await expect(call.says('rejected')).toBeVisible()
  await expect(login.identifier).toHaveValue(UNDECIDED)
  expect(await accessToken(page)).toBeNull()
})

test('the pretend phone rings and has both keys', async ({ page, screens, language, api }) => {
  await screens.login.open()
  const phone = await openPretendPhone(page, language)
  await phone.number.fill(UNDECIDED)
  // On a slow machine the call may expire before the key is pressed.
  await expect(async () => {
    const customer = await seededCustomer(api, UNDECIDED).startLogin()
    await customer.verifyLogin()
    await phone.press(2)
    await expect(phone.call('rejected')).toBeVisible({ timeout: 5000 })
  }).toPass()
})

test('a reload continues the same call', async ({ page, screens, api }) => {
  const letGo = await keepRinging(page)
  await signInUpToCall(page, screens, CONFIRMS, api)
  await expect(screens.call.says('pending')).toBeVisible()
  await page.reload()
  await expect(screens.call.says('pending')).toBeVisible()
  await letGo()
  await expect(screens.app.dashboard).toBeVisible()
})

test('polling continues after a network failure', async ({ page, screens, api, consoleErrors }) => {
  consoleErrors.expect(/ERR_FAILED/)
  const { call, app } = screens
  await page.route(STATUS, route => route.abort())
  await signInUpToCall(page, screens, CONFIRMS, api)
  await expect(call.unreachable).toBeVisible()
  await expect(call.verification).toBeVisible()
  await page.unroute(STATUS)
  await expect(app.dashboard).toBeVisible()
})

test('a failed completion is reported', async ({ page, screens, api, consoleErrors }) => {
  consoleErrors.expect(/status of 500/)
  const { call, login } = screens
  await page.route(COMPLETE, route => route.fulfill({ status: 500, body: '' }))
  await signInUpToCall(page, screens, CONFIRMS_IN_VAIN, api)
  await expect(call.says('failed')).toBeVisible()
  await expect(call.failed).toBeVisible()
  await expect(login.identifier).toHaveValue(CONFIRMS_IN_VAIN)
})

test('an account that is locked meanwhile leads to the page of the lock', async ({ page, screens, api }) => {
  await page.route(COMPLETE, respondWithError(423, 'ACCOUNT_LOCKED'))
  await signInUpToCall(page, screens, CONFIRMS_IN_VAIN, api)
  await expect(screens.locked.tooMany).toBeVisible()
  await expect(page).toHaveURL('/account-locked')
})

test('a call that the server does not know is shown as expired', async ({ page, screens, api }) => {
  await page.route(STATUS, respondWithError(404, 'CALLBACK_NOT_FOUND'))
  await signInUpToCall(page, screens, CONFIRMS_IN_VAIN, api)
  await expect(screens.call.says('expired')).toBeVisible()
  await expect(screens.login.heading).toBeVisible()
})

test('after Cancel, Back does not return to the call', async ({ page, screens, api }) => {
  const { call, login } = screens
  await keepRinging(page)
  await signInUpToCall(page, screens, CONFIRMS_IN_VAIN, api)
  await call.cancel.click()
  await expect(login.identifier).toHaveValue(CONFIRMS_IN_VAIN)
  await page.goBack()
  await expect(login.heading).toBeVisible()
})

test('a call that was left does not sign in', async ({ page, screens, api }) => {
  const { call, login } = screens
  const slow = await holdRequests(page, COMPLETE)
  await signInUpToCall(page, screens, CONFIRMS, api)
  await expect(call.says('completing')).toBeVisible()
  await page.goBack()
  await expect(login.heading).toBeVisible()
  const response = page.waitForResponse(COMPLETE)
  slow.letThrough()
  expect((await response).ok()).toBe(true)
  await expect(login.heading).toBeVisible()
  expect(await accessToken(page)).toBeNull()
})
