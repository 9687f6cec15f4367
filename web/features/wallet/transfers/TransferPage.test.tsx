import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ANY_CODE, ANY_ID } from '#web/mock/stored-state.ts'
import { fastForward, installClock } from '#web/testing/clock.ts'
import { openScreen } from '#web/testing/open-screen.tsx'

const main = page.getByRole('main')
const heading = (name: string) => page.getByRole('heading', { level: 1, name })
const number = page.getByRole('textbox', { name: 'Phone, CR or unified number' })
const amount = page.getByRole('textbox', { name: 'Amount' })
const purpose = page.getByRole('combobox', { name: 'Purpose' })
const note = page.getByRole('textbox', { name: 'Note (optional)' })
const when = page.getByRole('combobox', { name: 'When' })
const next = main.getByRole('button', { name: 'Continue' })
const confirm = main.getByRole('button', { name: 'Confirm with a code' })
const firstBox = page.getByLabelText('Digit 1 of 6')
const sar = (halalas: number) => ({ amount: halalas, currency: 'SAR' })
const toBeneficiary = {
  destination: {
    kind: 'beneficiary',
    name: 'Riyadh Supplies Co.',
    iban: 'SA8280608010000000000002',
    beneficiaryId: ANY_ID,
  },
}

test('a customer is found by number, paid with a code, and the result leads on', async () => {
  const { respond, requests } = await openScreen('transfer', { scenarios: { listTransfers: 'wallet_empty' } })
  await expect.element(page.getByText('You have not sent money yet')).toBeVisible()
  await main.getByRole('link', { name: /^To a Plink customer/ }).click()
  await expect.element(heading('Who gets the money?')).toBeVisible()
  await next.click()
  await expect.element(number).toHaveAccessibleDescription(/Number is required/)
  await number.fill('0500000021')
  await next.click()
  await expect.element(main.getByText('Sa*** E*** Services')).toBeVisible()
  expect(requests('findRecipient').at(-1)?.body).toEqual({ identifier: '0500000021' })
  await expect.element(amount).toHaveAccessibleDescription(/Left of your limit today: [\d,]+\.00 SAR/)
  await amount.fill('٢٠٠')
  await expect.element(amount).toHaveValue('200')
  await purpose.selectOptions('Expenses and services')
  await note.fill(' Invoice 4711 ')
  await next.click()
  await expect.element(heading('Check the transfer')).toBeVisible()
  expect(requests('createTransfer').at(-1)?.body).toEqual({
    destination: { kind: 'customer', recipientToken: 'c2VhbGVkIHJlY2lwaWVudA' },
    amount: sar(200_00),
    purpose: 'expenses_services',
    note: 'Invoice 4711',
  })
  await expect.element(main.getByText(/^This is your first payment to this payee/)).toBeVisible()
  const after = page.getByRole('region', { name: 'After this transfer' })
  const figures = /Available\s*2,120\.00 SAR.*today\s*1,520\.00 SAR.*this month\s*49,520\.00 SAR/
  await expect.element(after.filter({ hasText: figures })).toBeVisible()
  await confirm.click()
  await expect.element(firstBox).toHaveFocus()
  await expect.element(main.getByText('200.00 SAR to \u2068Sa*** E*** Services\u2069')).toBeVisible()
  respond('getTransfer', 'all_green')
  await userEvent.keyboard(ANY_CODE)
  await expect.element(heading('Money Sent')).toBeVisible()
  await main.getByRole('link', { name: 'Receipt' }).click()
  await expect.element(heading('Transfer receipt')).toBeVisible()
})

test('thousands are grouped while one types, and what is typed survives a reload and back', async () => {
  const { renderAgain } = await openScreen('transferAmount', { scenarios: { getTransfer: 'draft' } })
  await amount.fill('1234.5')
  await expect.element(amount).toHaveValue('1,234.5')
  await note.fill('Invoice 4711')
  window.dispatchEvent(new Event('pagehide'))
  await renderAgain()
  await expect.element(amount).toHaveValue('1,234.5')
  await expect.element(note).toHaveValue('Invoice 4711')
  await next.click()
  await expect.element(heading('Check the transfer')).toBeVisible()
  await renderAgain()
  await expect.element(confirm).toBeVisible()
  history.back()
  await expect.element(amount).toHaveValue('1,234.5')
})

