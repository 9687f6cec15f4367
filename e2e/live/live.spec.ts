import { expect, type Page } from '@playwright/test'
import { sandboxAccounts, sandboxValues } from '#domain/generated/sandbox-values.ts'
import { phoneToE164 } from '#domain/phone.ts'
import { SANDBOX_DATE_OF_BIRTH, SANDBOX_PASSWORD } from '#domain/sandbox.ts'
import { sandboxHints } from '#web/messages/sandbox/sandbox-hints.ts'
import { testValues } from '#web/messages/sandbox/test-values.ts'
import { verification } from '#web/messages/sign-up/verification.ts'
import { paths } from '#web/paths.ts'
import type { ProviderRecords, RehearsalBusiness } from '../../api/dev/rehearsal/provider-records.ts'
import { returnToTab } from '../screens/pretend-portal.ts'
import type { Screens } from '../screens/screens.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { arabicPhone } from '../support/devices.ts'
import { approveInNafath, loadedScripts, test } from './live-test.ts'
import { openAccount, PASSWORD, proveIdentity, takeCode, verifyPhone } from './open-account.ts'

const NEW_PASSWORD = 'Dates&Coffee77'
/** SMS are in the language of the sign-up. */
const PASSWORD_CHANGED = { en: 'Your Plink password was changed', ar: 'تغيّرت كلمة مرور حسابك في Plink' }

// All tests share one rehearsal.
test.describe.configure({ mode: 'default' })

/** The operations, pages, test values, accounts and administrators of the sandbox, and the texts that pages show only there. */
const OF_THE_SANDBOX = [
  '/sandbox/',
  SANDBOX_PASSWORD,
  SANDBOX_DATE_OF_BIRTH,
  ...Object.values(sandboxAccounts).flat(),
  ...Object.values(sandboxValues).flatMap(values => Object.values(values).flat()),
  ...[sandboxHints.en, sandboxHints.ar].flatMap(texts => textsOf(texts, 'Test code'.length)),
  ...[testValues.en, testValues.ar].flatMap(texts => textsOf(texts, 'Commercial registration'.length)),
]

/** Returns the texts of a catalogue with at least this length. Shorter ones, such as `Phone number`, are in other catalogues too. */
function textsOf(texts: object, length: number): string[] {
  const all = Object.values(texts).flatMap(text => (typeof text === 'object' ? textsOf(text, length) : text))
  return all.filter((text): text is string => typeof text === 'string' && text.length >= length)
}

async function expectNothingOfTheSandbox({ request }: Page, scripts: Set<string>): Promise<void> {
  expect(scripts.size).toBeGreaterThan(0)
  for (const url of scripts) {
    const response = await request.get(url)
    expect(response).toBeOK()
    const script = await response.text()
    expect(OF_THE_SANDBOX.filter(text => script.includes(text))).toEqual([])
  }
}

/** Adds a beneficiary on screen and pays 100 riyals to it, up to the page that follows the transfer. */
async function payNewBeneficiary(page: Page, screens: Screens, records: ProviderRecords, { owner }: RehearsalBusiness) {
  const { beneficiaries, transfer } = screens
  await page.goto(paths.beneficiaries)
  await beneficiaries.add.click()
  await beneficiaries.fill('SA03 8000 0000 6080 1016 7519', 'Green Palm Trading', '1010123456')
  await beneficiaries.code.type(await takeCode(records, owner.phone))
  await expect(beneficiaries.coolingOff).toBeVisible()
  await beneficiaries.send.click()
  await transfer.prepare('100')
  await transfer.confirm.click()
  await transfer.code.type(await takeCode(records, owner.phone))
  await transfer.follow.click()
}

for (const device of [{ locale: 'en-GB' }, arabicPhone]) {
  test.describe(device.locale, () => {
    test.use(device)

    test('a business signs up, signs in and recovers its password', async ({
      page,
      screens,
      language,
      rehearsal,
      business,
    }) => {
      const scripts = loadedScripts(page)
      const { code, recovery } = screens
      const { records } = rehearsal
      const { phone, nationalId, dateOfBirth } = business.owner
      await openAccount(page, screens, records, business)

      await page.evaluate(() => localStorage.clear())
      await recovery.open()
      await recovery.byId.click()
      const [year = '', month, day] = dateOfBirth.split('-')
      await recovery.proveByBirthday(nationalId, `${day}${month}${year}`)
      await code.type(await takeCode(records, phone))
      await recovery.choose(NEW_PASSWORD)
      await expect(recovery.done).toBeVisible()
      await expect.poll(() => records.messages[0]?.body).toContain(PASSWORD_CHANGED[language])
      await expectNothingOfTheSandbox(page, scripts)
    })
  })
}

