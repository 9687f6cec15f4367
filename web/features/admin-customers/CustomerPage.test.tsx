import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen } from '#web/testing/open-screen.tsx'

const REASON = 'Called from the registered phone, identity checked'
const dialog = page.getByRole('dialog')
const reason = dialog.getByRole('textbox', { name: 'Reason' })
const endLock = page.getByRole('main').getByRole('button', { name: 'End lock' })
const confirm = dialog.getByRole('button', { name: 'End lock' })

test.for([
  'Freeze the wallet',
  'Suspend Green Palm Trading',
  'End all sessions',
  'Require a phone call',
  'Export everything',
  'Ask to close the account',
])('%s names the customer before it says what will happen', async name => {
  await openScreen('adminCustomer')
  await page.getByRole('main').getByRole('button', { name }).click()
  await expect.element(dialog.getByText('Green Palm Trading Est.', { exact: true })).toBeVisible()
  await expect.element(dialog.getByText('051 234 5678')).toBeVisible()
})

test('speaks of the customer where there is no wallet', async () => {
  await openScreen('adminTransactions', { scenarios: { listCustomerTransactions: 'wallet_not_found' } })
  await expect.element(page.getByText('No wallet yet. It opens when the profile is complete.')).toBeVisible()
})

test('a lock that has already ended is reported, and after other errors the typed reason stays', async () => {
  const { respond } = await openScreen('adminCustomer', { scenarios: { getCustomer: 'customer_locked' } })
  await endLock.first().click()
  await reason.fill(REASON)
  respond('unlockCustomer', 'rate_limited')
  await confirm.click()
  await expect.element(dialog.getByText(/^Too many requests\./)).toBeVisible()
  await expect.element(reason).toHaveValue(REASON)
  respond('unlockCustomer', 'not_locked')
  respond('getCustomer', 'all_green')
  await confirm.click()
  await expect.element(page.getByText(/This customer is no longer locked\./)).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByText(/Can sign in\./).first()).toBeVisible()
})

test('the freeze of a wallet is lifted with a reason', async () => {
  const { requests, respond } = await openScreen('adminCustomer', { scenarios: { getCustomer: 'customer_frozen' } })
  await expect.element(page.getByText('Frozen by compliance')).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Lift the freeze' }).click()
  await reason.fill('Another person of the same name')
  respond('getCustomer', 'all_green')
  await dialog.getByRole('button', { name: 'Lift the freeze' }).click()
  await expect.element(page.getByText('The wallet is no longer frozen.')).toBeVisible()
  await expect.element(page.getByText('Frozen by compliance')).not.toBeInTheDocument()
  expect(requests('unfreezeCustomer')).toHaveLength(1)
})

test('a wallet is frozen with a reason, and the page says who did it and why', async () => {
  const { requests, respond } = await openScreen('adminCustomer')
  const freeze = page.getByRole('main').getByRole('button', { name: 'Freeze the wallet' })
  await freeze.click()
  await expect.element(dialog.getByText(/^No money leaves the wallet/)).toBeVisible()
  await reason.fill('Fraud report 2026-17')
  respond('getCustomer', 'customer_frozen')
  await dialog.getByRole('button', { name: 'Freeze the wallet' }).click()
  await expect.element(page.getByText('The wallet is frozen. The customer is told to call us.')).toBeVisible()
  const status = page.getByRole('region', { name: 'Status' })
  await expect.element(status.getByText('Reason: Fraud report 2026-17')).toBeVisible()
  await expect.element(status.getByText(/^Frozen by Sara, \d+ \w+ \d{4}, \d\d:\d\d/)).toBeVisible()
  await expect.element(freeze).not.toBeInTheDocument()
  expect(requests('freezeCustomer')).toHaveLength(1)
})

test('a beneficiary is suspended and resumed with a reason, and one that somebody else has changed is shown anew', async () => {
  const { requests, respond } = await openScreen('adminCustomer')
  const section = page.getByRole('region', { name: 'Beneficiaries' })
  await expect.element(section.getByText('SA03 8000 0000 6080 1016 7519')).toBeVisible()
  await section.getByRole('button', { name: 'Suspend Green Palm Trading' }).click()
  await expect.element(dialog.getByText(/^No more money goes to this beneficiary/)).toBeVisible()
  await reason.fill('Fraud report 2026-17')
  respond('listCustomerBeneficiaries', 'suspended')
  await dialog.getByRole('button', { name: 'Suspend' }).click()
  await expect.element(page.getByText('The beneficiary is suspended. No more money goes to it.')).toBeVisible()
  await expect.element(section.getByText('Suspended', { exact: true })).toBeVisible()
  await section.getByRole('button', { name: 'Resume Green Palm Trading' }).click()
  await reason.fill('Payee called, case closed')
  respond('resumeBeneficiary', 'beneficiary_state_invalid')
  respond('listCustomerBeneficiaries', 'all_green')
  await dialog.getByRole('button', { name: 'Resume' }).click()
  await expect
    .element(page.getByText(/not possible in the current state of the beneficiary\. The page now/))
    .toBeVisible()
  await expect.element(section.getByText('Active', { exact: true })).toBeVisible()
  const bodies = ['suspendBeneficiary', 'resumeBeneficiary'].flatMap(name => requests(name).map(({ body }) => body))
  expect(bodies).toEqual([{ reason: 'Fraud report 2026-17' }, { reason: 'Payee called, case closed' }])
})