test('a note in Arabic runs from right to left on an English page', async () => {
  await openScreen('transferAmount')
  await note.fill('فاتورة رقم INV-22 (عاجل).')
  expect(getComputedStyle(note.element()).direction).toBe('rtl')
})

test('whoever goes back and on again with the same values gets no second code', async () => {
  const { requests } = await openScreen('transferAmount')
  await next.click()
  await expect.element(confirm).toBeVisible()
  history.back()
  await next.click()
  await expect.element(confirm).toBeVisible()
  expect(requests('createTransfer')).toHaveLength(1)
  history.back()
  await amount.fill('201')
  await next.click()
  await expect.element(confirm).toBeVisible()
  expect(requests('createTransfer')).toHaveLength(2)
})

test('whoever goes back and on again after the code has expired gets another one', async () => {
  installClock()
  const { respond, requests } = await openScreen('transferAmount', { scenarios: { getTransfer: 'draft' } })
  // A minute after the time of the examples.
  respond('createTransfer', 'all_green', { expiresAt: '2026-01-05T09:01:00.000Z' })
  await next.click()
  await expect.element(confirm).toBeVisible()
  fastForward(61)
  respond('createTransfer', 'all_green')
  history.back()
  await next.click()
  await confirm.click()
  await expect.element(firstBox).toHaveFocus()
  await expect.element(main.getByText(/^The code expires in/)).toBeVisible()
  expect(requests('createTransfer')).toHaveLength(2)
})

test('whoever goes back after the code was sent again gets no other transfer while that code is valid', async () => {
  installClock()
  const { requests } = await openScreen('transferAmount', { scenarios: { getTransfer: 'draft' } })
  await next.click()
  await confirm.click()
  await expect.element(firstBox).toHaveFocus()
  fastForward(180)
  await main.getByRole('button', { name: 'Resend' }).click()
  await expect.element(main.getByText(/^We sent a new code/)).toBeVisible()
  fastForward(140)
  await main.getByRole('link', { name: 'Back' }).click()
  await expect.element(confirm).toBeVisible()
  await main.getByRole('link', { name: 'Back' }).click()
  await next.click()
  await expect.element(confirm).toBeVisible()
  expect(requests('createTransfer')).toHaveLength(1)
})

test('the same transfer after one that is paid is another transfer', async () => {
  const { respond, letThrough, requests } = await openScreen('transfer', { held: ['listTransfers'] })
  respond('listTransfers', 'all_green', { items: [{ transferId: ANY_ID, state: 'paid', ...toBeneficiary }] })
  letThrough('listTransfers')
  const prepare = async () => {
    await page.getByRole('region', { name: 'Send again' }).getByRole('button').click()
    await amount.fill('200')
    await purpose.selectOptions('Expenses and services')
    await next.click()
    await confirm.click()
    await expect.element(firstBox).toHaveFocus()
  }
  respond('createTransfer', 'to_beneficiary')
  await prepare()
  respond('confirmTransfer', 'to_beneficiary')
  respond('getTransfer', 'all_green', toBeneficiary)
  await userEvent.keyboard(ANY_CODE)
  await expect.element(heading('Money Sent')).toBeVisible()
  await main.getByRole('link', { name: 'New transfer' }).click()
  await prepare()
  const [first, second] = requests('createTransfer')
  expect(second?.body).toEqual(first?.body)
  expect(second?.headers.get('Idempotency-Key')).not.toBe(first?.headers.get('Idempotency-Key'))
})

test('the same transfer after one that was cancelled is another transfer', async () => {
  const { respond, letThrough, requests } = await openScreen('transferDetails', { held: ['getTransfer'] })
  respond('getTransfer', 'draft', toBeneficiary)
  respond('createTransfer', 'to_beneficiary')
  letThrough('getTransfer')
  const again = main.getByRole('link', { name: 'Send again' })
  const cancel = 'Cancel transfer'
  await again.click()
  await expect.element(amount).toHaveValue('200')
  await next.click()
  await expect.element(confirm).toBeVisible()
  history.go(-2)
  await main.getByRole('button', { name: cancel }).click()
  respond('cancelTransfer', 'all_green', { ...toBeneficiary, state: 'cancelled' })
  respond('getTransfer', 'all_green', { ...toBeneficiary, state: 'cancelled' })
  await page.getByRole('dialog').getByRole('button', { name: cancel }).click()
  await expect.element(main.getByText(/^It was cancelled/)).toBeVisible()
  await again.click()
  await expect.element(amount).toHaveValue('200')
  await next.click()
  await expect.poll(() => requests('createTransfer')).toHaveLength(2)
  const [first, second] = requests('createTransfer')
  expect(second?.body).toEqual(first?.body)
})

