import { holdRequests } from './support/hold-requests.ts'
import { expect, test } from './support/test.ts'

test('each later step shows its progress and sends one request', async ({ page, screens, arriveAt, applicant }) => {
  const { cr, identity, nafath, kyb, password } = screens
  await arriveAt('cr')
  const registry = await holdRequests(page, '**/api/v1/verification/validate-cr')
  await cr.submit(applicant.crNumber)
  await expect(cr.checking).toBeVisible()
  await cr.checking.click({ force: true })
  registry.letThrough()
  await expect(identity.heading).toBeVisible()
  expect(registry.count()).toBe(1)

  const match = await holdRequests(page, '**/api/v1/verification/id-phone-match')
  await identity.submit(applicant.idNumber)
  await expect(identity.checking).toBeVisible()
  await identity.checking.click({ force: true })
  const initiation = await holdRequests(page, '**/api/v1/nafath/initiate')
  match.letThrough()
  await expect(page.getByRole('button', { name: 'Initializing...' })).toBeVisible()
  initiation.letThrough()
  await expect(nafath.portalLink).toBeVisible()
  expect([match.count(), initiation.count()]).toEqual([1, 1])

  await arriveAt('kyb')
  const submission = await holdRequests(page, '**/api/v1/onboarding/kyb')
  await kyb.answer()
  await expect(page.getByRole('button', { name: 'Saving your answers…' })).toBeVisible()
  submission.letThrough()
  await expect(password.heading).toBeVisible()
  const setting = await holdRequests(page, '**/api/v1/auth/set-password')
  await password.choose(applicant.password)
  await expect(page.getByRole('button', { name: 'Setting your password…' })).toBeVisible()
  await page.keyboard.press('Enter')
  setting.letThrough()
  await expect(page).toHaveURL('/login')
  expect([submission.count(), setting.count()]).toEqual([1, 1])
})

test('the JavaScript of a step is loaded before Next opens it', async ({ page, screens, applicant, consoleErrors }) => {
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
  await fetchedBy(() => phone.number.fill(applicant.phone), 'OtpPage')
  await fetchedBy(async () => {}, 'OnboardingSession')
  // The step after that may request its own JavaScript, which is blocked.
  consoleErrors.expect(/ERR_FAILED/)
  await page.route('**/assets/*.js', route => route.abort())
  await phone.next.click()
  await expect(code.heading).toBeVisible()
})
