import type { Page } from '@playwright/test'
import { signUp } from '#api/testing/customers/newcomer.ts'
import { SCREENING_POLL_SECONDS } from '#domain/constants.ts'
import { formatPhone } from '#domain/phone.ts'
import type { ReviewList } from '#web/api/generated/plinkAPI.schemas.ts'
import { returnToTab } from '../screens/pretend-portal.ts'
import type { Screens } from '../screens/screens.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { adminEntries, openWithStorage } from '../support/browser-storage.ts'
import { signInStaff } from '../support/staff-session.ts'
import { expect, test as journey } from '../support/test.ts'

const REVIEWS = '/admin/reviews'
const POLL = SCREENING_POLL_SECONDS * 1000
/** An ID whose screening needs a review. */
const SAUDI = '1990800110'
/** An ID that is in no registration. */
const NOT_ON_REGISTRATION = '1990200212'

/** Opens the reviews on the screen of an administrator, beside the customer's. */
const test = journey.extend<{ desk: () => Promise<Screens['admin']['reviews']> }>({
  desk: async ({ api, anotherBrowser }, use) => {
    const { page, screens } = await anotherBrowser()
    await use(async () => {
      await openWithStorage(page, REVIEWS, adminEntries((await signInStaff(api)).session))
      return screens.admin.reviews
    })
  },
})

/** Simulates a hidden or visible tab. */
async function showPage(page: Page, state: DocumentVisibilityState): Promise<void> {
  await page.evaluate(now => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => now })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  }, state)
}

test('an identity is requested again, then approved, and the customer sees each status', { tag: '@gate' }, async ({
  page,
  screens,
  arriveAt,
  decide,
  desk,
}) => {
  const { nafath } = screens
  const newcomer = await arriveAt('nafath')
  const { phone } = newcomer.values
  await nafath.portalLink.waitFor()
  await decide(newcomer, 'review')
  await returnToTab(page)
  await expect(nafath.underReview).toBeVisible()
  const reviews = await desk()
  await reviews.decide(phone, 'ask_again', 'Photo was not readable')
  await expect(reviews.done('identity', 'ask_again')).toBeVisible()
  await expect(reviews.of(phone)).toBeHidden()
  await returnToTab(page)
  await expect(nafath.askedAgain).toContainText('asks you to approve again in Nafath')
  await nafath.approveAgain.click()
  await expect(nafath.redirection).toBeVisible()

  await decide(newcomer, 'review')
  await returnToTab(page)
  await expect(nafath.underReview).toBeVisible()
  await nafath.done.click()
  await desk()
  await reviews.decide(phone, 'approve', 'Passport seen')
  await expect(reviews.done('identity', 'approve')).toBeVisible()
  await returnToTab(page)
  await nafath.continue()
  await expect(screens.kyb.heading).toBeVisible()
  await reviews.closedTab.click()
  await expect(reviews.of(phone).first()).toContainText(/Sara decided: Approved.*Passport seen/)
  await expect(reviews.of(phone).last()).toContainText(/Sara decided: Asked again.*Photo was not readable/)
})

test('a screening that is approved goes on by itself', async ({ page, screens, arriveAt, desk }) => {
  await page.clock.install()
  const { screening, kyb } = screens
  let requests = 0
  page.on('request', request => {
    if (request.url().endsWith('/global-screening')) requests += 1
  })
  const { values } = await arriveAt('globalScreening', { idNumber: SAUDI })
  await expect(screening.reviewRequired).toContainText('it continues automatically')
  const reviews = await desk()
  await expect(reviews.of(values.phone)).toContainText('Your details need a manual compliance review.')
  // A hidden tab does not poll. When it is visible again, it requests the status immediately.
  await showPage(page, 'hidden')
  const before = requests
  await page.clock.fastForward(3 * POLL)
  await reviews.decide(values.phone, 'approve', 'Another person of the same name')
  await expect(reviews.done('screening', 'approve')).toBeVisible()
  expect(requests).toBe(before)
  await expect(screening.reviewRequired).toBeVisible()
  await showPage(page, 'visible')
  await expect(kyb.heading).toBeVisible()
  await expect(screening.reviewRequired).toBeHidden()
})

test('somebody whom the registry does not name waits for compliance, then continues', async ({
  page,
  screens,
  arriveAt,
  desk,
}) => {
  await page.clock.install()
  const { screening, kyb } = screens
  const { values } = await arriveAt('globalScreening', { idNumber: NOT_ON_REGISTRATION })
  await expect(screening.mayAct).toContainText('does not name your ID number')
  const reviews = await desk()
  await expect(reviews.of(values.phone)).toContainText(/Not on the registration.*Owner 1\*{5}0017/)
  await reviews.decide(values.phone, 'approve', 'Power of attorney seen')
  await expect(reviews.done('not_on_registration', 'approve')).toBeVisible()
  await page.clock.fastForward(POLL)
  await expect(kyb.heading).toBeVisible()
})

test('a new case appears automatically, a note is required, and a decision by somebody else is reported', async ({
  page,
  screens,
  api,
  adminAt,
  decide,
}) => {
  await page.clock.install()
  const { reviews } = screens.admin
  await adminAt(REVIEWS)
  await expect(reviews.heading).toBeVisible()
  const newcomer = await signUp(api).upTo('nafath')
  await newcomer.askForApproval()
  await decide(newcomer, 'review')
  await newcomer.get(`/api/v1/nafath/status/${newcomer.sessionId}`)
  const { phone } = newcomer.values
  await page.clock.fastForward(10_000)
  await expect(reviews.of(phone)).toContainText(/Nafath identity.*Waiting since/)
  await reviews.ask(phone, 'reject')
  await expect(reviews.dialog).toContainText('The customer sees ‘Request Rejected’')
  await expect(reviews.note).toBeFocused()
  await reviews.confirm('reject').click()
  await expect(reviews.noteError).toHaveText('Please say why')
  await expectAccessible(page)
  await reviews.note.fill('Listed person confirmed')

  const omar = await signInStaff(api, 'omar@plink.example')
  const { items }: ReviewList = await (await omar.call('GET', '/reviews')).json()
  const review = items.find(({ subject }) => subject.phoneNumber === newcomer.phoneNumber)
  await omar.call('POST', `/reviews/${review?.reviewId}/decision`, { decision: 'approve', note: 'Passport seen' })
  await reviews.confirm('reject').click()
  await expect(page.getByText(/closed before your decision\. Omar decided: Approved/)).toBeVisible()
  await expect(reviews.dialog).toBeHidden()
  await expect(reviews.of(phone)).toBeHidden()
  await reviews.closedTab.click()
  await expect(page).toHaveURL(`${REVIEWS}?status=closed`)
  await expect(reviews.of(phone)).toContainText('Passport seen')
  await reviews.showCustomer(phone).click()
  await expect(screens.admin.customers.facts).toContainText(formatPhone(phone))
})
