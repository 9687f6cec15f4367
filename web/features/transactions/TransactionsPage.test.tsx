import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ANY_ID } from '#web/mock/stored-state.ts'
import { topUpPath, transferPath } from '#web/paths.ts'
import { installClock } from '#web/testing/clock.ts'
import { openScreen } from '#web/testing/open-screen.tsx'

const TRANSACTIONS = '/app/transactions'
const main = page.getByRole('main')
const table = page.getByRole('table', { name: 'Transactions, newest first' })
const links = table.getByRole('link')
const status = main.getByRole('combobox', { name: 'Status' })
const type = main.getByRole('combobox', { name: 'Transaction Type' })
const search = main.getByRole('searchbox')
const filter = main.getByRole('button', { name: 'Filter', exact: true })
const tryAgain = main.getByRole('button', { name: 'Try again' })

const failed = {
  referenceId: 'PLK8Q3M7X2K9D4TA',
  type: 'local_pos',
  status: 'failed',
  direction: 'out',
  amount: { amount: 100_000, currency: 'SAR' },
  counterparty: 'Jarir Bookstore',
  createdAt: '2026-01-05T09:00:00.000Z',
}

test('on a phone, a long name loses its end and not its beginning, whatever its direction is', async () => {
  const { innerWidth, innerHeight } = window
  onTestFinished(() => page.viewport(innerWidth, innerHeight))
  await page.viewport(360, 740)
  const { respond, letThrough } = await openScreen('transactions', { held: ['listTransactions'] })
  const counterparty = 'مؤسسة أبناء عبدالله الراجحي للتجارة والمقاولات العامة'
  respond('listTransactions', 'all_green', { items: [{ ...failed, counterparty }] })
  letThrough('listTransactions')
  const name = table.getByText(counterparty)
  await expect.element(name).toBeVisible()
  const { direction, textOverflow } = getComputedStyle(name.element())
  expect({ direction, textOverflow }).toEqual({ direction: 'rtl', textOverflow: 'ellipsis' })
  expect(name.element().scrollWidth).toBeGreaterThan(name.element().clientWidth)
})

test('filters are in the URL, and an invalid one is ignored', async () => {
  const path = `${TRANSACTIONS}?status=lost&type=local_pos&from=yesterday&cursor=%20`
  const { respond, requests } = await openScreen('transactions', { path })
  const lastFilters = () => Object.fromEntries(requests('listTransactions').at(-1)?.url.searchParams ?? [])
  await expect.element(links.first()).toBeVisible()
  expect(lastFilters()).toMatchObject({ type: 'local_pos' })
  for (const invalid of ['status', 'from']) expect(lastFilters()).not.toHaveProperty(invalid)
  await expect.element(type).toHaveValue('local_pos')
  await expect.element(status).toHaveValue('')

  respond('listTransactions', 'all_green', { items: [failed] })
  await status.selectOptions('Failed')
  await filter.click()
  const row = table.getByRole('row').filter({ hasText: 'Jarir Bookstore' })
  await expect.element(row.filter({ hasText: /Failed.*\u22121,000\.00/ })).toBeVisible()
  expect(lastFilters()).toMatchObject({ type: 'local_pos', status: 'failed' })
  history.back()
  await expect.element(status).toHaveValue('')

  respond('listTransactions', 'wallet_empty')
  await search.fill('No such shop')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('No transactions match')).toBeVisible()
  respond('listTransactions', 'all_green')
  await main.getByRole('button', { name: 'Clear' }).click()
  await expect.poll(() => location.pathname + location.search).toBe(TRANSACTIONS)
  await expect.element(links).toHaveLength(3)
  await expect.element(search).toHaveValue('')
  const options = type
    .getByRole('option')
    .elements()
    .map(option => option.textContent)
  expect(options).toEqual(
    expect.arrayContaining(['Wallet Top-up', 'Credit Card Topup', 'Mobile Recharge', 'Transfer', 'Bill Payment']),
  )
  await type.selectOptions('Wallet Top-up')
  await expect.element(type).toHaveValue('wallet_top_up')
})

