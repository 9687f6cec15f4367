import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { broadcastChange } from '#web/testing/broadcast-change.ts'
import { fastForward, installClock } from '#web/testing/clock.ts'
import { openScreen } from '#web/testing/open-screen.tsx'

const balance = page.getByRole('region', { name: 'Your Balance' })
const activity = page.getByRole('region', { name: 'Activity' })
const spending = page.getByRole('region', { name: 'Spending Breakdown' })
const latest = page.getByRole('region', { name: 'Transactions' })
const graph = activity.getByRole('slider')
const firstMoney = page.getByRole('region', { name: 'Add your first money' })
const sar = (amount: number) => ({ amount, currency: 'SAR' })

test('balance, spending and latest transactions are shown and lead to their pages', async () => {
  const { requests } = await openScreen('dashboard')
  await expect.element(balance.filter({ hasText: /2,400\.00\sSAR.*Available\s*2,320\.00\sSAR/ })).toBeVisible()
  await expect.element(balance.filter({ hasText: /2,400\.00\sSAR more than 30 days ago/ })).toBeVisible()
  await expect.element(page.getByText(/^Total Balance : 2,400\.00\sSAR$/).first()).toBeInTheDocument()
  await expect.element(spending.filter({ hasText: /Local POS Transaction\s*200\.00\sSAR\s*100%/ })).toBeVisible()
  await expect.element(latest.getByRole('link', { name: /^PLK/ })).toHaveLength(3)
  const [{ url } = { url: new URL(location.href) }] = requests('listTransactions')
  expect(url.searchParams.get('limit')).toBe('5')
  const target = (name: string | RegExp) => page.getByRole('main').getByRole('link', { name })
  await expect.element(target('See All')).toHaveAttribute('href', '/app/transactions')
  await expect.element(target(/^On Hold Balance/)).toHaveAttribute('href', '/app/onhold-balance')
  await expect.element(target('Send money')).toHaveAttribute('href', '/app/services/transfer')
  await expect.element(target('Add money')).toHaveAttribute('href', '/app/services/topup')
  await expect.element(firstMoney).not.toBeInTheDocument()
  await expect.element(target('Wallets')).toHaveAttribute('href', '/app/services/wallet/subwallet')
  await target('PLK8Q3M7X2K9D4TA').click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Transactions' })).toBeVisible()
  expect(location.search).toBe('?reference=PLK8Q3M7X2K9D4TA')
})

test.each([
  ['with its own figures if there is one', 'Salaries', '482913650127'],
  ['as the main wallet if there is none', 'Nothing of this name', null],
])('a sub-wallet that the navigation names, and not the address, opens %s', async (_, subWalletName, id) => {
  const { requests } = await openScreen('dashboard', { locationState: () => ({ isSubWallet: true, subWalletName }) })
  await expect.element(balance).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 2, name: subWalletName })).toHaveLength(id === null ? 0 : 1)
  const wallets = requests('listTransactions').map(({ url }) => url.searchParams.get('subWallet'))
  expect(new Set(wallets)).toEqual(new Set([id]))
})

test('the graph is read point by point, in each period, as bars and as a table', async () => {
  const { respond } = await openScreen('dashboard')
  await expect.element(graph).toBeInTheDocument()
  graph.element().focus()
  const readsOut = (text: RegExp) => expect.poll(() => graph.element().getAttribute('aria-valuetext')).toMatch(text)
  await readsOut(/: money in 2,600\.00\sSAR, money out 200\.00\sSAR$/)
  await userEvent.keyboard('{ArrowLeft}')
  await readsOut(/: money in 0\.00\sSAR, money out 0\.00\sSAR$/)
  await expect.element(activity.filter({ hasText: /\d{4}\s*0\.00\s*0\.00\s*SAR/ })).toBeVisible()
  await userEvent.keyboard('{Home}')
  await expect.element(graph).toHaveValue('0')
  await userEvent.hover(graph, { force: true })
  await expect.element(graph).toHaveValue('3')
  respond('getWalletActivity', 'activity_year')
  await activity.getByRole('combobox', { name: 'Period' }).selectOptions('Last year')
  await expect.element(graph).toHaveAttribute('max', '3')
  await activity.getByRole('button', { name: 'Show as a table' }).click()
  const rows = activity.getByRole('row')
  await expect.element(rows).toHaveLength(5)
  await expect.element(rows.last().filter({ hasText: /20\d\d\s*2,600\.00\s*200\.00/ })).toBeVisible()
  await activity.getByRole('button', { name: 'Show as bars' }).click()
  await expect.element(graph).toBeInTheDocument()
  await activity.getByRole('button', { name: 'Show as a line' }).click()
  await expect.element(graph).toBeInTheDocument()
})

