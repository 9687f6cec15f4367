import { returnToTab } from '../screens/pretend-portal.ts'
import { freezeTime } from '../support/freeze-time.ts'
import { holdRequests } from '../support/hold-requests.ts'
import { respondWithError } from '../support/respond-with-error.ts'
import { lookTwice } from './looking.ts'

lookTwice('nafath, on both sides', async ({ page, screens, look, arriveAt, decide }) => {
  const { nafath } = screens
  const person = await arriveAt('nafath')
  await nafath.portalLink.waitFor()
  await look('nafath-redirection')
  const portal = await nafath.openPortal()
  await portal.decision('approve').waitFor()
  await look('pretend-portal', portal.page)
  await portal.page.close()
  await look('nafath-sent')
  await nafath.done.click()
  await nafath.sent.waitFor({ state: 'hidden' })
  await look('nafath-waiting')
  await nafath.openScenarios.click()
  await nafath.scenarios.waitFor()
  await look('nafath-scenarios')
  await page.keyboard.press('Escape')
  await decide(person, 'review')
  await returnToTab(page)
  await nafath.underReview.waitFor()
  await look('nafath-under-review')
  await decide(person, 'approve')
  await returnToTab(page)
  await nafath.received.waitFor()
  await look('nafath-received')
})

lookTwice('nafath, when it ends badly', async ({ page, screens, look, arriveAt, decide }) => {
  const { nafath } = screens
  const person = await arriveAt('nafath')
  await nafath.portalLink.waitFor()
  await decide(person, 'decline')
  await returnToTab(page)
  await nafath.failed.waitFor()
  await look('nafath-failed')
  await nafath.resend.click()
  await nafath.portalLink.waitFor()
  await decide(person, 'reject')
  await returnToTab(page)
  await nafath.rejected.waitFor()
  await look('nafath-rejected')

  await page.route('**/api/v1/nafath/status/*', async route => {
    const json = await (await route.fetch()).json()
    await route.fulfill({ json: { ...json, status: 'expired', reason: 'asked_again' } })
  })
  await arriveAt('nafath')
  await nafath.askedAgain.waitFor()
  await look('nafath-asked-again')
})

const SCREENING = '**/api/v1/onboarding/global-screening'

lookTwice('screening and questionnaire', async ({ page, screens, look, arriveAt, consoleErrors }) => {
  consoleErrors.expect(/status of 503/)
  const { screening, kyb } = screens
  const slow = await holdRequests(page, SCREENING)
  await arriveAt('globalScreening')
  await screening.performing.waitFor()
  await look('screening')
  slow.respond(respondWithError(503, 'SCREENING_UNAVAILABLE'))
  await page.getByRole('alert').waitFor()
  await look('screening-unavailable')
  await page.unroute(SCREENING)
  await page.route(SCREENING, route => route.fulfill({ json: { status: 'REVIEW' } }))
  await screening.tryAgain.click()
  await screening.reviewRequired.waitFor()
  await look('screening-review')
  await page.route(SCREENING, route => route.fulfill({ json: { status: 'REJECTED' } }))
  await returnToTab(page)
  await screening.rejected.waitFor()
  await look('screening-rejected')

  await arriveAt('kyb')
  await kyb.purposes.first().waitFor()
  await look('kyb')
  await kyb.otherPurpose.check()
  await kyb.details.fill('a')
  await kyb.details.blur()
  await kyb.detailsError.waitFor()
  await look('kyb-details-too-short')
  await page.route('**/api/v1/kyb/options**', respondWithError(503, 'SERVER_BUSY'))
  await page.reload()
  await kyb.tryAgain.waitFor()
  await look('kyb-load-failed')
})

const CREATE = '**/api/v1/onboarding/create-profile'

lookTwice('password and profile', async ({ page, screens, look, arriveAt }) => {
  const { password, login, code, complete } = screens
  await page.clock.install()
  const { values } = await arriveAt('password')
  await password.heading.waitFor()
  await look('password')
  await password.choose('abc', 'abd')
  await password.error.waitFor()
  await look('password-refused')
  await password.restart.click()
  await page.getByRole('dialog').waitFor()
  await look('password-start-over')
  await page.keyboard.press('Escape')
  await page.clock.fastForward('04:01')
  await page.getByRole('dialog').waitFor()
  await look('session-warning')
  await page.keyboard.press('Escape')

  await page.route(CREATE, respondWithError(403, 'PROFILE_FORBIDDEN'))
  await password.choose(values.password)
  await login.signIn(values.phone, values.password)
  await code.typeShown()
  await complete.failed.waitFor()
  await look('profile-failed')
  await page.unroute(CREATE)
  await freezeTime(page)
  await complete.tryAgain.click()
  await complete.welcome.waitFor()
  await look('welcome')
})
