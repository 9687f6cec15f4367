import { newCustomer } from '#api/testing/customers/customer.ts'
import { respondWithError } from '../support/respond-with-error.ts'
import { expect, test } from '../support/test.ts'

const storedSession = `JSON.stringify([sessionStorage['plink.adminToken'], sessionStorage['plink.adminUser']])`
const NOTHING = '[null,null]'

test('an administrator signs in, reaches the requested page, and signs out', { tag: '@gate' }, async ({
  page,
  screens,
  api,
}) => {
  const { admin } = screens
  await page.goto('/admin/kyb-options?category=annual_revenue')
  await expect(admin.loginHeading).toBeVisible()
  await expect(admin.anyone).toBeVisible()
  await expect(page).toHaveURL('/admin/login')
  await admin.signIn('sara@plink.example')
  await expect(admin.options.heading).toBeVisible()
  await expect(page).toHaveURL('/admin/kyb-options?category=annual_revenue')
  await page.reload()
  await expect(admin.welcome('Sara')).toBeVisible()
  await expect(admin.role).toBeVisible()
  await page.goto('/admin/login')
  await expect(admin.dashboard).toBeVisible()
  await expect(admin.comingSoon).toBeVisible()
  await page.goto('/admin/nothing-is-here')
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to the dashboard' }).click()
  await expect(admin.dashboard).toBeVisible()

  const token = await page.evaluate(() => sessionStorage.getItem('plink.adminToken'))
  const logoutResponse = page.waitForResponse('**/api/admin/auth/logout')
  await admin.signOut.click()
  await expect(admin.loginHeading).toBeVisible()
  expect((await logoutResponse).status()).toBe(204)
  expect(await page.evaluate(storedSession)).toBe(NOTHING)
  const headers = { Authorization: `Bearer ${token}` }
  expect((await api.request('/api/admin/events', { headers })).status).toBe(401)
  await page.goBack()
  await expect(admin.loginHeading).toBeVisible()
})

test('after the server ends a session, the sign-in leads back to the page', async ({ page, screens, adminAt }) => {
  const { admin } = screens
  const { call } = await adminAt('/admin/activity?type=signed_in')
  await expect(admin.events.first()).toBeVisible()
  await expect(admin.eventType).toHaveValue('signed_in')
  await call('POST', '/auth/logout')
  await admin.place('options').click()
  await expect(admin.sessionOver).toBeVisible()
  expect(await page.evaluate(storedSession)).toBe(NOTHING)
  await admin.signIn('sara@plink.example')
  await expect(admin.options.rows.first()).toBeVisible()
  await expect(page).toHaveURL('/admin/kyb-options')
})

test('a viewer sees every page and its data, and nothing to change', async ({ page, screens, api }) => {
  const { admin } = screens
  const { userId } = await (await newCustomer(api)).signIn()
  await page.goto(`/admin/customers/${userId}`)
  await admin.signIn('viewer@sandbox.test')
  await expect(page).toHaveURL(`/admin/customers/${userId}`)
  await expect(page.getByRole('main')).toContainText('Green Palm Trading Est.')
  await admin.place('options').click()
  await expect(admin.options.rows.first()).toBeVisible()
  await expect(admin.options.openCreate).toBeHidden()
  const places = [
    ['customers', 'Customers'],
    ['reviews', 'Reviews'],
    ['denyList', 'Deny list'],
    ['activity', 'Activity'],
  ] as const
  for (const [place, title] of places) {
    await admin.place(place).click()
    // A page that arrives scrolls to its top. A press during that would be lost.
    await expect(admin.heading(title)).toBeVisible()
    await expect(admin.viewer).toBeVisible()
  }
  const view = admin.events.filter({ hasText: 'Viewed a customer' }).first()
  await expect(view).toContainText('by Viewer')
  await expect(view.getByText('viewer@sandbox.test')).toBeVisible()
})

test('unsent input survives the end of a session and the next sign-in', async ({ page, screens, api, adminAt }) => {
  const { admin } = screens
  const { customers, options } = admin
  const customer = await (await newCustomer(api)).signIn()
  const { call } = await adminAt(`/admin/customers/${customer.userId}`)
  await customers.endSessions.click()
  await customers.reason.fill('Fraud report 2026-17')
  await call('POST', '/auth/logout')
  await customers.confirmEndSessions.click()
  await expect(admin.sessionOver).toBeVisible()
  await admin.signIn('sara@plink.example')
  await expect(customers.reason).toHaveValue('Fraud report 2026-17')
  await customers.confirmEndSessions.click()
  await expect(customers.sessionsEnded(1)).toBeVisible()

  await admin.place('options').click()
  await options.openCreate.click()
  await options.label('en').fill('Paying salaries')
  await page.route('**/api/admin/kyb/options', respondWithError(401, 'UNAUTHENTICATED'), { times: 1 })
  await options.create.click()
  await expect(admin.sessionOver).toBeVisible()
  await admin.signIn('sara@plink.example')
  await expect(options.label('en')).toHaveValue('Paying salaries')
  await options.cancel.click()
  await options.openCreate.click()
  await expect(options.label('en')).toHaveValue('')
})

test('an unattended portal stops polling, so that its session can end', async ({ page, screens, adminAt }) => {
  await page.clock.install()
  const { reviews } = screens.admin
  let requests = 0
  page.on('request', request => {
    if (request.url().includes('/api/admin/')) requests += 1
  })
  await adminAt('/admin/reviews')
  await expect(reviews.heading).toBeVisible()
  await expect(reviews.loading).toBeHidden()
  const onArrival = requests
  await page.clock.runFor(10_000)
  await expect.poll(() => requests).toBeGreaterThan(onArrival)
  await page.clock.runFor('05:00')
  const left = requests
  await page.clock.runFor('10:00')
  await expect(reviews.heading).toBeVisible()
  expect(requests).toBe(left)
  const again = page.waitForRequest('**/api/admin/reviews**')
  await page.mouse.move(100, 100)
  await page.clock.runFor(10_000)
  await again
})

test('the sessions of a customer and an administrator in one browser are independent', async ({
  page,
  screens,
  adminAt,
  signedInAt,
}) => {
  await page.clock.install()
  const customer = await signedInAt('/app/dashboard')
  await expect(screens.app.dashboard).toBeVisible()
  const requests: { url: string; token: string | undefined }[] = []
  const { session } = await adminAt('/admin')
  page.on('request', request => {
    if (request.url().includes('/api/')) requests.push({ url: request.url(), token: request.headers().authorization })
  })
  await screens.admin.place('options').click()
  await expect(screens.admin.options.rows.first()).toBeVisible()
  // Five minutes of inactivity end a customer's session only on the customer's pages.
  await page.clock.fastForward('05:01')
  await expect(screens.admin.options.heading).toBeVisible()
  expect(requests.length).toBeGreaterThan(0)
  expect(requests.every(({ url, token }) => url.includes('/api/admin/') && token === `Bearer ${session.token}`)).toBe(
    true,
  )
  await screens.admin.signOut.click()
  await expect(screens.admin.loginHeading).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('refreshToken'))).toBe(customer.refreshToken)
})
