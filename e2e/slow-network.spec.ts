import { expect, test } from './support/test.ts'

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