test('a search that has not looked at everything says how far it looked, and looks further', async () => {
  const { respond, requests } = await openScreen('transactions', {
    path: `${TRANSACTIONS}?q=qj`,
    scenarios: { listTransactions: 'search_continues' },
  })
  await expect.element(main.getByText('No match so far')).toBeVisible()
  await expect.element(main.getByText(/^Searched back to /)).toBeVisible()
  respond('listTransactions', 'search_continues', {
    items: [failed],
    page: 2,
    nextCursor: null,
    searchedBackTo: undefined,
  })
  await main.getByRole('link', { name: 'Search further' }).click()
  await expect.element(links).toHaveLength(1)
  expect(requests('listTransactions').at(-1)?.url.searchParams.get('cursor')).toBeTruthy()
  await expect.element(main.getByText(/^Searched back to /)).not.toBeInTheDocument()
})

test('the same filters, applied again, load the list again', async () => {
  const { respond, requests, settled } = await openScreen('transactions', { path: `${TRANSACTIONS}?q=qj` })
  await expect.element(links.first()).toBeVisible()
  await settled()
  const before = requests('listTransactions').length
  respond('listTransactions', 'search_continues')
  await search.fill('qj ')
  await userEvent.keyboard('{Enter}')
  await settled()
  expect(requests('listTransactions')).toHaveLength(before + 1)
  await expect.element(main.getByText('No match so far')).toBeVisible()
})

test('the counterparty leads, the reference comes last, and days are grouped', async () => {
  installClock()
  vi.setSystemTime('2026-01-05T22:00:00.000Z')
  const at = (createdAt: string, referenceId: string) => ({ ...failed, createdAt, referenceId })
  const { respond, letThrough } = await openScreen('transactions', { held: ['listTransactions'] })
  respond('listTransactions', 'all_green', {
    items: [
      // The time is half past midnight in Riyadh, moved by the difference between the clock and the time of the examples.
      at('2026-01-05T08:30:00.000Z', 'PLK1'),
      at('2026-01-05T07:30:00.000Z', 'PLK2'),
      at('2026-01-05T06:30:00.000Z', 'PLK3'),
      at('2025-11-23T06:30:00.000Z', 'PLK4'),
    ],
  })
  letThrough('listTransactions')
  await expect.element(links).toHaveLength(4)
  const texts = (selector: string) => [...table.element().querySelectorAll(selector)].map(each => each.textContent)
  expect(texts('thead th')).toEqual([
    'Merchant/Beneficiary',
    'Transaction Type',
    'Status',
    'Currency',
    'Amount',
    'Available',
    'Time',
    'Date',
    'Reference ID',
  ])
  const days = [/^\w+,? 6 Jan$/, /^\w+,? 5 Jan$/, /^Sunday,? 23 Nov 2025$/]
  expect(texts('tbody th')).toEqual(days.map(day => expect.stringMatching(day)))
  expect(texts('tr:has(a) td:nth-child(8)')).toEqual(['6 Jan', '5 Jan', '5 Jan', '23 Nov 2025'])
  expect(texts('tr:has(a) td:first-child')[0]).toBe('Jarir Bookstore')
  expect(texts('tr:has(a) td:last-child')).toEqual(['PLK1', 'PLK2', 'PLK3', 'PLK4'])
})

/** Until the test ends. */
async function resize(width: number, height: number): Promise<void> {
  const { innerWidth, innerHeight } = window
  onTestFinished(() => page.viewport(innerWidth, innerHeight))
  await page.viewport(width, height)
}
const widen = () => resize(1280, 720)

test('on a wide screen the details stand beside the list', async () => {
  await widen()
  await openScreen('transaction')
  const details = page.getByRole('complementary', { name: 'Transaction details' })
  await expect.element(details).toBeVisible()
  await expect.element(links.first()).toBeVisible()
  const edge = () => details.element().getBoundingClientRect().left - table.element().getBoundingClientRect().right
  await expect.poll(edge).toBeGreaterThan(0)
})

