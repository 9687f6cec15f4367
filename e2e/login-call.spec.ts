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
/** Confirms by itself, after four seconds. */
const CONFIRMS = '0500000012'
/** Confirms too; for where nobody gets as far as the tokens. An account has ten codes an hour. */
const CONFIRMS_IN_VAIN = '0500000015'
/** Would let the call run out after four seconds, if nobody pressed a key. */
const UNDECIDED = '0500000014'

/** Up to the call. Returns its id. */
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

/** As far as the page is told, the call stays as it is until it is let go. */
async function keepRinging(page: Page): Promise<() => Promise<void>> {
  const json = { status: 'pending', message: 'Waiting for you to press 1 or 2' }
  await page.route(STATUS, route => route.fulfill({ json }))
  return () => page.unroute(STATUS)
}

const accessToken = (page: Page) => page.evaluate(() => localStorage.getItem('accessToken'))

test('opened by hand it leads to the sign-in', async ({ page, screens }) => {
  await page.goto('/login/callback-verification')
  await expect(screens.login.heading).toBeVisible()
})

test('it says what to do; 1 signs in, once, even when the page is loaded again', async ({ page, screens, api }) => {
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

test('2 rejects it, and the page goes back to the sign-in', async ({ page, screens, api }) => {
  const { call, login } = screens
  await press(api, await signInUpToCall(page, screens, UNDECIDED, api), 2)
  await expect(call.failed).toBeVisible()
  await expect(call.says('rejected')).toBeVisible()
  await expect(login.identifier).toHaveValue(UNDECIDED)
  expect(await accessToken(page)).toBeNull()
})

test('the pretend phone rings, and has the keys', async ({ page, screens, language, api }) => {
  await screens.login.open()
  const phone = await openPretendPhone(page, language)
  await phone.number.fill(UNDECIDED)
  // On a slow machine the call may run out before the key is found.
  await expect(async () => {
    const customer = await seededCustomer(api, UNDECIDED).startLogin()
    await customer.verifyLogin()
    await phone.press(2)
    await expect(phone.call('rejected')).toBeVisible({ timeout: 5000 })
  }).toPass()
})

test('a reload goes on with the same call', async ({ page, screens, api }) => {
  const letGo = await keepRinging(page)
  await signInUpToCall(page, screens, CONFIRMS, api)
  await expect(screens.call.says('pending')).toBeVisible()
  await page.reload()
  await expect(screens.call.says('pending')).toBeVisible()
  await letGo()
  await expect(screens.app.dashboard).toBeVisible()
})

test('a network that fails is waited for', async ({ page, screens, api, consoleErrors }) => {
  consoleErrors.expect(/ERR_FAILED/)
  const { call, app } = screens
  await page.route(STATUS, route => route.abort())
  await signInUpToCall(page, screens, CONFIRMS, api)
  await expect(call.unreachable).toBeVisible()
  await expect(call.verification).toBeVisible()
  await page.unroute(STATUS)
  await expect(app.dashboard).toBeVisible()
})

test('a completion that fails is said so', async ({ page, screens, api, consoleErrors }) => {
  consoleErrors.expect(/status of 500/)
  const { call, login } = screens
  await page.route(COMPLETE, route => route.fulfill({ status: 500, body: '' }))
  await signInUpToCall(page, screens, CONFIRMS_IN_VAIN, api)
  await expect(call.says('failed')).toBeVisible()
  await expect(call.failed).toBeVisible()
  await expect(login.identifier).toHaveValue(CONFIRMS_IN_VAIN)
})

test('an account that is locked meanwhile is said to be so', async ({ page, screens, api }) => {
  await page.route(COMPLETE, respondWithError(423, 'ACCOUNT_LOCKED'))
  await signInUpToCall(page, screens, CONFIRMS_IN_VAIN, api)
  await expect(screens.locked.tooMany).toBeVisible()
  await expect(page).toHaveURL('/account-locked')
})

test('a call that the server does not know has expired', async ({ page, screens, api }) => {
  await page.route(STATUS, respondWithError(404, 'CALLBACK_NOT_FOUND'))
  await signInUpToCall(page, screens, CONFIRMS_IN_VAIN, api)
  await expect(screens.call.says('expired')).toBeVisible()
  await expect(screens.login.heading).toBeVisible()
})

test('Cancel leaves no way back to the call', async ({ page, screens, api }) => {
  const { call, login } = screens
  await keepRinging(page)
  await signInUpToCall(page, screens, CONFIRMS_IN_VAIN, api)
  await call.cancel.click()
  await expect(login.identifier).toHaveValue(CONFIRMS_IN_VAIN)
  await page.goBack()
  await expect(login.heading).toBeVisible()
})

test('whoever has left is not signed in any more', async ({ page, screens, api }) => {
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
