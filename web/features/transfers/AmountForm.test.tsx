import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { riyadhDay } from '#domain/riyadh-time.ts'
import { ANY_ID } from '#web/mock/stored-state.ts'
import { openScreen } from '#web/testing/open-screen.tsx'
import { toBeneficiary } from '#web/testing/to-beneficiary.ts'

const main = page.getByRole('main')
const heading = (name: string) => page.getByRole('heading', { level: 1, name })
const amount = page.getByRole('textbox', { name: 'Amount' })
const note = page.getByRole('textbox', { name: 'Note (optional)' })
const when = page.getByRole('combobox', { name: 'When' })
const next = main.getByRole('button', { name: 'Continue' })
const confirm = main.getByRole('button', { name: 'Confirm with a code' })
const LATER = {
  payee: { kind: 'beneficiary', id: ANY_ID, name: 'Riyadh Supplies Co.' },
  purpose: 'expenses_services',
  when: 'monthly',
  startsOn: riyadhDay(new Date(Date.now() + 10 * 86_400_000)),
}
const sar = (halalas: number) => ({ amount: halalas, currency: 'SAR' })

test('a note in Arabic runs from right to left on an English page', async () => {
  await openScreen('transferAmount')
  await note.fill('فاتورة رقم INV-22 (عاجل).')
  await expect.poll(() => getComputedStyle(note.element()).direction).toBe('rtl')
})

test.each([
  ['12,50', 12_50],
  ['1250,5', 1250_50],
  ['1.250', 1250_00],
  ['١٢٫٥', 12_50],
])('of the amount %s, %i halalas are sent', async (text, halalas) => {
  const { requests } = await openScreen('transferAmount')
  await amount.fill(text)
  await next.click()
  await expect.element(confirm).toBeVisible()
  expect(requests('createTransfer').at(-1)?.body).toMatchObject({ amount: sar(halalas) })
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
  await amount.fill('2000')
  await next.click()
  await expect.element(amount).toHaveAccessibleDescription(/Your limit leaves 1,720\.00\sSAR today/)
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
    amount: sar(2_000_00),
    schedule: { startsOn: day, repeats: 'monthly' },
  })
})

test('an amount for later that is above a limit, so that no run could be sent, is refused at the field', async () => {
  const { requests } = await openScreen('transferAmount', {
    locationState: () => ({ screen: 'amount', form: { ...LATER, amount: '2000.01' } }),
  })
  const limits = 'Your limits: 2,000.00\u00a0SAR a day, 50,000.00\u00a0SAR a month.'
  await expect.element(amount).toHaveAccessibleDescription(limits)
  await next.click()
  await expect.element(amount).toHaveAccessibleDescription(`${limits} Your limit is 2,000.00\u00a0SAR a day`)
  expect(requests('createTransfer')).toEqual([])
})

test.each([
  ['0', /Amount must be more than zero/],
  ['0.001', /at most two decimals/],
  ['1000', undefined],
  ['2200', /Your limit leaves [\d,]+\.00\sSAR today/],
])('of the amount %s is said: %s', async (text, problem) => {
  await openScreen('transferAmount')
  await expect.element(amount).toHaveAccessibleDescription(/Left of your limit today/)
  await amount.fill(text)
  await next.click()
  if (problem) await expect.element(amount).toHaveAccessibleDescription(problem)
  else await expect.element(confirm).toBeVisible()
})

test.for([
  ['customer', /today: 300\.00\sSAR.*month: 4,000\.00\sSAR/],
  ['beneficiary', /today: 500\.00\sSAR.*month: 6,000\.00\sSAR/],
] as const)('the limits that count are those of transfers to a %s', async ([kind, left]) => {
  const payee = { kind, id: ANY_ID, name: 'Riyadh Supplies Co.' }
  const { respond, letThrough } = await openScreen('transferAmount', {
    held: ['getLimits'],
    locationState: () => ({ screen: 'amount', form: { payee } }),
  })
  const range = { minimum: sar(0), maximum: sar(50_000_00) }
  const limits = (type: string, today: number, thisMonth: number) => ({
    type,
    daily: { limit: null, remaining: sar(today), range },
    monthly: { limit: null, remaining: sar(thisMonth), range },
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
])('%s of the server is an error of the amount', async (scenario, problem) => {
  const { respond } = await openScreen('transferAmount')
  respond('createTransfer', scenario)
  await next.click()
  await expect.element(amount).toHaveAccessibleDescription(problem)
})

test.for([
  ['en', 'One transfer to a bank account can be 30,000.00 SAR at most. Please split it.'],
  ['ar', 'أقصى مبلغ للتحويل الواحد إلى حساب بنكي 30,000.00 ر.س. يرجى تقسيمه.'],
] as const)('in %s the most of one transfer to a bank account is what the server says', async ([locale, text]) => {
  const { respond, letThrough } = await openScreen('transferAmount', {
    locale,
    held: ['getLimits'],
    locationState: () => ({ screen: 'amount', form: { ...LATER, when: 'now', amount: '200' } }),
  })
  respond('getLimits', 'all_green', { instantTransfer: sar(30_000_00) })
  letThrough('getLimits')
  respond('createTransfer', 'amount_out_of_range')
  const [field, submit] = [main.getByRole('textbox').first(), main.getByRole('button').last()]
  await submit.click()
  await expect.element(field).toBeInvalid()
  const error = document.getElementById('field-amount-error')
  expect(error?.textContent.replaceAll(/[\u2066-\u2069]/g, '').replace('\u00a0', ' ')).toBe(text)
})

test('a payee who cannot be paid leads to another one', async () => {
  const { respond } = await openScreen('transferAmount')
  respond('createTransfer', 'recipient_not_found')
  await next.click()
  await main.getByRole('link', { name: 'Choose another payee' }).click()
  await expect.element(heading('Transfer')).toBeVisible()
})

test.for([
  ['that it was removed', { state: 'removed' }, /^This beneficiary was removed/],
  [
    'that less is possible at first',
    { state: 'cooling_off', coolingOff: { cap: sar(500_000), endsAt: '2026-01-06T09:00:00.000Z' } },
    /^Until .*2026.*, you can send up to .*5,000\.00\sSAR.* in all\.$/,
  ],
] as const)('whoever pays a beneficiary again sees %s before the amount is typed', async ([, change, text]) => {
  const { respond, letThrough } = await openScreen('transfer', { held: ['listTransfers'] })
  respond('listTransfers', 'all_green', { items: [{ transferId: ANY_ID, state: 'paid', ...toBeneficiary }] })
  letThrough('listTransfers')
  respond('getBeneficiary', 'all_green', change)
  await page.getByRole('region', { name: 'Send again' }).getByRole('button').click()
  await expect.element(main.getByText(text)).toBeVisible()
})