test('a beneficiary is shown by the nickname, also one that cannot be paid yet, and another one is added', async () => {
  const { respond, letThrough } = await openScreen('transferBeneficiary', { held: ['listBeneficiaries'] })
  const { name, iban } = toBeneficiary.destination
  const named = { beneficiaryId: ANY_ID, name, iban, state: 'active', nickname: 'Cement' }
  const checking = { ...named, beneficiaryId: 'checking', state: 'checking', nickname: 'Paint' }
  respond('listBeneficiaries', 'all_green', { items: [named, checking] })
  letThrough('listBeneficiaries')
  await expect.element(main.getByRole('button', { name: /^Cement\s*Riyadh Supplies Co\./ })).toBeVisible()
  await expect.element(main.getByRole('listitem').filter({ hasText: /^Paint\s*Riyadh Supplies Co\./ })).toBeVisible()
  await main.getByRole('link', { name: 'Add a beneficiary' }).click()
  await expect.element(page.getByRole('textbox', { name: 'IBAN' })).toBeVisible()
})

test.for([
  ['number is found', 'transferCustomer', 'findRecipient', 'Transfer'],
  ['code is confirmed', 'transferCode', 'confirmTransfer', 'Check the transfer'],
  ['code is sent again', 'transferCode', 'resendTransferCode', 'Check the transfer'],
] as const)('whoever goes back before the %s stays there', async ([, id, operation, left]) => {
  const { hold, letThrough, settled, requests } = await openScreen(id)
  hold(operation)
  if (operation === 'findRecipient') {
    await number.fill('0500000021')
    await next.click()
  } else if (operation === 'confirmTransfer') {
    await expect.element(firstBox).toHaveFocus()
    await userEvent.keyboard(ANY_CODE)
  } else {
    await main.getByRole('button', { name: 'Resend' }).click()
  }
  await expect.poll(() => requests(operation)).toHaveLength(1)
  await main.getByRole('link', { name: 'Back' }).click()
  await expect.element(heading(left)).toBeVisible()
  letThrough(operation)
  await settled()
  await expect.element(heading(left)).toBeVisible()
})

test('a preparation whose answer was lost is repeated with its key', async () => {
  const { disconnect, respond, requests } = await openScreen('transferAmount')
  disconnect('createTransfer')
  await next.click()
  await expect.element(main.getByText(/^Network error/).first()).toBeVisible()
  respond('createTransfer', 'all_green')
  await next.click()
  await expect.element(confirm).toBeVisible()
  const keys = requests('createTransfer').map(({ headers }) => headers.get('Idempotency-Key'))
  expect(new Set(keys).size).toBe(1)
})

test('the money for later need not be there yet, and the first day is checked', async () => {
  const { requests } = await openScreen('transferAmount')
  await amount.fill('99999')
  await next.click()
  await expect.element(amount).toHaveAccessibleDescription(/Only 2,320\.00 SAR is available/)
  await when.selectOptions('Every month')
  const startsOn = page.getByLabelText('First time on')
  await startsOn.fill('2020-01-01')
  await next.click()
  await expect.element(startsOn).toHaveAccessibleDescription(/Choose a day after today/)
  const day = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10)
  await startsOn.fill(day)
  await next.click()
  await expect.element(confirm).toBeVisible()
  expect(requests('createTransfer').at(-1)?.body).toMatchObject({
    amount: sar(99_999_00),
    schedule: { startsOn: day, repeats: 'monthly' },
  })
})

