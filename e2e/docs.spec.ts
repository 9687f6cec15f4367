import type { Page } from '@playwright/test'
import { DOCS_PAGES } from '#web/docs-pages.ts'
import { docs } from '#web/features/docs/docs.messages.ts'
import { docsReference } from '#web/features/docs/docs-reference.messages.ts'
import { docsErrors } from '#web/features/docs/errors/docs-errors.messages.ts'
import { ERROR_CODES } from '#web/features/docs/errors/error-facts.ts'
import { errorHelp } from '#web/features/docs/errors/error-help.ts'
import { docsStart } from '#web/features/docs/quick-start/docs-start.messages.ts'
import { errors } from '#web/messages/errors.ts'
import { errorHelpPath, paths, referencePath, referenceTagPath } from '#web/paths.ts'
import { screensOf } from './screens/screens.ts'
import { arabicPhone } from './support/devices.ts'
import { expect, test } from './support/test.ts'

const PAGES = Object.values(paths).filter(path => path.startsWith(paths.docs))

test('every link and anchor of the documentation has a target', async ({ page, request, language }) => {
  const outside = outsideRequests(page)
  const ids = new Map<string, string[]>()
  const links = new Set<string>()
  for (const path of PAGES) {
    await screensOf(page, language).docs.open(path)
    await screensOf(page, language).docs.heading.waitFor()
    ids.set(path, await page.locator('[id]').evaluateAll(all => all.map(element => element.id)))
    const hrefs = await page.locator('a[href]').evaluateAll(all => all.map(link => (link as HTMLAnchorElement).href))
    for (const href of hrefs) links.add(href)
  }
  expect(outside).toEqual([])
  expect(ids.get(paths.docsErrors)).toEqual(expect.arrayContaining(ERROR_CODES))
  const broken = [...links].map(href => new URL(href)).filter(url => ids.has(url.pathname) && !leads(url, ids))
  expect(broken.map(String)).toEqual([])
  const elsewhere = new Set(
    [...links].map(href => href.split('#')[0] ?? '').filter(href => !ids.has(new URL(href).pathname)),
  )
  for (const href of elsewhere) expect((await request.get(href, NAVIGATION)).status(), href).toBe(200)
})