test('a category is chosen in the list by keyboard, and the row that leaves a filtered list hands focus on', async () => {
  const items = ['Jarir', 'Panda', 'Extra'].map((counterparty, index) => ({
    ...failed,
    counterparty,
    referenceId: `PLK${index}`,
  }))
  const path = `${TRANSACTIONS}?category=none`
  await widen()
  const { requests, respond, letThrough } = await openScreen('transactions', { path, held: ['listTransactions'] })
  respond('listTransactions', 'all_green', { items })
  letThrough('listTransactions')
  await expect.element(main.getByRole('combobox', { name: 'Category', exact: true })).toHaveValue('none')
  const choiceOf = (name: string) => table.getByRole('combobox', { name: `Category: ${name}` })
  await expect.element(choiceOf('Extra')).toBeVisible()
  expect(requests('listTransactions').at(-1)?.url.searchParams.get('category')).toBe('none')
  respond('listTransactions', 'all_green', { items: items.slice(1) })
  await userEvent.click(choiceOf('Jarir'))
  await choiceOf('Jarir').selectOptions('Rent')
  await expect.poll(() => requests('updateTransaction').map(({ body }) => body)).toEqual([{ categoryId: ANY_ID }])
  await expect.element(choiceOf('Jarir')).not.toBeInTheDocument()
  await expect.element(choiceOf('Panda')).toHaveFocus()
  expect(location.search).toBe('?category=none')
})

test('a category that is chosen in the list is offered as a rule, also for earlier transactions', async () => {
  await widen()
  const { requests } = await openScreen('transactions')
  await table.getByRole('combobox', { name: 'Category: Panda Supermarket' }).selectOptions('Rent')
  await expect.element(page.getByText(/^Always .Rent. for .Panda Supermarket.\?$/)).toBeVisible()
  expect(requests('createCategoryRule')).toEqual([])
  await page.getByRole('button', { name: 'Always, earlier ones too' }).click()
  await expect.element(page.getByText(/1 earlier transaction has it now/)).toBeVisible()
  expect(requests('createCategoryRule').map(({ body }) => body)).toEqual([
    { referenceId: 'PLK8Q3M7X2K9D4TA', categoryId: ANY_ID, applyToEarlier: true },
  ])
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.element(page.getByText(/1 earlier transaction has it now/)).not.toBeInTheDocument()
})

test('a search for the number of a payment without a transaction says where that payment is', async () => {
  await openScreen('transactions', {
    path: '/app/transactions?q=plkb5662nfz6p3qx',
    scenarios: { listTransactions: 'wallet_empty' },
  })
  await expect.element(page.getByText(/has its number already, but no transaction yet/)).toBeVisible()
  await page.getByRole('link', { name: 'Search my transfers' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'My transfers' })).toBeVisible()
  await expect.element(page.getByRole('searchbox', { name: 'Search transfers' })).toHaveValue('plkb5662nfz6p3qx')
})

test('on a phone the category is chosen in the second line, with room for a finger', async () => {
  await resize(360, 720)
  const { requests } = await openScreen('transactions')
  const choice = table.getByRole('combobox', { name: 'Category: Panda Supermarket' })
  await expect.element(choice).toBeVisible()
  const row = table.getByRole('row').filter({ hasText: 'Panda Supermarket' })
  const { height, width, bottom } = choice.element().getBoundingClientRect()
  expect(Math.min(height, width)).toBeGreaterThanOrEqual(44)
  expect(bottom).toBeLessThanOrEqual(row.element().getBoundingClientRect().bottom)
  const twoLines = row.element().getBoundingClientRect().height
  await choice.selectOptions('Rent')
  await expect.poll(() => requests('updateTransaction').map(({ body }) => body)).toEqual([{ categoryId: ANY_ID }])
  await expect.element(page.getByText(/^Always .Rent. for .Panda Supermarket.\?$/)).toBeVisible()
  expect(row.element().getBoundingClientRect().height).toBe(twoLines)
})