test.each([
  ['0', /Amount must be more than zero/],
  ['0.001', /at most two decimals/],
  ['1000', undefined],
  ['2200', /Your limit leaves [\d,]+\.00 SAR today/],
])('of the amount %s is said: %s', async (typed, problem) => {
  await openScreen('transferAmount')
  await expect.element(amount).toHaveAccessibleDescription(/Left of your limit today/)
  await amount.fill(typed)
  await next.click()
  if (problem) await expect.element(amount).toHaveAccessibleDescription(problem)
  else await expect.element(confirm).toBeVisible()
})

test.for([
  ['customer', /today: 300\.00 SAR.*month: 4,000\.00 SAR/],
  ['beneficiary', /today: 500\.00 SAR.*month: 6,000\.00 SAR/],
] as const)('the limits that count are those of transfers to a %s', async ([kind, left]) => {
  const payee = { kind, id: ANY_ID, name: 'Riyadh Supplies Co.' }
  const { respond, letThrough } = await openScreen('transferAmount', {
    held: ['getLimits'],
    locationState: () => ({ screen: 'amount', form: { payee } }),
  })
  const limits = (type: string, today: number, thisMonth: number) => ({
    type,
    daily: { remaining: sar(today) },
    monthly: { remaining: sar(thisMonth) },
  })
  respond('getLimits', 'all_green', {
    types: [limits('customer_transfer', 300_00, 4_000_00), limits('wallet_to_bank_transfer', 500_00, 6_000_00)],
  })
  letThrough('getLimits')
  await expect.element(amount).toHaveAccessibleDescription(left)
})

test.each([
  ['insufficient_funds', /The available balance is too low/],
  ['limit_exceeded', /This would exceed a limit of your wallet/],
  ['amount_out_of_range', /20,000\.00 SAR at most/],
])('%s of the server is an error of the amount', async (scenario, problem) => {
  const { respond } = await openScreen('transferAmount')
  respond('createTransfer', scenario)
  await next.click()
  await expect.element(amount).toHaveAccessibleDescription(problem)
})

test('a payee who cannot be paid leads to another one', async () => {
  const { respond } = await openScreen('transferAmount')
  respond('createTransfer', 'recipient_unavailable')
  await next.click()
  await main.getByRole('link', { name: 'Choose another payee' }).click()
  await expect.element(heading('Transfer')).toBeVisible()
})

test.each(['transferReview', 'transferCode'])('%s of a transfer that is paid leads to where it stands', async id => {
  await openScreen(id, { scenarios: { getTransfer: 'all_green' } })
  await expect.element(heading('Transfer to \u2068Sa*** E*** Services\u2069')).toBeVisible()
  expect(location.pathname).toBe(`/app/services/transfer/${ANY_ID}`)
})

test('a code whose answer was lost is repeated with its key and does nothing twice', async () => {
  const { disconnect, respond, requests } = await openScreen('transferCode')
  disconnect('confirmTransfer')
  await expect.element(firstBox).toHaveFocus()
  await userEvent.keyboard(ANY_CODE)
  await expect.element(main.getByText(/^Network error/).first()).toBeVisible()
  respond('confirmTransfer', 'all_green')
  respond('getTransfer', 'all_green')
  await main.getByRole('button', { name: 'Verify' }).click()
  await expect.element(heading('Money Sent')).toBeVisible()
  const keys = requests('confirmTransfer').map(({ headers }) => headers.get('Idempotency-Key'))
  expect(new Set(keys).size).toBe(1)
})

test('what the wallet does not allow now can be tried again with the same code', async () => {
  const { respond, requests } = await openScreen('transferCode')
  respond('confirmTransfer', 'insufficient_funds')
  await expect.element(firstBox).toHaveFocus()
  await userEvent.keyboard(ANY_CODE)
  await expect.element(main.getByText('The available balance is too low').first()).toBeVisible()
  respond('confirmTransfer', 'to_beneficiary')
  respond('getTransfer', 'all_green', { state: 'held', ...toBeneficiary })
  await main.getByRole('button', { name: 'Verify' }).click()
  await expect.element(heading('Transfer Confirmed')).toBeVisible()
  const [first, second] = requests('confirmTransfer').map(({ headers }) => headers.get('Idempotency-Key'))
  expect(first).not.toBe(second)
})

