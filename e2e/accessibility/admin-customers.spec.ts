import { newCustomer, OTHER_DEVICE } from '#api/testing/customer.ts'
import { signUp } from '#api/testing/personas.ts'
import { LOCKOUT_FAILURES } from '#domain/constants.ts'
import { holdRequests } from '../support/hold-requests.ts'
import { respondWithError } from '../support/respond-with-error.ts'
import { test } from './check-screen.ts'

const ALL = '**/api/admin/customers?*'

test('customers in the admin portal', async ({ page, api, screens, checkScreen, adminAt }) => {
  const { customers, tryAgain } = screens.admin
  await Promise.all(Array.from({ length: 21 }, () => signUp(api).upTo('cr')))
  await page.route(ALL, route => route.fulfill({ json: { items: [], nextCursor: null } }))
  await adminAt('/admin/customers')
  await customers.none.waitFor()
  await checkScreen('admin-customers-none')
  await page.unroute(ALL)
  await page.reload()
  await customers.nextPage.click()
  await customers.firstPage.waitFor()
  await checkScreen('admin-customers-next-page')
  await customers.search('12')
  await customers.problem.waitFor()
  await checkScreen('admin-customers')
  await customers.search('4444')
  await customers.nobody.waitFor()
  await checkScreen('admin-customers-nobody')
  const slow = await holdRequests(page, ALL)
  await customers.search('05000000')
  await customers.loading.waitFor()
  await checkScreen('admin-customers-loading')
  slow.letThrough()
  await customers.found.first().waitFor()
  await checkScreen('admin-customers-found')
  await page.route(ALL, respondWithError(429, 'RATE_LIMITED'))
  await customers.search('9900')
  await tryAgain.waitFor()
  await checkScreen('admin-customers-failed')

  const customer = await (await newCustomer(api)).signIn()
  await customer.at(OTHER_DEVICE).signIn()
  for (let attempt = 0; attempt < LOCKOUT_FAILURES; attempt += 1) await customer.tryPassword('Wrong#Palm2031')
  await page.goto(`/admin/customers/${customer.userId}`)
  await customers.endLock.click()
  await customers.confirmEndLock.click()
  await customers.reasonError.waitFor()
  await checkScreen('admin-customer-end-lock')
  await customers.reason.fill('Called from the registered phone')
  await customers.confirmEndLock.click()
  await customers.unlocked.waitFor()
  await checkScreen('admin-customer')
  await page.goto('/admin/customers/5a4d0b0c-0000-4000-8000-000000000021/transactions')
  await customers.wallet.waitFor()
  await customers.found.first().waitFor()
  await checkScreen('admin-customer-transactions')
  await page.goto('/admin/customers/nobody')
  await customers.notFound.waitFor()
  await checkScreen('admin-customer-not-found')
})

const OPEN = '**/api/admin/reviews?status=open'

test('reviews in the admin portal', async ({ page, api, screens, checkScreen, adminAt, decide }) => {
  const { reviews, tryAgain } = screens.admin
  const person = await signUp(api).upTo('nafath')
  const { phone } = person.values
  await person.askForApproval()
  await decide(person, 'review')
  await person.get(`/api/v1/nafath/status/${person.sessionId}`)
  await page.route(OPEN, route => route.fulfill({ json: { items: [], nextCursor: null } }))
  await adminAt('/admin/reviews')
  await reviews.nothingOpen.waitFor()
  await checkScreen('admin-reviews-nothing-open')
  await page.unroute(OPEN)
  await page.reload()
  await reviews.of(phone).waitFor()
  await checkScreen('admin-reviews')
  await reviews.ask(phone, 'approve')
  await reviews.note.fill('ok')
  await reviews.confirm('approve').click()
  await reviews.noteError.waitFor()
  await checkScreen('admin-reviews-decide')
  await reviews.note.fill('Passport seen\nتأكدنا من الهوية')
  await reviews.confirm('approve').click()
  await reviews.done('identity', 'approve').waitFor()
  await checkScreen('admin-reviews-approved')
  await reviews.closedTab.click()
  await reviews.of(phone).waitFor()
  await checkScreen('admin-reviews-closed')
  await page.route(OPEN, respondWithError(429, 'RATE_LIMITED'))
  await page.goto('/admin/reviews')
  await tryAgain.first().waitFor()
  await checkScreen('admin-reviews-failed')
})