test('an error links to its explanation, which links to the operation', async ({ page, api, language }) => {
  const screen = screensOf(page, language).docs
  const { documentationUrl } = await (await api.request('/api/v1/nothing-here')).json()
  await page.goto(documentationUrl)
  await expect(screen.code('NOT_FOUND')).toBeVisible()
  await expect(screen.section('happened')).toContainText(plain(errorHelp.NOT_FOUND[language].happened))
  await screen.open(paths.docsErrors)
  await expect(screen.entry('PHONE_DUPLICATE')).toBeVisible()
  await screen.filter.fill('nafath 404')
  await expect(screen.entry('PHONE_DUPLICATE')).toBeHidden()
  await screen.entry('NAFATH_SESSION_NOT_FOUND').click()
  await expect(screen.code('NAFATH_SESSION_NOT_FOUND')).toBeFocused()
  await expect(page.locator('[lang=ar] dd').first()).toBeHidden()
  await page.getByText('بالعربية').click()
  await expect(page.locator('[lang=ar] dd').first()).toHaveText(/\p{Script=Arabic}/u)
  await screen.section('operations').getByRole('link', { name: 'getNafathStatus' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Poll the approval' })).toBeInViewport()
})

test('earlier links to a code lead to its page, and an unknown code to none', async ({
  page,
  language,
  consoleErrors,
}) => {
  consoleErrors.expect(/404 \(Not Found\).*NO_SUCH_CODE/)
  const screen = screensOf(page, language).docs
  await page.goto(`${paths.docsErrors}#CR_DUPLICATE`)
  await expect(screen.code('CR_DUPLICATE')).toBeVisible()
  await expect(page).toHaveURL(errorHelpPath('CR_DUPLICATE'))
  await page.goto(errorHelpPath('cr_duplicate'))
  await expect(page).toHaveURL(errorHelpPath('CR_DUPLICATE'))
  const response = await page.goto(errorHelpPath('NO_SUCH_CODE'))
  expect(response?.status()).toBe(404)
  await expect(screen.code(errors[language].notFoundTitle)).toBeVisible()
  await expect(page.getByText(docsErrors[language].unknown('NO_SUCH_CODE'))).toBeVisible()
  await page.getByRole('link', { name: docsErrors[language].all }).click()
  await expect(screen.entry('CR_DUPLICATE')).toBeVisible()
})

test('the errors are read without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! })
  const page = await context.newPage()
  const screen = screensOf(page, 'en').docs
  await page.goto(paths.docsErrors)
  await expect(screen.filter).toBeHidden()
  await screen.entry('CR_DUPLICATE').click()
  await expect(page).toHaveURL(errorHelpPath('CR_DUPLICATE'))
  await expect(screen.section('todo')).toContainText(plain(errorHelp.CR_DUPLICATE.en.todo))
  await screen.section('operations').getByRole('link', { name: 'validateCr' }).click()
  await expect(page).toHaveURL(referencePath('verification', 'validateCr'))
  await context.close()
})

test('programs read every page of the sitemap', async ({ request }) => {
  const titles = new Map(DOCS_PAGES.map(({ path, title }) => [path, `${title} · Plink`]))
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const pages = [...sitemap.matchAll(/<loc>(.+)<\/loc>/g)].map(([, address = '']) => address)
  expect(pages.map(page => new URL(page).pathname)).toEqual([paths.landing, ...titles.keys()])
  for (const page of pages) {
    for (const Accept of ['*/*', 'application/json']) {
      const response = await request.get(page, { headers: { Accept } })
      expect(response.status(), page).toBe(200)
      expect(await response.text()).toContain(`<title>${titles.get(new URL(page).pathname) ?? 'Plink'}</title>`)
    }
  }
})

test('programs are led by an error to the text of its code', async ({ api, request }) => {
  const { documentationUrl } = await (await api.request('/api/v1/nothing-here')).json()
  expect(new URL(documentationUrl).pathname).toBe(errorHelpPath('NOT_FOUND'))
  const response = await request.get(documentationUrl, { headers: { Accept: 'application/json' } })
  expect(response.status()).toBe(200)
  const { happened, todo } = errorHelp.NOT_FOUND.en
  for (const text of [happened, todo]) expect(textOf(await response.text())).toContain(plain(text))
})

const textOf = (html: string) => html.replace(/<!--.*?-->|<[^>]*>/g, '').replaceAll('&#x27;', "'")

/** Returns the text without the marks of names. */
const plain = (text: string) => text.replaceAll('`', '')

test('a page can be read and pressed before its scripts are there', async ({ page, language }) => {
  const release = Promise.withResolvers<void>()
  await page.route('**/assets/index-*.js', async route => {
    await release.promise
    await route.continue()
  })
  const screen = screensOf(page, language).docs
  await page.goto(paths.docs, { waitUntil: 'commit' })
  await screen.runReach.click()
  const place = await page.evaluate(() => scrollY)
  release.resolve()
  await expect(screen.responses.nth(0)).toContainText('"status": "ok"')
  expect(await page.evaluate(() => scrollY)).toBe(place)
})

test('the quick start runs', async ({ page, language }) => {
  const screen = screensOf(page, language).docs
  await screen.open()
  await expect(page.getByRole('region', { name: docsStart[language].reach.title, exact: true })).toBeVisible()
  await screen.runReach.click()
  await expect(screen.responses.nth(0)).toContainText('"status": "ok"')
  await screen.runBusiness.click()
  await expect(screen.responses.nth(1)).toContainText('plk_sandbox_')
  await screen.runWallet.click()
  await expect(screen.responses.nth(2)).toContainText('"available"')
  await screen.runSend.click()
  await expect(screen.responses.nth(3)).toContainText('otpCode')
  await screen.runSend.click()
  const help = page.getByRole('link', { name: 'OTP_COOLDOWN' })
  await expect(help).toHaveAttribute('href', errorHelpPath('OTP_COOLDOWN'))
  await screen.runVerify.click()
  await expect(screen.responses.nth(4)).toContainText('"token"')
  await help.click()
  await expect(screen.code('OTP_COOLDOWN')).toBeInViewport()
})

test('the reference is read without JavaScript', { tag: '@gate' }, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! })
  const page = await context.newPage()
  await page.goto(paths.docsReference)
  await page.getByRole('link', { name: 'Prepare a transfer' }).click()
  await expect(page).toHaveURL(referencePath('transfers', 'createTransfer'))
  await expect(page.getByRole('heading', { level: 1, name: 'Prepare a transfer' })).toBeVisible()
  await expect(page.getByText('/api/v1/transfers', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'BENEFICIARY_NOT_ACTIVE' }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: /^Try it/ })).toBeHidden()
  await context.close()
})

