import type { BrowserContext, Page } from '@playwright/test'
import { newCustomer, seededCustomer } from '#api/testing/customers/customer.ts'
import { screensOf } from '../screens/screens.ts'
import { BARE_DOCUMENT } from '../support/kept-page.ts'
import { expect, test } from '../support/test.ts'

const SECURITY = '/app/settings/security'
const REFRESH = '**/api/v1/auth/refresh'
/** The phone number of an account that signs in without a code. */
const QUICK = '0500000011'

/** Makes the token invalid on a bare document, because a page of the product might refresh it at once. */
const garbleAccess = (page: Page) => page.evaluate(() => localStorage.setItem('accessToken', 'garbled'))
const storedItem = (page: Page, key: string) => page.evaluate(name => localStorage.getItem(name), key)

/** Counts the refresh requests of all tabs. */
function countRefreshes(context: BrowserContext): () => number {
  let count = 0
  context.on('request', request => {
    if (request.url().endsWith('/auth/refresh')) count += 1
  })
  return () => count
}

test('every page of the signed-in area redirects to the sign-in, which leads to the requested page', {
  tag: '@gate',
}, async ({ page, screens, api }) => {
  const { login, app, security } = screens
  for (const place of ['/app', '/app/anything', '/dashboard', '/services/wallet']) {
    await page.goto(place)
    await expect(login.heading).toBeVisible()
    await expect(page).toHaveURL('/login')
    await expect(app.sessionEnded).toBeHidden()
  }
  await page.goto(`${SECURITY}?from=mail`)
  await login.signIn(QUICK, seededCustomer(api, QUICK).password)
  await expect(security.heading).toBeVisible()
  await expect(page).toHaveURL(`${SECURITY}?from=mail`)
})

test('short URLs lead into the signed-in area', async ({ page, screens, signedInAt }) => {
  await signedInAt('/app')
  await expect(screens.app.dashboard).toBeVisible()
  await expect(page).toHaveURL('/app/dashboard')
  await page.goto('/settings')
  await expect(page).toHaveURL('/app/settings')
  await page.goto('/logout')
  await expect(screens.landing.register).toBeVisible()
  await expect(page).toHaveURL('/')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('Escape closes the menu', async ({ page, screens, signedInAt }) => {
    const { menu, settings } = screens.app
    await signedInAt('/app/dashboard')
    await menu.click()
    await settings.focus()
    await page.keyboard.press('Escape')
    await expect(settings).toBeHidden()
    await expect(menu).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menu).toHaveAttribute('aria-expanded', 'false')
  })
})

test.describe('an expired access token', () => {
  test('is refreshed in the background, once for nine calls from three tabs', async ({ context, page, signedInAt }) => {
    const customer = await signedInAt(BARE_DOCUMENT)
    await garbleAccess(page)
    const refreshes = countRefreshes(context)
    const tabs = [page, await context.newPage(), await context.newPage()]
    let requests = 0
    const allAsked = Promise.withResolvers<void>()
    await context.route(/auth\/(me|sessions|events)$/, async route => {
      requests += 1
      if (requests === 9) allAsked.resolve()
      await allAsked.promise
      await route.continue()
    })
    await Promise.all(tabs.map(tab => tab.goto(SECURITY)))
    for (const tab of tabs) await expect(tab.getByText('This device', { exact: true })).toBeVisible()
    expect(refreshes()).toBe(1)
    expect(await storedItem(page, 'refreshToken')).not.toBe(customer.refreshToken)
  })

  test('is refreshed although the response was lost with the page', async ({ page, screens, signedInAt }) => {
    await signedInAt(BARE_DOCUMENT)
    await garbleAccess(page)
    const exchanged = Promise.withResolvers<void>()
    await page.route(
      REFRESH,
      async route => {
        await route.fetch()
        exchanged.resolve()
      },
      { times: 1 },
    )
    await page.goto(SECURITY)
    await exchanged.promise
    await page.reload()
    await expect(screens.security.devices).toHaveCount(1)
    await expect(page).toHaveURL(SECURITY)
  })
})

test.describe('signing out', () => {
  test('ends the session in every tab and on the server, and Back does not restore it', async ({
    context,
    page,
    screens,
    signedInAt,
  }) => {
    const customer = await signedInAt('/app/settings')
    const other = await context.newPage()
    await other.goto(SECURITY)
    await expect(other.getByText('This device', { exact: true })).toBeVisible()
    const logoutResponse = page.waitForResponse('**/auth/logout')
    await screens.app.logout.click()
    await expect(screens.landing.register).toBeVisible()
    await expect(page).toHaveURL('/')
    await expect(other).toHaveURL('/')
    await expect(page.getByText('You are logged out')).toBeVisible()
    expect((await logoutResponse).status()).toBe(204)
    await expect(customer.refresh()).rejects.toThrow('401')
    await page.goBack()
    await expect(screens.login.heading).toBeVisible()
    await expect(page).toHaveURL('/login')
  })

  test('leaves no sign-up behind for whoever comes next, in another tab either', async ({
    page,
    context,
    screens,
    arriveAt,
    api,
  }) => {
    const newcomer = await arriveAt('password')
    const { accessToken, refreshToken, userId } = await (await newCustomer(api)).signIn()
    const tokens = { accessToken, refreshToken, userId }
    await page.evaluate(entries => void Object.assign(localStorage, entries), tokens)
    const other = await context.newPage()
    await other.goto('/app/dashboard')
    await screensOf(other, 'en').app.logout.click()
    await expect(other).toHaveURL('/')
    expect(await storedItem(other, 'refreshToken')).toBeNull()
    await page.reload()
    await expect(screens.businessType.heading).toBeVisible()
    await expect.poll(async () => (await newcomer.get('/api/v1/onboarding/session')).status).toBe(401)
  })
})

test.describe('five minutes of inactivity', () => {
  test.beforeEach(({ page }) => page.clock.install())

  test('are counted across all tabs', { tag: '@gate' }, async ({ page, context, screens, signedInAt }) => {
    await signedInAt('/app/dashboard')
    await expect(screens.app.dashboard).toBeVisible()
    const other = await context.newPage()
    await other.goto(SECURITY)
    await expect(other.getByText('This device', { exact: true })).toBeVisible()
    await page.clock.fastForward('05:01')
    for (const tab of [page, other]) {
      await expect(tab).toHaveURL('/')
      await expect(tab.getByText('You were logged out')).toBeVisible()
    }
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
    await expect(page).toHaveURL('/login')
    expect(await storedItem(page, 'refreshToken')).toBeNull()
  })

  test('count while no page is open', async ({ page, screens, signedInAt }) => {
    await signedInAt('/app/dashboard')
    await expect(screens.app.dashboard).toBeVisible()
    await page.goto('/')
    await page.clock.fastForward('05:01')
    const urls: string[] = []
    page.on('request', request => urls.push(request.url()))
    await page.goto('/app/dashboard')
    await expect(page).toHaveURL('/')
    expect(urls.filter(url => url.endsWith('/auth/me'))).toEqual([])
    expect(await storedItem(page, 'refreshToken')).toBeNull()
  })
})