test('a narrow table, as beside the details, has room for the category too', async () => {
  await resize(548, 720)
  const { requests } = await openScreen('transactions')
  const choice = table.getByRole('combobox', { name: 'Category: Panda Supermarket' })
  await expect.element(choice).toBeVisible()
  const { height, width } = choice.element().getBoundingClientRect()
  expect(Math.min(height, width)).toBeGreaterThanOrEqual(44)
  const headings = table.element().querySelectorAll('thead th')
  const cells = choice.element().closest('tr')!.cells
  const place = choice.element().closest('td')!.cellIndex
  const left = (cell: Element | undefined) => cell?.getBoundingClientRect().left
  expect(left(cells[place + 1])).toBe(left(headings[place + 1]))
  const ofAmounts = [...headings].find(({ textContent }) => textContent === 'Amount')!
  expect(getComputedStyle(ofAmounts, '::after').content).toBe('"SAR"')
  const frame = table.element().parentElement!
  expect(frame.scrollWidth).toBe(frame.clientWidth)
  await choice.selectOptions('Rent')
  await expect.poll(() => requests('updateTransaction').length).toBe(1)
})

test('the last results stay until the next ones are there', async () => {
  const { hold } = await openScreen('transactions')
  await expect.element(links.first()).toBeVisible()
  const name = links.first().element().textContent
  const letGo = hold('listTransactions')
  await status.selectOptions('Failed')
  await filter.click()
  await expect.poll(() => table.element().closest('[aria-busy]')?.getAttribute('aria-busy')).toBe('true')
  await expect.element(links.first()).toHaveTextContent(name ?? '')
  letGo()
  await expect.poll(() => table.element().closest('[aria-busy]')?.getAttribute('aria-busy')).toBe('false')
})

test('a failed transaction says why', async () => {
  await openScreen('transaction', { scenarios: { getTransaction: 'transaction_failed' } })
  await expect.element(page.getByRole('dialog').getByText('The available balance was too low.')).toBeVisible()
})

test('a transaction leads to the transfer or the top-up that it belongs to', async () => {
  const { respond } = await openScreen('transaction', { scenarios: { getTransaction: 'transaction_of_transfer' } })
  await page.getByRole('link', { name: 'See the transfer' }).click()
  await expect.element(page.getByRole('heading', { name: 'Progress' })).toBeVisible()
  expect(location.pathname).toBe(transferPath(ANY_ID))
  respond('getTransaction', 'all_green', { topUpId: ANY_ID })
  history.back()
  const topUp = page.getByRole('link', { name: 'See the top-up' })
  await expect.element(topUp).toHaveAttribute('href', topUpPath(ANY_ID))
})

test('a sub-wallet has its own transactions, and an unknown transaction is reported', async () => {
  const subWallet = '482913650127'
  const { requests } = await openScreen('transactions', {
    path: `${TRANSACTIONS}?subWallet=${subWallet}&reference=PLK0000000000000`,
    scenarios: { getWallet: 'sub_wallet', getTransaction: 'transaction_not_found' },
  })
  await expect.element(page.getByText('We could not find this transaction')).toBeVisible()
  expect(requests('listTransactions')[0]?.url.searchParams.get('subWallet')).toBe(subWallet)
  await userEvent.keyboard('{Escape}')
  const whose = page.getByText(/^Sub-wallet: .Salaries.$/)
  await expect.element(whose).toBeVisible()
  await page.getByRole('link', { name: 'Show the main wallet' }).click()
  await expect.element(whose).not.toBeInTheDocument()
  expect(location.pathname + location.search).toBe(TRANSACTIONS)
})

test('failed loads and downloads are reported, and can be retried', async () => {
  const { respond } = await openScreen('transactions', { scenarios: { listTransactions: 'service_unavailable' } })
  await expect.element(main.getByText(/^The service is not available at the moment\./)).toBeVisible()
  respond('listTransactions', 'all_green')
  await tryAgain.click()
  await expect.element(links).toHaveLength(3)

  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation(file => {
    if (file instanceof Blob) files.push(file)
    return '#saved'
  })
  respond('exportTransactions', 'rate_limited')
  await main.getByRole('button', { name: 'Download' }).click()
  await expect.element(main.getByText(/^Too many requests\./)).toBeVisible()
  respond('exportTransactions', 'all_green')
  await tryAgain.click()
  await expect.poll(() => files).toHaveLength(1)
  await expect.element(tryAgain).not.toBeInTheDocument()
  expect(await files[0]?.text()).toContain('mada card 4521')
})
