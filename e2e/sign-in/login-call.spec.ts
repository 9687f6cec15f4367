import type { Page } from '@playwright/test'
import { type Customer, newCustomer, seededCustomer } from '#api/testing/customers/customer.ts'
import type { Server } from '#api/testing/customers/newcomer.ts'
import { openPretendPhone } from '../screens/pretend-phone.ts'
import type { Screens } from '../screens/screens.ts'
import { holdRequests } from '../support/hold-requests.ts'
import { advanceUntilVisible, pauseClock } from '../support/paused-clock.ts'
import { signInStaff } from '../support/staff-session.ts'
import { expect, test } from '../support/test.ts'

const STATUS = '**/api/v1/auth/callback-status/*'
const COMPLETE = '**/api/v1/auth/callback-complete/*'
/** The phone number of an account whose call is confirmed automatically after four seconds. */
const CONFIRMS = '0500000012'

/** Returns a customer whose calls wait for a key. Calls to the sandbox's accounts are decided after four seconds. */
async function calledCustomer(api: Server): Promise<Customer> {
  const customer = await (await newCustomer(api)).signIn()
  const { call } = await signInStaff(api)
  const change = { signInCall: true, reason: 'SIM swap, case 2026-31' }
  await call('PUT', `/customers/${customer.userId}/sign-in-call`, change)
  return customer
}

/** Signs in up to the call. Returns the id of the call. */
async function signInUpToCall(page: Page, { login, code }: Screens, customer: Customer): Promise<string> {
  await login.open()
  await login.signIn(customer.identifier, customer.password)
  const response = page.waitForResponse('**/login/verify-otp')
  await code.typeShown()
  return (await (await response).json()).callbackId
}

async function pressOne(api: Server, callbackId: string): Promise<void> {
  const body = JSON.stringify({ digit: 1 })
  const headers = { 'Content-Type': 'application/json' }
  const { ok } = await api.request(`/api/sandbox/calls/${callbackId}/press`, { method: 'POST', headers, body })
  expect(ok, '1 in the call').toBe(true)
}

/** Keeps the status of the call unchanged for the page until it is released. */
async function keepRinging(page: Page): Promise<() => Promise<void>> {
  const json = { status: 'pending', message: 'Waiting for you to press 1 or 2' }
  await page.route(STATUS, route => route.fulfill({ json }))
  return () => page.unroute(STATUS)
}

const accessToken = (page: Page) => page.evaluate(() => localStorage.getItem('accessToken'))

test('pressing 1 signs in once, even if the page is reloaded during the call and after it', async ({
  page,
  screens,
  api,
}) => {
  const { call, app } = screens
  const completions: string[] = []
  page.on('request', request => {
    if (request.url().includes('/callback-complete/')) completions.push(request.url())
  })
  await page.clock.install()
  const letGo = await keepRinging(page)
  const callbackId = await signInUpToCall(page, screens, await calledCustomer(api))
  await pressOne(api, callbackId)
  await expect(call.says('pending')).toBeVisible()
  await page.reload()
  await expect(call.says('pending')).toBeVisible()
  await pauseClock(page)
  await letGo()
  await advanceUntilVisible(call.says('done'))
  await page.reload()
  await page.clock.resume()
  await expect(app.dashboard).toBeVisible()
  expect(completions).toHaveLength(1)
})

test('the pretend phone rings and has both keys', async ({ page, screens, language, api }) => {
  await screens.login.open()
  const phone = await openPretendPhone(page, language)
  const customer = await calledCustomer(api)
  await phone.number.fill(customer.identifier)
  await customer.startLogin()
  await customer.verifyLogin()
  await phone.press(2)
  await expect(phone.call('rejected')).toBeVisible()
})

test('a call that was left does not sign in', async ({ page, screens, api }) => {
  const { call, login } = screens
  const slow = await holdRequests(page, COMPLETE)
  await signInUpToCall(page, screens, seededCustomer(api, CONFIRMS))
  await expect(call.says('completing')).toBeVisible()
  const left = page.waitForEvent('requestfailed', request => request.url().includes('/callback-complete/'))
  await page.goBack()
  await left
  slow.letThrough()
  await expect(login.heading).toBeVisible()
  expect(await accessToken(page)).toBeNull()
})
