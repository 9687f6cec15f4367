import { returnToTab } from '../screens/pretend-portal.ts'
import { freezeTime } from '../support/freeze-time.ts'
import { holdRequests } from '../support/hold-requests.ts'
import { respondWithError } from '../support/respond-with-error.ts'
import { test } from './check-screen.ts'

test('Nafath, on the screen and in the portal', async ({ page, screens, checkScreen, arriveAt, decide }) => {
  const { nafath } = screens
  const person = await arriveAt('nafath')
  await nafath.portalLink.waitFor()
  await checkScreen('nafath-redirection')
  const portal = await nafath.openPortal()
  await portal.decision('approve').waitFor()
  await checkScreen('pretend-portal', portal.page)
  await portal.page.close()
  await checkScreen('nafath-sent')
  await nafath.done.click()
  await nafath.sent.waitFor({ state: 'hidden' })
  await checkScreen('nafath-waiting')
  await nafath.openScenarios.click()
  await nafath.scenarios.waitFor()
  await checkScreen('nafath-scenarios')
  await page.keyboard.press('Escape')
  await decide(person, 'review')
  await returnToTab(page)
  await nafath.underReview.waitFor()
  await checkScreen('nafath-under-review')
  await decide(person, 'approve')
  await returnToTab(page)
  await nafath.received.waitFor()
  await checkScreen('nafath-received')
})

test('Nafath, when it fails', async ({ page, screens, checkScreen, arriveAt, decide }) => {
  const { nafath } = screens
  const person = await arriveAt('nafath')
  await nafath.portalLink.waitFor()
  await decide(person, 'decline')
  await returnToTab(page)
  await nafath.failed.waitFor()
  await checkScreen('nafath-failed')
  await nafath.resend.click()
  await nafath.portalLink.waitFor()
  await decide(person, 'reject')
  await returnToTab(page)
  await nafath.rejected.waitFor()
  await checkScreen('nafath-rejected')

  await page.route('**/api/v1/nafath/status/*', async route => {
    const json = await (await route.fetch()).json()
    await route.fulfill({ json: { ...json, status: 'expired', reason: 'asked_again' } })
  })
  await arriveAt('nafath')
  await nafath.askedAgain.waitFor()
  await checkScreen('nafath-asked-again')
})

const SCREENING = '**/api/v1/onboarding/global-screening'

test('screening and questionnaire', async ({ page, screens, checkScreen, arriveAt, consoleErrors }) => {
  consoleErrors.expect(/status of 503/)
  const { screening, kyb } = screens
  const slow = await holdRequests(page, SCREENING)
  await arriveAt('globalScreening')
  await screening.performing.waitFor()
  await checkScreen('screening')
  slow.respond(respondWithError(503, 'SCREENING_UNAVAILABLE'))
  await page.getByRole('alert').waitFor()
  await checkScreen('screening-unavailable')
  await page.unroute(SCREENING)
  await page.route(SCREENING, route => route.fulfill({ json: { status: 'REVIEW' } }))
  await screening.tryAgain.click()
  await screening.reviewRequired.waitFor()
  await checkScreen('screening-review')
  await page.route(SCREENING, route => route.fulfill({ json: { status: 'REJECTED' } }))
  await returnToTab(page)
  await screening.rejected.waitFor()
  await checkScreen('screening-rejected')

  await arriveAt('kyb')
  await kyb.purposes.first().waitFor()
  await checkScreen('kyb')
  await kyb.otherPurpose.check()
  await kyb.details.fill('a')
  await kyb.details.blur()
  await kyb.detailsError.waitFor()
  await checkScreen('kyb-details-too-short')
  await page.route('**/api/v1/kyb/options**', respondWithError(503, 'SERVER_BUSY'))
  await page.reload()
  await kyb.tryAgain.waitFor()
  await checkScreen('kyb-load-failed')
})

const CREATE = '**/api/v1/onboarding/create-profile'

test('password and profile', async ({ page, screens, checkScreen, arriveAt }) => {
  const { password, login, code, complete } = screens
  await page.clock.install()
  const { values } = await arriveAt('password')
  await password.heading.waitFor()
  await checkScreen('password')
  await password.choose('abc', 'abd')
  await password.error.waitFor()
  await checkScreen('password-refused')
  await password.restart.click()
  await page.getByRole('dialog').waitFor()
  await checkScreen('password-start-over')
  await page.keyboard.press('Escape')
  await page.clock.fastForward('04:01')
  await page.getByRole('dialog').waitFor()
  await checkScreen('session-warning')
  await page.keyboard.press('Escape')

  await page.route(CREATE, respondWithError(403, 'PROFILE_FORBIDDEN'))
  await password.choose(values.password)
  await login.signIn(values.phone, values.password)
  await code.typeShown()
  await complete.failed.waitFor()
  await checkScreen('profile-failed')
  await page.unroute(CREATE)
  await freezeTime(page)
  await complete.tryAgain.click()
  await complete.welcome.waitFor()
  await checkScreen('welcome')
})
