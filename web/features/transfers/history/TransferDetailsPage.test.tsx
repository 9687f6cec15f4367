import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ANY_CODE } from '#web/mock/stored-state.ts'
import { broadcastChange } from '#web/testing/broadcast-change.ts'
import { openScreen } from '#web/testing/open-screen.tsx'
import { toBeneficiary } from '#web/testing/to-beneficiary.ts'

const main = page.getByRole('main')
const dialog = page.getByRole('dialog')
const heading = (name: string) => page.getByRole('heading', { level: 1, name })
const steps = main.getByRole('list').filter({ hasText: 'Prepared by' }).getByRole('listitem')
const at = '2026-01-05T09:00:00.000Z'
const returned = {
  ...toBeneficiary,
  state: 'returned',
  cause: 'bank',
  returnedRef: 'PLK8Q3M7X2K9D4TB',
  bankReason: 'Account closed',
  history: [
    { state: 'draft', cause: 'created', at },
    { state: 'held', cause: 'confirmed', at },
    { state: 'submitting', cause: 'submission', at },
    { state: 'unknown', cause: 'no_answer', at },
    { state: 'submitted', cause: 'bank', at },
    { state: 'paid', cause: 'bank', at },
    { state: 'returned', cause: 'bank', at },
  ],
}

/** Opens the page with these fields instead of those of the example. */
async function openWith(id: string, fields: object) {
  const server = await openScreen(id, { held: ['getTransfer'] })
  server.respond('getTransfer', 'all_green', fields)
  server.letThrough('getTransfer')
  return server
}