test('a phone call is required at each sign-in with a reason, after the page has said what happens', async () => {
  const { requests, respond } = await openScreen('adminCustomer')
  const section = page.getByRole('region', { name: 'Phone call at sign-in' })
  await expect.element(section.getByText('Nobody calls the customer at sign-in.')).toBeVisible()
  await section.getByRole('button', { name: 'Require a phone call' }).click()
  await expect.element(dialog.getByText(/only whoever presses 1 gets in/)).toBeVisible()
  await reason.fill('SIM swap, case 2026-31')
  respond('getCustomer', 'customer_with_call')
  await dialog.getByRole('button', { name: 'Require a phone call' }).click()
  await expect.element(page.getByText('A phone call now confirms each sign-in of this customer.')).toBeVisible()
  await expect.element(section.getByText(/^We call the customer to confirm each sign-in/)).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(requests('changeSignInCall').map(({ body }) => body)).toEqual([
    { signInCall: true, reason: 'SIM swap, case 2026-31' },
  ])
})

test('phone calls that a colleague has already stopped are reported', async () => {
  const { requests, respond } = await openScreen('adminCustomer', { scenarios: { getCustomer: 'customer_with_call' } })
  const stop = page.getByRole('main').getByRole('button', { name: 'Stop the phone calls' })
  await stop.click()
  await expect.element(dialog.getByText(/^Password and SMS code are then enough/)).toBeVisible()
  await reason.fill('New SIM confirmed')
  respond('changeSignInCall', 'sign_in_call_unchanged')
  respond('getCustomer', 'all_green')
  await dialog.getByRole('button', { name: 'Stop the phone calls' }).click()
  await expect.element(page.getByText(/^The phone call at sign-in has already been changed\./)).toBeVisible()
  await expect.element(stop).not.toBeInTheDocument()
  expect(requests('changeSignInCall').map(({ body }) => body)).toMatchObject([{ signInCall: false }])
})

test('the answers to the questionnaire are shown', async () => {
  await openScreen('adminCustomer')
  const questionnaire = page.getByRole('region', { name: 'KYB questionnaire' })
  await expect.element(questionnaire.filter({ hasText: 'Retail trade' })).toBeVisible()
})

test('devices that have signed in before are listed without those that are signed in now', async () => {
  await openScreen('adminCustomer')
  const others = page.getByRole('region', { name: 'Other known devices' })
  await expect.element(others.getByText('Safari on macOS')).toBeVisible()
  await expect.element(others.getByText(/^Last signed in \d+ \w+ \d{4}, \d\d:\d\d/)).toBeVisible()
  await expect.element(others.getByText('Chrome on Android')).not.toBeInTheDocument()
  const signedIn = page.getByRole('region', { name: 'Signed-in devices' })
  await expect.element(signedIn.getByText('Chrome on Android')).toBeVisible()
})

test('the actions are shown once the lists above them are there, so that nothing moves from under the pointer', async () => {
  const { letThrough } = await openScreen('adminCustomer', { held: ['listCustomerTransactions'] })
  const endSessions = page.getByRole('button', { name: 'End all sessions' })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Green Palm Trading Est.' })).toBeVisible()
  await expect.element(endSessions).not.toBeInTheDocument()
  letThrough('listCustomerTransactions')
  await expect.element(endSessions).toBeVisible()
})

test('an unknown customer is reported', async () => {
  await openScreen('adminCustomer', { scenarios: { getCustomer: 'customer_not_found' } })
  await expect.element(page.getByText('Customer not found').first()).toBeVisible()
})

test('the closure of an account is asked for with a reason, and then waits', async () => {
  const { requests, respond } = await openScreen('adminCustomer')
  const ask = page.getByRole('main').getByRole('button', { name: 'Ask to close the account' })
  await ask.click()
  await expect.element(dialog.getByText(/A second administrator decides/)).toBeVisible()
  await reason.fill(REASON)
  respond('requestAccountClosure', 'wallet_not_empty')
  await dialog.getByRole('button', { name: 'Ask to close the account' }).click()
  await expect.element(dialog.getByText('There is money in the wallet or on hold.')).toBeVisible()
  respond('requestAccountClosure', 'all_green')
  respond('getCustomer', 'closure_requested')
  await dialog.getByRole('button', { name: 'Ask to close the account' }).click()
  await expect.element(page.getByText('Another administrator now has to decide.')).toBeVisible()
  await expect.element(page.getByText(/Sara has asked to close this account/)).toBeVisible()
  await expect.element(ask).not.toBeInTheDocument()
  expect(requests('requestAccountClosure')).toHaveLength(2)
})

test('a closed account says when, and that nobody can sign in', async () => {
  await openScreen('adminCustomer', { scenarios: { getCustomer: 'customer_closed' } })
  await expect.element(page.getByText(/^Closed on .* Nobody can sign in/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Ask to close the account' })).not.toBeInTheDocument()
})

test('everything about a customer is saved as a file, with a reason', async () => {
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation(file => {
    if (file instanceof Blob) files.push(file)
    return '#saved'
  })
  const { requests } = await openScreen('adminCustomer')
  await page.getByRole('main').getByRole('button', { name: 'Export everything' }).click()
  await expect.element(dialog.getByText(/Hand it out to this person only/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Export everything' }).click()
  await expect.element(reason).toHaveAccessibleDescription(/Please say why/)
  await reason.fill(REASON)
  await dialog.getByRole('button', { name: 'Export everything' }).click()
  await expect.element(page.getByText(/^The file is saved/)).toBeVisible()
  expect(requests('exportCustomer').map(({ body }) => body)).toEqual([{ reason: REASON }])
  expect(JSON.parse((await files[0]?.text()) ?? '')).toMatchObject({
    data: { account: [{ nationalId: '1990800003' }] },
  })
})