test('earlier links to an operation lead to its page', async ({ page }) => {
  for (const anchor of ['tag/auth/POST/api/v1/auth/send-otp', 'sendOtp']) {
    await page.goto(`${paths.docsReference}#${anchor}`)
    await expect(page).toHaveURL(referencePath('auth', 'sendOtp'))
    await expect(page.getByRole('heading', { level: 1, name: 'Send the sign-up code' })).toBeVisible()
  }
  await page.goto(`${paths.docsReference}#tag/auth`)
  await expect(page).toHaveURL(referenceTagPath('auth'))
  await page.goto(`${referenceTagPath('auth')}#resetPassword`)
  await expect(page.getByRole('region', { name: 'Set a new password' })).toBeFocused()
})

test('an operation is tried on this server', { tag: '@gate' }, async ({ page, language }) => {
  const outside = outsideRequests(page)
  const warnings = warningsOf(page)
  await page.goto(referencePath('auth', 'sendOtp'))
  await page.getByRole('link', { name: docsReference[language].tryNamed('Send the sign-up code') }).click()
  await expect(page.getByRole('heading', { name: 'Send the sign-up code', exact: true })).toBeInViewport()
  await page.getByRole('button', { name: /Test Request.*v1\/auth\/send-otp/s }).click()
  const client = page.getByRole('dialog', { name: 'API Client' })
  const responding = page.waitForResponse('**/api/v1/auth/send-otp')
  await client.getByRole('button', { name: /Send post request/ }).click()
  const status = (await responding).status()
  // Another journey may just have requested a code for the example's number.
  expect([200, 429]).toContain(status)
  await expect(client.getByRole('link', { name: new RegExp(`^${status} `) })).toBeVisible()
  expect(outside).toEqual([])
  expect(warnings).toEqual([])
})

/** Collects Scalar's warnings about schemas that it does not understand. */
function warningsOf(page: Page): string[] {
  const warnings: string[] = []
  page.on('console', message => {
    if (message.type() === 'warning') warnings.push(message.text())
  })
  return warnings
}

test.describe('on a phone', () => {
  test.use(arabicPhone)

  test('the menu opens, and closes when a page is chosen', async ({ page, language }) => {
    const screen = screensOf(page, language).docs
    await screen.open()
    await expect(screen.place('changelog')).toBeHidden()
    await screen.menu.click()
    await screen.place('changelog').click()
    await expect(screen.heading).toHaveText(docs[language].nav.changelog)
    await expect(screen.heading).toBeFocused()
    await expect(screen.place('errors')).toBeHidden()
    await screen.menu.click()
    await screen.place('changelog').click()
    await expect(screen.heading).toBeFocused()
  })
})

const NAVIGATION = { headers: { Accept: 'text/html' } }

/** Collects the requests of the page to other servers. */
function outsideRequests(page: Page): string[] {
  const outside: string[] = []
  page.on('request', request => {
    const { protocol, hostname } = new URL(request.url())
    if (protocol.startsWith('http') && hostname !== 'localhost') outside.push(request.url())
  })
  return outside
}

const leads = ({ pathname, hash }: URL, ids: Map<string, string[]>) =>
  hash === '' || ids.get(pathname)?.includes(decodeURIComponent(hash.slice(1)))