test('staff require a phone call, which then confirms a sign-in', async ({
  page,
  screens,
  rehearsal,
  desk,
  business,
}) => {
  const { kyb, password, login, code, call, complete } = screens
  const { records, controlUrl } = rehearsal
  const { phone } = business.owner
  const { customers } = desk.admin
  await proveIdentity(page, screens, records, business)
  await kyb.answer()
  await password.choose(PASSWORD)
  await expect(page).toHaveURL('/login')

  await desk.page.goto('/admin/customers')
  await customers.search(phone)
  // All customers are visible until the search has a result.
  await expect(customers.rows).toHaveCount(1)
  await customers.rows.getByRole('link').click()
  await customers.requireCall.click()
  await customers.reason.fill('SIM swap, case 2026-31')
  await customers.confirmRequireCall.click()
  await expect(customers.callRequired).toBeVisible()
  await expect.poll(() => records.messages[0]?.body).toContain('we call you to confirm each sign-in')

  await login.signIn(phone, PASSWORD)
  await code.type(await takeCode(records, phone))
  await expect(call.verification).toBeVisible()
  const [ringing] = records.calls
  expect(ringing).toMatchObject({ to: phoneToE164(phone), says: expect.stringContaining('press 1') })
  const keyPress = await page.request.post(`${controlUrl}/calls/${ringing?.id}/key`, { data: { digits: '1' } })
  expect((await keyPress.json()).status).toBe(200)
  await expect(complete.dashboard).toBeVisible()
})

test('somebody from elsewhere for a listed business is reviewed twice by staff with a second factor', async ({
  page,
  screens,
  rehearsal,
  desk: { page: staffPage, admin, scripts },
  business,
}) => {
  const { crNumber } = Object.assign(rehearsal.records.addBusiness(), { isListed: true })
  await proveIdentity(page, screens, rehearsal.records, { ...business, crNumber })
  await expect(screens.screening.mayAct).toBeVisible()

  await staffPage.goto('/admin/reviews')
  await admin.reviews.decide(business.owner.phone, 'approve', 'Power of attorney seen')
  await expect(admin.reviews.done('not_on_registration', 'approve')).toBeVisible()
  await returnToTab(page)
  await expect(screens.screening.reviewRequired).toBeVisible()
  await admin.reviews.decide(business.owner.phone, 'approve', 'Another company of the same name')
  await expect(admin.reviews.done('screening', 'approve')).toBeVisible()
  await expectNothingOfTheSandbox(staffPage, scripts)
  await returnToTab(page)
  await expect(screens.kyb.heading).toBeVisible()
})

test('an approval by somebody else than the applicant does not count', async ({
  page,
  screens,
  rehearsal: { records },
  business,
}) => {
  const stranger = records.addBusiness().owner
  await verifyPhone(screens, records, business)
  await screens.cr.submit(business.crNumber)
  await screens.identity.submit(business.owner.nationalId)
  await approveInNafath(page, screens, stranger.nationalId)
  await returnToTab(page)
  await expect(screens.nafath.rejected).toBeVisible()
})

