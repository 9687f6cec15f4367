import { expect, type Page } from '@playwright/test'
import { sandboxAccounts } from '#api/contract/generated/sandbox-values.ts'
import { withAdmin } from '#api/testing/postgres-admin.ts'
import { phoneToE164 } from '#domain/phone.ts'
import { SANDBOX_PASSWORD } from '#domain/sandbox.ts'
import { authenticatorCode } from '#web/messages/admin.ts'
import { verification } from '#web/messages/verification.ts'
import type { RehearsalBusiness, World } from '../../tools/rehearsal/world.ts'
import { codeEntry } from '../screens/code-entry.ts'
import { returnToTab } from '../screens/pretend-portal.ts'
import { type Screens, screensOf } from '../screens/screens.ts'
import { arabicPhone } from '../support/devices.ts'
import { approveInNafath, test } from './live-test.ts'

const PASSWORD = 'Palm#Trees2031'
const NEW_PASSWORD = 'Dates&Coffee77'

// One rehearsal for all of them.
test.describe.configure({ mode: 'default' })

/** Its operations, the password and the phone numbers of its accounts. */
const OF_THE_SANDBOX = new RegExp(['/api/sandbox/', SANDBOX_PASSWORD, ...sandboxAccounts.login_with_code].join('|'))

/** The source of each script that the page loads from now on. */
function loadedScripts(page: Page): Promise<string>[] {
  const scripts: Promise<string>[] = []
  page.on('response', response => {
    if (response.request().resourceType() === 'script' && response.status() === 200) scripts.push(response.text())
  })
  return scripts
}

/** Takes the newest code that this phone was sent. */
async function takeCode(world: World, phone: string): Promise<string> {
  const number = phoneToE164(phone)
  const code = () => /\d{6}/.exec(world.messages.find(({ to }) => to === number)?.body ?? '')?.[0] ?? ''
  await expect.poll(code).not.toBe('')
  const taken = code()
  world.messages.length = 0
  return taken
}

/** Signs up on screen to the number of the company. */
async function verifyPhone(
  { landing, businessType, phone, code }: Screens,
  world: World,
  { owner }: RehearsalBusiness,
) {
  await landing.open()
  await landing.register.click()
  await businessType.choose('sole-proprietorship')
  await phone.submit(owner.phone)
  await expect(code.heading).toBeVisible()
  await code.type(await takeCode(world, owner.phone))
}

/** Signs up on screen to the screening. */
async function proveIdentity(page: Page, screens: Screens, world: World, business: RehearsalBusiness): Promise<void> {
  await verifyPhone(screens, world, business)
  await screens.cr.submit(business.crNumber)
  await screens.identity.submit(business.owner.nationalId)
  await approveInNafath(page, screens, business.owner.nationalId)
  await returnToTab(page)
  await screens.nafath.continue()
}

for (const device of [{ locale: 'en-GB' }, arabicPhone]) {
  test.describe(device.locale, () => {
    test.use(device)

    test('a business signs up, signs in and recovers its password', async ({ page, screens, rehearsal, business }) => {
      const scripts = loadedScripts(page)
      const { kyb, password, login, code, complete, recovery } = screens
      const { world } = rehearsal
      const { phone, nationalId, dateOfBirth } = business.owner
      await proveIdentity(page, screens, world, business)
      await kyb.answer()
      await password.choose(PASSWORD)
      await expect(page).toHaveURL('/login')
      await login.signIn(phone, PASSWORD)
      await code.type(await takeCode(world, phone))
      await expect(complete.dashboard).toBeVisible()

      await page.evaluate(() => localStorage.clear())
      await recovery.open()
      await recovery.byId.click()
      const [year = '', month, day] = dateOfBirth.split('-')
      await recovery.proveByBirthday(nationalId, `${day}${month}${year}`)
      await code.type(await takeCode(world, phone))
      await recovery.choose(NEW_PASSWORD)
      await expect(recovery.done).toBeVisible()
      for (const script of await Promise.all(scripts)) expect(script).not.toMatch(OF_THE_SANDBOX)
    })
  })
}

