import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen } from '#web/testing/open-screen.tsx'

const card = page.getByRole('region', { name: "Customers' money" })

test('says that the ledger agrees, with where the money is and when it was checked', async () => {
  await openScreen('admin')
  await expect.element(card.getByText('Agrees', { exact: true })).toBeVisible()
  for (const text of [
    '125,400.00 SAR',
    '3,500.00 SAR',
    '2,000.00 SAR',
    '\u2212150.00 SAR',
    '\u221250.00 SAR',
    /^Checked \d+ \w+ \d{4}, [\d:]{5}$/,
  ])
    await expect.element(card.getByText(text)).toBeVisible()
})

test('says that the first check is under way, and shows its result', async () => {
  const { respond, renderAgain } = await openScreen('admin')
  respond('getLedgerReport', 'service_unavailable', { reason: 'first_check' })
  await renderAgain()
  await expect.element(card.getByText(/being checked for the first time.*appears here/)).toBeVisible()
  expect(card.getByRole('button').query()).toBeNull()
  respond('getLedgerReport', 'all_green')
  await renderAgain()
  await expect.element(card.getByText('Agrees', { exact: true })).toBeVisible()
  expect(card.getByText(/first time/).query()).toBeNull()
})

test('says what the minus of money in no wallet means', async () => {
  await openScreen('admin')
  await expect.element(page.getByText('not in a wallet, so subtracted')).toHaveLength(2)
})

test('says that the ledger does not agree, how much differs and what to do', async () => {
  const { respond, renderAgain } = await openScreen('admin')
  respond('getLedgerReport', 'all_green', { difference: -100, brokenRules: 2 })
  await renderAgain()
  await expect.element(card.getByText('Does not agree')).toBeVisible()
  await expect.element(card.getByText('\u22121.00 SAR')).toBeVisible()
  await expect.element(card.getByText(/2 rules of the ledger do not hold.*ledger:check/)).toBeVisible()
})

test('a rule that does not hold is not hidden by a difference of 0', async () => {
  const { respond, renderAgain } = await openScreen('admin')
  respond('getLedgerReport', 'all_green', { difference: 0, brokenRules: 1 })
  await renderAgain()
  await expect.element(card.getByText('Does not agree')).toBeVisible()
})

test('says in the menu how much waits in each queue', async () => {
  const { respond, renderAgain } = await openScreen('admin')
  respond('countMoneyQueues', 'all_green', { exceptions: 3, reportedProblems: 4, suspense: 0, undecidedTransfers: 2 })
  await renderAgain()
  for (const text of ['3 open', '2 open', '4 open'])
    await expect.element(page.getByText(text, { exact: true })).toBeInTheDocument()
  expect(page.getByText('0 open', { exact: true }).query()).toBeNull()
})
