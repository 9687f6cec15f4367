import { paths } from '#web/paths.ts'
import { screensOf } from './screens/screens.ts'
import { holdRequests } from './support/hold-requests.ts'
import { isRenderedByReact } from './support/react.ts'
import { expect, test } from './support/test.ts'

const SCRIPTS = '**/assets/*.js'
/** By then, a step has requested the JavaScript of the next step. */
const LONGER_THAN_READING = 5000
const DAY_MILLISECONDS = 86_400_000

test('the JavaScript of a step is loaded before Next opens it', async ({
  page,
  screens,
  signUpValues,
  consoleErrors,
}) => {
  const { landing, businessType, phone, code } = screens
  const fetched: string[] = []
  page.on('response', response => fetched.push(response.url()))
  /** Waits until the module and its imports are requested, at the latest because of `act`. */
  const fetchedBy = async (act: () => Promise<void>, module: string) => {
    await act()
    const find = () => fetched.find(url => url.includes(`/assets/${module}-`))
    await expect.poll(find).toBeDefined()
    await page.evaluate(url => import(url).then(() => {}), find() ?? '')
  }
  await landing.open()
  await fetchedBy(() => landing.register.hover(), 'BusinessTypePage')
  await landing.register.click()
  await fetchedBy(() => businessType.card('freelancer').check(), 'PhonePage')
  await businessType.signUp.click()
  await fetchedBy(() => phone.number.fill(signUpValues.phone), 'OtpPage')
  await fetchedBy(async () => {}, 'OnboardingSession')
  // The step after that may request its own JavaScript, which is blocked.
  consoleErrors.expect(/ERR_FAILED/)
  await page.route(SCRIPTS, route => route.abort())
  await phone.next.click()
  await expect(code.heading).toBeVisible()
})

test('the JavaScript of the phone step loads while the first step is read', async ({ page }) => {
  const phoneStep = page.waitForResponse(/\/assets\/PhonePage-/)
  await page.goto(paths.businessType)
  await phoneStep
})

test('the next step opens after the connection was lost while one was read', async ({ page, screens }) => {
  const { businessType, phone } = screens
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + DAY_MILLISECONDS)
  await page.goto(paths.businessType)
  await expect.poll(() => isRenderedByReact(businessType.signUp)).toBe(true)
  await page.context().setOffline(true)
  await page.clock.runFor(LONGER_THAN_READING)
  await page.context().setOffline(false)
  await businessType.card('freelancer').check()
  await businessType.signUp.click()
  await expect(phone.heading).toBeVisible()
})

test('a business type chosen before the JavaScript is there stays chosen', async ({ page, screens }) => {
  const { businessType, phone } = screens
  const scripts = await holdRequests(page, SCRIPTS)
  await page.goto(paths.businessType, { waitUntil: 'commit' })
  // The style sheet hides the page in the other language.
  await expect(businessType.card('sole-proprietorship')).toHaveCount(1)
  await businessType.card('sole-proprietorship').check()
  await businessType.card('freelancer').check()
  await expect(businessType.signUp).toBeDisabled()
  scripts.letThrough()
  await businessType.signUp.click()
  await expect(phone.heading).toBeVisible()
  await page.goBack()
  await expect(businessType.card('freelancer')).toBeChecked()
})

test('a button pressed before the JavaScript is there works, a link at once', { tag: '@gate' }, async ({
  page,
  screens,
}) => {
  const scripts = await holdRequests(page, SCRIPTS)
  await page.goto(paths.landing, { waitUntil: 'commit' })
  await screens.landing.register.click({ noWaitAfter: true })
  await expect(screens.businessType.heading).toBeVisible()
  await page.getByRole('button', { name: 'العربية' }).click()
  scripts.letThrough()
  await expect(screensOf(page, 'ar').businessType.heading).toBeVisible()
})