test.each([360, 1280])('the tooltip covers no heading in a window of %i', async width => {
  const { innerWidth, innerHeight } = window
  onTestFinished(() => page.viewport(innerWidth, innerHeight))
  await page.viewport(width, 800)
  await openScreen('dashboard')
  await expect.element(graph).toBeInTheDocument()
  graph.element().focus()
  const tooltip = () => activity.element().querySelector('.shadow-lift')?.getBoundingClientRect().top ?? 0
  const select = activity.getByRole('combobox', { name: 'Period' }).element().getBoundingClientRect()
  await expect.poll(tooltip).toBeGreaterThan(select.bottom)
})

test('what was spent leads to its transactions', async () => {
  const { requests } = await openScreen('dashboard')
  await expect.element(spending.filter({ hasText: /Spent\s*200\.00\s*SAR/ })).toBeVisible()
  await spending.getByRole('link', { name: 'Local POS Transaction' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Transactions' })).toBeVisible()
  const lastQuery = () => Object.fromEntries(requests('listTransactions').at(-1)?.url.searchParams ?? [])
  const day = expect.stringMatching(/^20\d\d-\d\d-\d\d$/)
  await expect.poll(lastQuery).toMatchObject({ type: 'local_pos', status: 'successful', from: day, to: day })
})

test('what was spent by payee leads to a search for the name, by purpose to no list', async () => {
  const { respond, requests } = await openScreen('dashboard')
  const groupBy = spending.getByRole('combobox', { name: 'Group by' })
  await expect.element(spending.getByRole('link', { name: 'Local POS Transaction' })).toBeVisible()
  respond('getWalletSpending', 'spending_by_purpose')
  await groupBy.selectOptions('By purpose')
  await expect
    .element(spending.getByRole('listitem').filter({ hasText: /Other than transfers\s*200\.00/ }))
    .toBeVisible()
  await expect.element(spending.getByRole('link')).not.toBeInTheDocument()
  respond('getWalletSpending', 'spending_by_payee')
  await groupBy.selectOptions('By payee')
  await spending.getByRole('link', { name: 'Panda Supermarket' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Transactions' })).toBeVisible()
  const groups = requests('getWalletSpending').map(({ url }) => url.searchParams.get('by'))
  expect(new Set(groups)).toEqual(new Set(['type', 'purpose', 'payee']))
  const lastQuery = () => Object.fromEntries(requests('listTransactions').at(-1)?.url.searchParams ?? [])
  await expect.poll(lastQuery).toMatchObject({ q: 'Panda Supermarket', status: 'successful' })
})

test.each([
  [-1_250_50, /1,250\.50\sSAR less than 30 days ago/],
  [0, /The same as 30 days ago/],
])('a balance that has changed by %i halalas says so', async (halalas, text) => {
  const { respond, letThrough } = await openScreen('dashboard', { held: ['getWallet'] })
  respond('getWallet', 'all_green', { change: sar(halalas) })
  letThrough('getWallet')
  await expect.element(balance.filter({ hasText: text })).toBeVisible()
})

test('movements from elsewhere appear when the customer returns to the page', async () => {
  installClock()
  const { respond } = await openScreen('dashboard')
  await expect.element(balance.filter({ hasText: /2,400\.00/ })).toBeVisible()
  respond('getWallet', 'all_green', { balance: sar(250_000), total: sar(250_000) })
  respond('listTransactions', 'first_page')
  fastForward(11)
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  await expect.element(balance.filter({ hasText: /2,500\.00/ })).toBeVisible()
  await expect.element(page.getByText(/^Total Balance : 2,500\.00\sSAR$/).first()).toBeInTheDocument()
  await expect.element(latest.getByRole('link', { name: /^PLK/ })).toHaveLength(1)
})

test('a sub-wallet has its own dashboard and a link back', async () => {
  const { respond, renderAgain } = await openScreen('subWalletDashboard')
  const heading = page.getByRole('heading', { level: 2, name: 'Salaries' })
  await expect.element(heading).toBeVisible()
  await renderAgain()
  await expect.element(heading).toBeVisible()
  const { search } = location
  expect(search).toBe('?subWallet=482913650127')
  await expect
    .element(latest.getByRole('link', { name: 'See All' }))
    .toHaveAttribute('href', `/app/transactions${search}`)
  respond('getWallet', 'all_green')
  await page.getByRole('link', { name: 'Back to the main wallet' }).click()
  await expect.element(heading).not.toBeInTheDocument()
  expect(location.pathname + location.search).toBe('/app/dashboard')
})

test('a payment that begins on the page of a sub-wallet comes from it, also from a file and after a reload', async () => {
  const { requests, renderAgain, respond } = await openScreen('subWalletDashboard')
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Send money' }).click()
  await expect.element(main.getByText('From: Salaries')).toBeVisible()
  // The sub-wallet of the examples is empty.
  respond('getWallet', 'all_green')
  await renderAgain()
  await expect.element(main.getByText('From: Salaries')).toBeVisible()
  await expect
    .element(main.getByRole('link', { name: /^From a file/ }))
    .toHaveAttribute('href', '/app/services/transfer/file?subWallet=482913650127')
  await main.getByRole('link', { name: /^To a beneficiary/ }).click()
  await main.getByRole('button', { name: /Green Palm Trading/ }).click()
  await expect.element(main.getByRole('combobox', { name: 'From' })).toHaveValue('482913650127')
  await main.getByRole('textbox', { name: 'Amount' }).fill('20')
  await main.getByRole('combobox', { name: /purpose/i }).selectOptions('expenses_services')
  respond('createTransfer', 'from_sub_wallet')
  await main.getByRole('button', { name: 'Continue' }).click()
  await expect.poll(() => requests('createTransfer')[0]?.body).toMatchObject({ subWallet: '482913650127' })
})

test('whoever came from a sub-wallet can pay from the main wallet all the same', async () => {
  await openScreen('subWalletDashboard')
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Send money' }).click()
  await main.getByRole('button', { name: 'Pay from the main wallet' }).click()
  await expect.element(main.getByText('From: Salaries')).not.toBeInTheDocument()
  await main.getByRole('link', { name: /^To a beneficiary/ }).click()
  await main.getByRole('button', { name: /Green Palm Trading/ }).click()
  await expect.element(main.getByRole('combobox', { name: 'From' })).toHaveValue('')
})

const waiting = page.getByRole('region', { name: 'Waits for you' })

test('what waits is told with payee, maker and end, in the order of the server, and leads to its page', async () => {
  const server = await openScreen('dashboard', { held: ['listTasks'] })
  const until = '2026-01-05T12:00:00.000Z'
  const id = '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f'
  const madeBy = { personId: id, name: 'Omar Al Shehri' }
  server.respond('listTasks', 'all_green', {
    items: [
      { kind: 'transfer', until, amount: sar(20_000), name: 'Green Palm Trading', apiKeyName: 'Shop', transferId: id },
      {
        kind: 'bill',
        until: '2026-01-06T21:00:00.000Z',
        name: 'Shop electricity',
        billerCode: '002',
        account: '3000000001',
      },
      {
        kind: 'approval',
        until,
        amount: sar(95_000),
        name: 'Riyadh Supplies Co.',
        payments: 3,
        madeBy,
        approvalId: id,
      },
      { kind: 'batch', until, amount: sar(95_000), payments: 2, batchId: id },
      { kind: 'bill_order', until, amount: sar(44_500), name: 'STC', payments: 2, billPaymentId: id },
    ],
  })
  server.letThrough('listTasks')
  const rows = waiting.getByRole('link')
  await expect.element(rows).toHaveLength(3)
  await expect
    .element(rows.nth(0).filter({ hasText: /Green Palm Trading.*200\.00\sSAR.*code.*API key .*Shop.*until/s }))
    .toBeVisible()
  await expect
    .element(rows.nth(1).filter({ hasText: /Shop electricity.*Bill to pay.*due on \d+ [A-Z]/s }))
    .toBeVisible()
  await expect
    .element(
      rows.nth(2).filter({ hasText: /Riyadh Supplies Co\..*\(3 payments\).*950\.00\sSAR.*made by .*Omar Al Shehri/s }),
    )
    .toBeVisible()
  await expect.element(rows.nth(0)).toHaveAttribute('href', `/app/services/transfer/${id}`)
  await expect.element(rows.nth(2)).toHaveAttribute('href', `/app/approvals/${id}`)
  await waiting.getByRole('button', { name: 'Show all' }).click()
  await expect.element(rows.nth(3).filter({ hasText: /^2 payments/ })).toBeVisible()
  await expect
    .element(rows.nth(4).filter({ hasText: /STC.*\(2 payments\).*445\.00\sSAR.*Bills wait for your code.*until/s }))
    .toBeVisible()
  await expect.element(rows.nth(4)).toHaveAttribute('href', `/app/services/bills/${id}`)
  await rows.nth(1).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Your bill' })).toBeVisible()
})

const documentTask = waiting.getByRole('link', { name: /VAT certificate/ })

test('a document that is asked for is told with its day, and leads to the documents', async () => {
  await openScreen('dashboard', { scenarios: { listTasks: 'document_requested' } })
  await expect.element(documentTask.filter({ hasText: /We need this document · needed by \d+ [A-Z]/ })).toBeVisible()
  await documentTask.click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Documents' })).toBeVisible()
})

test('a document that is late says so', async () => {
  const { respond, letThrough } = await openScreen('dashboard', { held: ['listTasks'] })
  const documentRequestId = '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f'
  const until = '2025-12-31T21:00:00.000Z'
  respond('listTasks', 'all_green', {
    items: [{ kind: 'document', until, documentKind: 'vat_certificate', documentRequestId }],
  })
  letThrough('listTasks')
  await expect.element(documentTask.filter({ hasText: /was needed by \d+ [A-Z]/ })).toBeVisible()
})

test.each(['nothing', 'unknown_error'])(
  'where nothing waits or it cannot be told, nothing is shown: %s',
  async scenario => {
    const { settled } = await openScreen('dashboard', { scenarios: { listTasks: scenario } })
    await expect.element(balance).toBeVisible()
    await settled()
    await expect.element(waiting).not.toBeInTheDocument()
  },
)

test('an unknown sub-wallet leads back to the main wallet', async () => {
  const { respond } = await openScreen('subWalletDashboard', { scenarios: { getWallet: 'sub_wallet_not_found' } })
  const backToMain = page.getByRole('main').getByRole('alert').getByRole('link')
  await expect.element(backToMain).toBeVisible()
  respond('getWallet', 'all_green')
  await backToMain.click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await expect.element(balance).toBeVisible()
})

test('an inactive wallet leads to its activation', async () => {
  await openScreen('dashboard', { scenarios: { getWallet: 'wallet_inactive' } })
  await expect.element(page.getByText('This wallet is inactive')).toBeVisible()
  await expect.element(page.getByText('What you can spend now')).not.toBeInTheDocument()
  const balance = page.getByRole('region', { name: 'Your Balance' })
  await expect.element(balance.getByText(/^Cannot be spent until you activate/)).toBeVisible()
  await expect.element(balance.getByRole('link', { name: 'Activate' })).toHaveAttribute('href', '/app/services/wallet')
  await page.getByRole('link', { name: 'Activate the wallet' }).click()
  await expect.element(page.getByRole('switch', { name: 'Wallet Status' })).not.toBeChecked()
})

test('a frozen wallet says whom to call, and offers nothing to press', async () => {
  await openScreen('dashboard', { scenarios: { getWallet: 'wallet_frozen' } })
  await expect.element(page.getByText('Your wallet is frozen')).toBeVisible()
  await expect.element(page.getByRole('main').getByRole('link', { name: '+966800000000' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Activate the wallet' })).not.toBeInTheDocument()
})

test('an empty wallet says in each card how to begin, and the menu counts nothing new', async () => {
  const { innerWidth, innerHeight } = window
  onTestFinished(() => page.viewport(innerWidth, innerHeight))
  await page.viewport(1280, 720)
  const empty = 'wallet_empty'
  const { respond, letThrough } = await openScreen('dashboard', {
    scenarios: { getWallet: empty, getWalletSpending: empty, listTransactions: empty },
    held: ['getWalletActivity'],
  })
  respond('getWalletActivity', 'all_green', { points: [] })
  letThrough('getWalletActivity')
  await expect.element(balance.filter({ hasText: /Your Balance\s*0\.00\sSAR/ })).toBeVisible()
  await expect
    .element(balance.getByRole('link', { name: /^On Hold Balance/ }).filter({ hasText: /0\.00\sSAR/ }))
    .toBeVisible()
  await expect.element(activity.getByText('Nothing came in or went out')).toBeVisible()
  await expect.element(activity.getByRole('link', { name: 'Add money' })).toHaveAttribute('href', '/app/services/topup')
  await expect.element(spending.getByText('Nothing spent yet')).toBeVisible()
  await expect
    .element(spending.getByRole('link', { name: 'Add a beneficiary' }))
    .toHaveAttribute('href', '/app/services/beneficiaries')
  await expect.element(latest.getByText('No transactions yet')).toBeVisible()
  await expect.element(latest.getByRole('link', { name: 'Add money' })).toHaveAttribute('href', '/app/services/topup')
  const menu = page.getByRole('navigation', { name: 'Your account' })
  await expect.element(menu.getByRole('link', { name: 'Transactions', exact: true })).toBeVisible()
})

test('an empty wallet shows its IBAN, the way by card and what comes next', async () => {
  const empty = 'wallet_empty'
  const scenarios = { getWallet: empty, getWalletSpending: empty, listTransactions: empty }
  const { respond } = await openScreen('dashboard', { scenarios })
  await expect.element(firstMoney.getByText('SA03 3000 0000 0000 0000 0001')).toBeVisible()
  await expect.element(firstMoney.getByRole('button', { name: /SA0330000000000000000001/ })).toBeVisible()
  await expect.element(firstMoney.getByRole('img', { name: 'QR code with the IBAN' })).toBeVisible()
  await expect
    .element(firstMoney.getByRole('link', { name: 'Top up by card' }))
    .toHaveAttribute('href', '/app/services/topup')
  await expect.element(firstMoney.getByRole('listitem')).toHaveLength(3)
  await expect
    .element(firstMoney.getByRole('link', { name: 'Add a beneficiary' }))
    .toHaveAttribute('href', '/app/services/beneficiaries')
  respond('getWallet', 'all_green')
  broadcastChange()
  await expect.element(firstMoney).not.toBeInTheDocument()
})

test('a wallet that has been emptied is not told that the next money is its first', async () => {
  await openScreen('dashboard', { scenarios: { getWallet: 'wallet_empty' } })
  await expect.element(page.getByRole('region', { name: 'Add money to your wallet' })).toBeVisible()
})

test.each(['wallet_inactive', 'wallet_frozen'])('%s: no money is asked for', async scenario => {
  const { settled } = await openScreen('dashboard', {
    scenarios: { getWallet: scenario, listTransactions: 'wallet_empty' },
  })
  await expect.element(latest.getByText('No transactions yet')).toBeVisible()
  await settled()
  await expect.element(firstMoney).not.toBeInTheDocument()
})

test('an empty sub-wallet is filled from the main wallet', async () => {
  await openScreen('subWalletDashboard', { scenarios: { listTransactions: 'wallet_empty' } })
  const link = latest.getByRole('link', { name: 'Move money here' })
  await expect.element(link).toHaveAttribute('href', '/app/services/wallet/subwallet')
  await expect.element(firstMoney).not.toBeInTheDocument()
})

test('a card that fails to load does not affect the others', async () => {
  const { respond } = await openScreen('dashboard', { scenarios: { getWalletSpending: 'service_unavailable' } })
  await expect.element(spending.filter({ hasText: /The service is not available at the moment\./ })).toBeVisible()
  await expect.element(latest.getByRole('link', { name: /^PLK/ })).toHaveLength(3)
  respond('getWalletSpending', 'all_green')
  await spending.getByRole('button', { name: 'Try again' }).click()
  await expect.element(spending.getByRole('listitem')).toHaveLength(1)
})
