import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { TRANSFER_UNDECIDED_SECONDS } from '#domain/constants.ts'
import { openScreen } from '#web/testing/open-screen.tsx'

const main = page.getByRole('main')
const dialog = page.getByRole('dialog')
const ID = '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f'

test('searches by number and filters by state, in the URL', async () => {
  const { requests, respond } = await openScreen('adminTransfers')
  await expect.element(main.getByRole('link', { name: 'Riyadh Supplies Co.' })).toBeVisible()
  await main.getByRole('searchbox', { name: 'Payer or number' }).fill(' 4829136501274829 ')
  respond('searchTransfers', 'nothing')
  await main.getByRole('button', { name: 'Search' }).click()
  await expect.element(page.getByText('No transfer matches')).toBeVisible()
  respond('searchTransfers', 'all_green')
  await main.getByRole('button', { name: 'Clear filters' }).click()
  await main.getByLabelText('State').selectOptions('Failed')
  await expect.poll(() => requests('searchTransfers').map(({ url }) => url.search)).toContain('?state=failed')
  expect(requests('searchTransfers').map(({ url }) => url.searchParams.get('q'))).toContain('4829136501274829')
})

test('says how far back a search for a payee looked', async () => {
  const { respond, renderAgain } = await openScreen('adminTransfers', { path: '/admin/transfers?payee=riyadh' })
  respond('searchTransfers', 'nothing', { searchedBackTo: '2025-11-02T09:00:00.000Z', nextCursor: ID })
  await renderAgain()
  await expect.element(main.getByText(/^Transfers back to .* were searched\.$/)).toBeVisible()
  await expect.element(main.getByRole('link', { name: 'Older' })).toHaveAttribute('href', expect.stringContaining(ID))
})

test('names the payee in full where the payer sees a masked name', async () => {
  const recipient = { customerId: ID, phoneNumber: '+966500000021', businessName: 'Sadeem Event Services' }
  const { respond, renderAgain } = await openScreen('adminTransfer')
  respond('getAdminTransfer', 'all_green', { recipient })
  await renderAgain()
  await expect.element(page.getByRole('heading', { level: 1, name: /Sadeem Event Services/ })).toBeVisible()
  await expect.element(main.getByRole('link', { name: 'Sadeem Event Services' })).toBeVisible()
})

test('leads to a transfer and back to the same tab', async () => {
  const { requests } = await openScreen('adminTransfers')
  await page.getByRole('tab', { name: 'Need a decision' }).click()
  await expect.poll(() => requests('searchTransfers').at(-1)?.url.search).toBe('?status=undecided')
  history.back()
  await expect.element(page.getByRole('tab', { name: 'All' })).toHaveAttribute('aria-selected', 'true')
  history.forward()
  await main.getByRole('link', { name: 'Riyadh Supplies Co.' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: /Riyadh Supplies Co/ })).toBeVisible()
  await main.getByRole('link', { name: 'Back' }).click()
  await expect.element(page.getByRole('tab', { name: 'Need a decision' })).toHaveAttribute('aria-selected', 'true')
})

test('shows what is known of an unknown transfer, and asks for its outcome', async () => {
  const { respond, requests } = await openScreen('adminTransfer')
  for (const text of [
    'PLK8Q3M7X2K9D4TA',
    '4829136501274829',
    'Not given yet',
    /^No answer, on /,
    /^The provider did not answer/,
  ])
    await expect.element(main.getByText(text).first()).toBeVisible()
  await main.getByRole('button', { name: 'It was paid' }).click()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Statement seen')
  respond('requestTransferSettlement', 'all_green')
  respond('getAdminTransfer', 'requested')
  await dialog.getByRole('button', { name: 'Send the request' }).click()
  await expect.element(page.getByText('Another administrator now has to decide.').first()).toBeVisible()
  await expect.element(main.getByText(/Omar has asked to end it/)).toBeVisible()
  expect(main.getByRole('button', { name: 'It was paid' }).query()).toBeNull()
  expect(requests('requestTransferSettlement').map(({ body }) => body)).toEqual([
    { outcome: 'paid', reason: 'Statement seen' },
  ])
})

test('shows why money is in suspense and whose it is, and asks for it to go to the recipient or back', async () => {
  const { respond, requests } = await openScreen('adminTransfer', { scenarios: { getAdminTransfer: 'in_suspense' } })
  await expect.element(main.getByText('The recipient could not receive this')).toBeVisible()
  await expect.element(main.getByText('The wallet of the recipient would have held more than is allowed')).toBeVisible()
  await expect.element(main.getByRole('link', { name: 'Sadeem Event Services' })).toBeVisible()
  await main.getByRole('button', { name: 'Return it to the payer' }).click()
  await expect.element(dialog.getByText(/the money is in the wallet of the payer again/)).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The recipient does not want it')
  respond('requestTransferSettlement', 'all_green')
  await dialog.getByRole('button', { name: 'Send the request' }).click()
  await expect
    .poll(() => requests('requestTransferSettlement').map(({ body }) => body))
    .toEqual([{ outcome: 'failed', reason: 'The recipient does not want it' }])
})

test('says of a transfer that the provider is asked about when it may be decided', async () => {
  const unknownSince = '2026-01-05T07:00:00.000Z'
  const payout = {
    sequenceNumber: '4829136501274829',
    submissions: 1,
    firstSubmittedAt: unknownSince,
    lastSubmittedAt: unknownSince,
    unknownSince,
    questions: 1,
  }
  const { respond } = await openScreen('adminTransfers')
  respond('getAdminTransfer', 'all_green', { payout })
  await main.getByRole('link', { name: 'Riyadh Supplies Co.' }).click()
  const notice = main.getByText(/^There is nothing to do yet/)
  await expect.element(notice).toBeVisible()
  const [since, decision] = [main.getByText('Unknown since').element().nextElementSibling, notice.element()].map(each =>
    Date.parse(/\d+ \w+ \d{4}, \d\d:\d\d/.exec(each?.textContent ?? '')?.[0] ?? ''),
  )
  expect(decision).toBe(Number(since) + TRANSFER_UNDECIDED_SECONDS * 1000)
  expect(main.getByRole('button', { name: 'It was paid' }).query()).toBeNull()
})

test('says when the provider has responded meanwhile', async () => {
  const { respond } = await openScreen('adminTransfer')
  await main.getByRole('button', { name: 'It was not paid' }).click()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Statement seen')
  respond('requestTransferSettlement', 'transfer_state_invalid')
  await dialog.getByRole('button', { name: 'Send the request' }).click()
  await expect.element(page.getByText(/The page now shows the current state/).first()).toBeVisible()
})

test('lists its exceptions with their state, and leads to them', async () => {
  await openScreen('adminTransfer', { scenarios: { getAdminTransfer: 'with_exception' } })
  const exception = page.getByRole('region', { name: 'Exceptions' }).getByRole('listitem')
  await expect.element(exception.getByRole('heading', { name: 'Paid after the transfer had failed' })).toBeVisible()
  await expect.element(exception.getByText('Open', { exact: true })).toBeVisible()
  await exception.getByRole('link', { name: /^Go to the exceptions/ }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Exceptions' })).toBeVisible()
})