test('a card is entered in the form of its provider, which reads no session, and its money goes to an IBAN and, after an exception that staff resolve, comes back', {
  tag: '@gate',
}, async ({ page, screens, rehearsal: { records, controlUrl }, desk: { page: staffPage, admin }, business }) => {
  const { topUp, transfer, dashboard } = screens
  await openAccount(page, screens, records, business)

  await page.goto(paths.topUp)
  await topUp.begin('250')
  await topUp.enterCard.click()
  await topUp.fillCard()
  await expect(page.getByRole('main')).toContainText('250.00 SAR')
  await expect(page.evaluate(() => localStorage.length)).rejects.toThrow('sandboxed')
  await expectAccessible(page)
  await topUp.payInForm.click()
  await page.getByRole('button', { name: 'Approve' }).waitFor()
  await page.goBack()
  await topUp.confirm.click()
  await page.getByRole('button', { name: 'Approve' }).click()
  await expect(topUp.done('250.00 SAR')).toBeVisible()
  expect((await records.money.books()).payments).toMatchObject([{ amount: 250_00, state: 'paid' }])

  await payNewBeneficiary(page, screens, records, business)
  await expect(transfer.state).toBeVisible()
  const [payout] = (await records.money.books()).payouts
  expect(payout).toMatchObject({ amount: 100_00, state: 'paid', iban: 'SA0380000000608010167519' })
  const say = (state: string) =>
    page.request.put(`${controlUrl}/payouts/${payout?.reference}`, { data: { state, reason: 'Closed' } })
  await say('failed')
  await staffPage.goto(paths.adminExceptions)
  const { exceptions } = admin
  const exception = exceptions.of('payout_failed_after_paid')
  await expect(exception).toContainText('100.00 SAR')
  await expect(transfer.state).toBeVisible()
  await exceptions.resolve('payout_failed_after_paid', 'The bank of the payee sends it back')
  await expect(exceptions.wasResolved).toBeVisible()
  await exceptions.resolvedTab.click()
  await expect(exception).toContainText('The bank of the payee sends it back')
  await say('returned')
  await expect(transfer.returned).toBeVisible()
  await page.goto(paths.dashboard)
  await expect(dashboard.balance).toContainText('250.00 SAR')
})

test.describe(arabicPhone.locale, () => {
  test.use(arabicPhone)

  test('a payout whose answer is lost is asked for, and not sent again', async ({
    page,
    screens,
    rehearsal: { records, controlUrl },
    business,
  }) => {
    const { topUp, transfer, dashboard } = screens
    await openAccount(page, screens, records, business)
    await page.goto(`${paths.topUp}?by=bank`)
    const iban = (await topUp.iban.innerText()).replaceAll(/\s/g, '')
    expect((await page.request.post(`${controlUrl}/credits`, { data: { iban, amount: 250_00 } })).status()).toBe(201)

    const { payouts: before } = await records.money.books()
    records.money.settings.isAnsweringPayouts = false
    await payNewBeneficiary(page, screens, records, business)
    await expect(transfer.state).toBeVisible()
    records.money.settings.isAnsweringPayouts = true
    await expect(transfer.beingChecked).toBeVisible()
    expect((await records.money.books()).payouts).toHaveLength(before.length + 1)
    await page.goto(paths.dashboard)
    await expect(dashboard.balance).toContainText('150.00')
  })
})

test('a provider that fails stops its own step only, and the step works again when it recovers', async ({
  page,
  screens,
  rehearsal: { records, standIns },
  business,
}) => {
  const { wathq, unifonic } = standIns
  unifonic?.setFault('error')
  await verifyPhone(screens, records, business)
  unifonic?.setFault(undefined)

  wathq?.setFault('html')
  await screens.cr.submit(business.crNumber)
  await expect(page.getByRole('alert')).toContainText(verification.en.crFailed)
  wathq?.setFault(undefined)
  await screens.cr.submit(business.crNumber)
  await expect(screens.identity.heading).toBeVisible()
})

test('nothing of the sandbox is there', async ({ page, screens, request, rehearsal: { records }, business }) => {
  for (const path of ['/api/sandbox/messages', '/api/sandbox/emails', '/api/sandbox/nafath', '/api/sandbox/calls']) {
    expect((await request.get(path)).status(), path).toBe(404)
  }
  await screens.landing.open()
  await screens.landing.register.click()
  await screens.businessType.choose('freelancer')
  const response = page.waitForResponse('**/send-otp')
  await screens.phone.submit(business.owner.phone)
  expect(await (await response).json()).not.toHaveProperty('otpCode')
  await expect(screens.code.heading).toBeVisible()
  await expect(page.locator('body')).not.toContainText(/sandbox|test code|pretend/i)
  await expect(page.locator('body')).not.toContainText(await takeCode(records, business.owner.phone))
  await page.goto('/sandbox/phone')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
})