test('each step is told with its cause and time, and the transactions are linked', async () => {
  await openWith('transferDetails', returned)
  await expect.element(heading('Transfer to \u2068Riyadh Supplies Co.\u2069')).toBeVisible()
  await expect.element(main.getByText('The money has come back.', { exact: false })).toBeVisible()
  await expect.element(steps).toHaveLength(7)
  await expect.element(steps.nth(3).filter({ hasText: /Being checked\s*The bank did not answer/ })).toBeVisible()
  await expect.element(steps.last()).toHaveAttribute('aria-current', 'step')
  await expect.element(main.getByText('Account closed')).toBeVisible()
  const link = main.getByRole('link', { name: 'PLK8Q3M7X2K9D4TB' })
  await expect.element(link).toHaveAttribute('href', '/app/transactions?reference=PLK8Q3M7X2K9D4TB')
  await main.getByRole('link', { name: 'Send again' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('200')
})

test('a transfer that has moved no money yet is named by its number too', async () => {
  const history = [{ state: 'awaiting_approval', cause: 'confirmed', at }]
  await openWith('transferDetails', { state: 'awaiting_approval', transactionRef: undefined, history })
  await expect.element(main.getByText('PLK8Q3M7X2K9D4TA')).toBeVisible()
  await expect.element(main.getByRole('link', { name: 'PLK8Q3M7X2K9D4TA' })).not.toBeInTheDocument()
  expect(main.element().textContent).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-/)
})

test.each(['draft', 'awaiting_approval'])(
  'what is %s is not offered again, because it may still be paid',
  async state => {
    await openWith('transferDetails', { state, transactionRef: undefined, history: [{ state, cause: 'created', at }] })
    await expect.element(main.getByText('PLK8Q3M7X2K9D4TA')).toBeVisible()
    await expect.element(main.getByRole('link', { name: 'Send again' })).not.toBeInTheDocument()
  },
)

const omar = {
  personId: '0198f3c2-0000-7000-8000-000000000002',
  name: 'Omar Abdulrahman Al Shehri Al Qahtani',
  nameArabic: 'عمر عبدالرحمن الشهري القحطاني',
}
const noura = { personId: '0198f3c2-0000-7000-8000-000000000003', name: 'Noura Al Dosari', nameArabic: 'نورة الدوسري' }
const sara = { personId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f', name: 'Sara Al Otaibi', nameArabic: 'سارة العتيبي' }
const approved = {
  madeBy: omar,
  history: [
    { state: 'draft', cause: 'created', at, people: [omar] },
    { state: 'awaiting_approval', cause: 'confirmed', at, people: [omar] },
    { state: 'held', cause: 'approved', at, people: [noura, sara] },
    { state: 'cancelled', cause: 'customer', at, people: [sara] },
  ],
}

test.for([
  [
    'en',
    [
      'Prepared by \u2068Omar Abdulrahman Al Shehri Al Qahtani\u2069',
      'Confirmed with a code by \u2068Omar Abdulrahman Al Shehri Al Qahtani\u2069',
      'Approved by \u2068Noura Al Dosari\u2069 and \u2068Sara Al Otaibi\u2069',
      'Cancelled by \u2068Sara Al Otaibi\u2069',
    ],
  ],
  [
    'ar',
    [
      'أُعدّ من قِبل \u2068عمر عبدالرحمن الشهري القحطاني\u2069',
      'أُكّد برمز من قِبل \u2068عمر عبدالرحمن الشهري القحطاني\u2069',
      'اعتُمد من قِبل \u2068نورة الدوسري\u2069 و\u2068سارة العتيبي\u2069',
      'أُلغي من قِبل \u2068سارة العتيبي\u2069',
    ],
  ],
] as const)('everybody who took a step is named, also whoever reads it: %s', async ([locale, texts]) => {
  const server = await openScreen('transferDetails', { locale, held: ['getTransfer'] })
  server.respond('getTransfer', 'all_green', approved)
  server.letThrough('getTransfer')
  for (const text of texts) await expect.element(main.getByText(text, { exact: false })).toBeVisible()
  await expect.element(main.getByText(/\byou prepared\b/i)).not.toBeInTheDocument()
})

test('what a sub-wallet has paid is paid again from it, and its transaction is among its own', async () => {
  await openWith('transferDetails', { ...toBeneficiary, subWallet: '482913650127' })
  await expect
    .element(main.getByRole('link', { name: 'PLK8Q3M7X2K9D4TA' }))
    .toHaveAttribute('href', '/app/transactions?subWallet=482913650127&reference=PLK8Q3M7X2K9D4TA')
  await main.getByRole('link', { name: 'Send again' }).click()
  await expect.element(main.getByRole('combobox', { name: 'From' })).toHaveValue('482913650127')
})

test('a program is named by its API key', async () => {
  await openWith('transferDetails', {
    apiKeyName: 'Shop',
    history: [
      { state: 'draft', cause: 'created', at, apiKeyName: 'Shop' },
      { state: 'held', cause: 'api_key', at, apiKeyName: 'Shop' },
    ],
  })
  await expect
    .element(steps.first().filter({ hasText: 'Prepared by the program of the API key “\u2068Shop\u2069”' }))
    .toBeVisible()
  await expect.element(steps.last().filter({ hasText: 'Sent by the program of the API key' })).toBeVisible()
})

test('the one number of a transfer is the number of its transaction, copied with one press', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await openScreen('transferDetails')
  const number = main.getByRole('definition').filter({ hasText: 'PLK8Q3M7X2K9D4TA' })
  await number.getByRole('button').click()
  expect(write).toHaveBeenCalledWith('PLK8Q3M7X2K9D4TA')
  await expect.element(main.getByText('Transfer number')).toBeVisible()
  write.mockRestore()
})

test('the draft of somebody else has no way to its code', async () => {
  const server = await openScreen('transferDetails', { scenarios: { getTransfer: 'draft' }, held: ['getMe'] })
  server.respond('getMe', 'all_green', { userId: '0198f3c2-0000-7000-8000-000000000001' })
  server.letThrough('getMe')
  await expect.element(main.getByRole('button', { name: 'Cancel transfer' })).toBeVisible()
  await expect.element(main.getByRole('link', { name: 'Confirm' })).not.toBeInTheDocument()
})

test('a transfer is cancelled after a question, and one that has left says so', async () => {
  const { respond, requests } = await openScreen('transferDetails', { scenarios: { getTransfer: 'draft' } })
  respond('cancelTransfer', 'transfer_not_cancellable')
  await main.getByRole('button', { name: 'Cancel transfer' }).click()
  await dialog.getByRole('button', { name: 'Cancel transfer' }).click()
  await expect.element(dialog.getByText('This transfer can no longer be cancelled.')).toBeVisible()
  respond('cancelTransfer', 'all_green')
  respond('getTransfer', 'all_green', { state: 'cancelled', cause: 'customer' })
  await dialog.getByRole('button', { name: 'Cancel transfer' }).click()
  await expect.element(main.getByText('It was cancelled. No money has left the wallet.')).toBeVisible()
  await expect.element(main.getByRole('button', { name: 'Cancel transfer' })).not.toBeInTheDocument()
  expect(requests('cancelTransfer')).toHaveLength(2)
})

test.for([
  ['the refusal', ''],
  ['the stream', 'before'],
] as const)(
  'a transfer that cannot be cancelled any more says so in the dialog, also if %s comes first',
  async ([, stream]) => {
    const { respond, requests } = await openScreen('transferDetails', { scenarios: { getTransfer: 'draft' } })
    await main.getByRole('button', { name: 'Cancel transfer' }).click()
    respond('cancelTransfer', 'transfer_not_cancellable')
    respond('getTransfer', 'all_green')
    if (stream) broadcastChange()
    else await dialog.getByRole('button', { name: 'Cancel transfer' }).click()
    await expect.element(main.getByText('The payee has the money.')).toBeInTheDocument()
    await expect.element(dialog.getByText('This transfer can no longer be cancelled.')).toBeVisible()
    await expect.element(dialog.getByText(/will not be sent/)).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Cancel transfer' })).not.toBeInTheDocument()
    await expect.element(dialog.getByRole('button', { name: 'Close' }).first()).toHaveFocus()
    await dialog.getByRole('button', { name: 'Close' }).first().click()
    await expect.element(main.getByRole('status').filter({ hasText: 'The payee has the money.' })).toHaveFocus()
    expect(requests('cancelTransfer')).toHaveLength(stream ? 0 : 1)
  },
)

test('a draft is confirmed from its page too, because a program may have prepared it', async () => {
  const { respond, requests, settled } = await openScreen('transferDetails', { scenarios: { getTransfer: 'draft' } })
  await main.getByRole('link', { name: 'Confirm with a code' }).click()
  await expect.element(page.getByLabelText('Digit 1 of 6')).toHaveFocus()
  await settled()
  respond('confirmTransfer', 'all_green')
  respond('getTransfer', 'all_green')
  await userEvent.keyboard(ANY_CODE)
  await expect.element(heading('Money Sent')).toBeVisible()
  expect(requests('confirmTransfer')).toHaveLength(1)
})

test('what waits for no code offers none', async () => {
  await openScreen('transferDetails')
  await expect.element(main.getByRole('link', { name: 'Send again' })).toBeVisible()
  await expect.element(main.getByRole('link', { name: 'Confirm with a code' })).not.toBeInTheDocument()
})

test('after a cancellation the focus is on what has come of it', async () => {
  const { respond } = await openScreen('transferDetails', { scenarios: { getTransfer: 'draft' } })
  await main.getByRole('button', { name: 'Cancel transfer' }).click()
  respond('getTransfer', 'all_green', { state: 'cancelled', cause: 'customer' })
  await dialog.getByRole('button', { name: 'Cancel transfer' }).click()
  await expect.element(main.getByRole('status').filter({ hasText: 'Cancelled' })).toHaveFocus()
})

test('a transfer that Plink has cancelled does not say that its owner did', async () => {
  const history = [
    { state: 'draft', cause: 'created', at },
    { state: 'held', cause: 'confirmed', at },
    { state: 'cancelled', cause: 'wallet_frozen', at },
  ]
  await openWith('transferDetails', { ...toBeneficiary, state: 'cancelled', cause: 'wallet_frozen', history })
  await expect.element(steps.last().filter({ hasText: 'Your wallet is frozen' })).toBeVisible()
  await expect.element(main.getByText(/Cancelled by/)).not.toBeInTheDocument()
})

test.for([
  ['is slow', 'hold'],
  ['fails', 'disconnect'],
] as const)('a transfer is shown as cancelled also when loading it again %s', async ([, how]) => {
  const { [how]: interfere, requests } = await openScreen('transferDetails', { scenarios: { getTransfer: 'draft' } })
  await main.getByRole('button', { name: 'Cancel transfer' }).click()
  interfere('getTransfer')
  await dialog.getByRole('button', { name: 'Cancel transfer' }).click()
  await expect.poll(() => requests('getTransfer').length).toBeGreaterThan(1)
  await expect.element(main.getByText('It was cancelled. No money has left the wallet.')).toBeVisible()
  await expect.element(main.getByRole('button', { name: 'Cancel transfer' })).not.toBeInTheDocument()
})

test('an unknown transfer leads to the list', async () => {
  await openScreen('transferDetails', { scenarios: { getTransfer: 'transfer_not_found' } })
  await main.getByRole('link', { name: 'My transfers' }).click()
  await expect.element(heading('My transfers')).toBeVisible()
})

test('the receipt is saved as a file, and a failure can be retried', async () => {
  const { respond, requests } = await openScreen('transferReceipt', {
    locale: 'ar',
    scenarios: { getTransferReceipt: 'rate_limited' },
  })
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation(file => {
    if (file instanceof Blob) files.push(file)
    return '#saved'
  })
  const tryAgain = main.getByRole('button', { name: 'إعادة المحاولة' })
  await main.getByRole('button', { name: 'تنزيل PDF' }).click()
  await expect.element(tryAgain).toBeVisible()
  expect(files).toEqual([])
  respond('getTransferReceipt', 'all_green')
  await tryAgain.click()
  await expect.poll(() => files).toHaveLength(1)
  await expect.element(tryAgain).not.toBeInTheDocument()
  expect(await files[0]?.text()).toMatch(/^%PDF/)
  expect(requests('getTransferReceipt')[0]?.url.searchParams.get('locale')).toBe('ar')
})

test('the receipt is printed alone, and a draft has none', async () => {
  await openWith('transferReceipt', toBeneficiary)
  await expect.element(main.getByText('SA82 8060 8010 0000 0000 0002')).toBeVisible()
  const printed = document.querySelector('body > [data-printed-alone]')
  expect(printed?.textContent).toContain('Riyadh Supplies Co.')
  expect(printed?.textContent).toContain('Green Palm Trading')
  await openScreen('transferReceipt', { scenarios: { getTransfer: 'draft' } })
  await expect.element(main.getByText('It waits for your code. Nothing has been sent.')).toBeVisible()
})