test.for(['transfer_expired', 'beneficiary_not_active'] as const)(
  'a transfer that can no longer be confirmed starts again: %s',
  async scenario => {
    const { respond } = await openScreen('transferCode')
    respond('confirmTransfer', scenario)
    await expect.element(firstBox).toHaveFocus()
    await userEvent.keyboard(ANY_CODE)
    await main.getByRole('link', { name: 'Start again' }).click()
    await expect.element(heading('Transfer')).toBeVisible()
  },
)

test('a beneficiary who was paid before is paid with one press less, a customer is looked up again', async () => {
  const { respond, letThrough } = await openScreen('transfer', { held: ['listTransfers'] })
  const item = {
    transferId: ANY_ID,
    state: 'paid',
    cause: 'confirmed',
    amount: sar(1),
    purpose: 'personal',
    createdAt: '2026-01-05T09:00:00.000Z',
    history: [],
  }
  const customer = { destination: { kind: 'customer', name: 'Sa*** E*** Services' } }
  respond('listTransfers', 'all_green', {
    items: [
      { ...item, ...customer },
      { ...item, transferId: 'b', ...toBeneficiary },
      { ...item, transferId: 'c', ...customer },
    ],
  })
  letThrough('listTransfers')
  const again = page.getByRole('region', { name: 'Send again' })
  await expect.element(again.getByRole('button')).toHaveLength(2)
  await again.getByRole('button', { name: /Sa\*\*\* E\*\*\* Services/ }).click()
  await expect.element(main.getByText(/enter the number of .*Sa\*\*\* E\*\*\* Services/)).toBeVisible()
  history.back()
  await again.getByRole('button', { name: /Riyadh Supplies Co\./ }).click()
  await expect.element(main.getByText('SA82 8060 8010 0000 0000 0002')).toBeVisible()
  await expect.element(amount).toBeVisible()
})

test('a beneficiary is searched and chosen, and one that cannot be paid is no choice', async () => {
  const { respond, requests } = await openScreen('transferBeneficiary')
  const search = page.getByRole('searchbox', { name: 'Search by name or IBAN' })
  await main.getByRole('button', { name: /Green Palm Trading/ }).click()
  await expect.element(main.getByText('SA03 8000 0000 6080 1016 7519')).toBeVisible()
  history.back()
  respond('listBeneficiaries', 'beneficiaries_empty')
  await search.fill(' nobody ')
  await expect.element(main.getByText('No beneficiary has this name or IBAN.')).toBeVisible()
  expect(requests('listBeneficiaries').at(-1)?.url.searchParams.get('q')).toBe('nobody')
  const suspended = {
    beneficiaryId: ANY_ID,
    name: 'Green Palm Trading',
    iban: 'SA0380000000608010167519',
    state: 'suspended',
  }
  respond('listBeneficiaries', 'all_green', { items: [suspended] })
  await search.fill('palm')
  await expect.element(main.getByText('Cannot be paid at the moment.')).toBeVisible()
  await expect.element(main.getByRole('button', { name: /Green Palm Trading/ })).not.toBeInTheDocument()
})

test.for([
  ['that it was removed', { state: 'removed' }, /^This beneficiary was removed/],
  [
    'that less is possible at first',
    { state: 'cooling_off', coolingOff: { cap: sar(500_000), endsAt: '2026-01-06T09:00:00.000Z' } },
    /^Until .*2026.*, you can send up to .*5,000\.00 SAR.* in all\.$/,
  ],
] as const)('whoever pays a beneficiary again sees %s before the amount is typed', async ([, change, text]) => {
  const { respond, letThrough } = await openScreen('transfer', { held: ['listTransfers'] })
  respond('listTransfers', 'all_green', { items: [{ transferId: ANY_ID, state: 'paid', ...toBeneficiary }] })
  letThrough('listTransfers')
  respond('getBeneficiary', 'all_green', change)
  await page.getByRole('region', { name: 'Send again' }).getByRole('button').click()
  await expect.element(main.getByText(text)).toBeVisible()
})

test('without beneficiaries the way leads to the first one', async () => {
  await openScreen('transferBeneficiary', { scenarios: { listBeneficiaries: 'beneficiaries_empty' } })
  await expect.element(main.getByText('You have no beneficiaries yet')).toBeVisible()
  await main.getByRole('link', { name: 'Add a beneficiary' }).first().click()
  await expect.element(page.getByRole('textbox', { name: 'IBAN' })).toBeVisible()
})