test('a sign-in is confirmed in a phone call', async ({ page, screens, rehearsal, business }) => {
  const { kyb, password, login, code, call, complete } = screens
  const { world, databaseUrl, controlUrl } = rehearsal
  const { phone } = business.owner
  await proveIdentity(page, screens, world, business)
  await kyb.answer()
  await password.choose(PASSWORD)
  await expect(page).toHaveURL('/login')
  await withAdmin(databaseUrl, database => database.query(`update accounts set sign_in_check = 'code_and_call'`))
  await login.signIn(phone, PASSWORD)
  await code.type(await takeCode(world, phone))
  await expect(call.verification).toBeVisible()
  const [ringing] = world.calls
  expect(ringing).toMatchObject({ to: phoneToE164(phone), says: expect.stringContaining('press 1') })
  const pressed = await page.request.post(`${controlUrl}/calls/${ringing?.id}/key`, { data: { digits: '1' } })
  expect((await pressed.json()).status).toBe(200)
  await expect(complete.dashboard).toBeVisible()
})

test('somebody from elsewhere for a listed business is reviewed twice by staff with a second factor', async ({
  page,
  screens,
  browser,
  rehearsal,
  business,
}) => {
  const { crNumber } = Object.assign(rehearsal.world.addBusiness(), { isListed: true })
  await proveIdentity(page, screens, rehearsal.world, { ...business, crNumber })
  await expect(screens.screening.mayAct).toBeVisible()

  const { staff, url } = rehearsal
  const desk = await browser.newContext({ baseURL: url })
  const staffPage = await desk.newPage()
  const { admin } = screensOf(staffPage, 'en')
  await staffPage.goto('/admin/reviews')
  await admin.signIn(staff.email, staff.password)
  await codeEntry(staffPage, 'en', authenticatorCode.en).type(staff.code())
  await admin.reviews.decide(business.owner.phone, 'approve', 'Power of attorney seen')
  await expect(admin.reviews.done('not_on_registration', 'approve')).toBeVisible()
  await returnToTab(page)
  await expect(screens.screening.reviewRequired).toBeVisible()
  await admin.reviews.decide(business.owner.phone, 'approve', 'Another company of the same name')
  await expect(admin.reviews.done('screening', 'approve')).toBeVisible()
  await desk.close()
  await returnToTab(page)
  await expect(screens.kyb.heading).toBeVisible()
})

test('an approval by somebody else than the applicant does not count', async ({
  page,
  screens,
  rehearsal: { world },
  business,
}) => {
  const stranger = world.addBusiness().owner
  await verifyPhone(screens, world, business)
  await screens.cr.submit(business.crNumber)
  await screens.identity.submit(business.owner.nationalId)
  await approveInNafath(page, screens, stranger.nationalId)
  await returnToTab(page)
  await expect(screens.nafath.rejected).toBeVisible()
})

test('a provider that fails stops its own step only, and the step works again when it recovers', async ({
  page,
  screens,
  rehearsal: { world, standIns },
  business,
}) => {
  const { wathq, unifonic } = standIns
  unifonic?.setFault('error')
  await verifyPhone(screens, world, business)
  unifonic?.setFault(undefined)

  wathq?.setFault('html')
  await screens.cr.submit(business.crNumber)
  await expect(page.getByRole('alert')).toContainText(verification.en.crFailed)
  wathq?.setFault(undefined)
  await screens.cr.submit(business.crNumber)
  await expect(screens.identity.heading).toBeVisible()
})

test('nothing of the sandbox is there', async ({ page, screens, request, rehearsal: { world }, business }) => {
  for (const path of ['/api/sandbox/messages', '/api/sandbox/nafath', '/api/sandbox/calls']) {
    expect((await request.get(path)).status(), path).toBe(404)
  }
  await screens.landing.open()
  await screens.landing.register.click()
  await screens.businessType.choose('freelancer')
  const sent = page.waitForResponse('**/send-otp')
  await screens.phone.submit(business.owner.phone)
  expect(await (await sent).json()).not.toHaveProperty('otpCode')
  await expect(screens.code.heading).toBeVisible()
  await expect(page.locator('body')).not.toContainText(/sandbox|test code|pretend/i)
  await expect(page.locator('body')).not.toContainText(await takeCode(world, business.owner.phone))
  await page.goto('/sandbox/phone')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
})
