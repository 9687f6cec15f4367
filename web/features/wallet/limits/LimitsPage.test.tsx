import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ANY_CODE } from '#web/mock/stored-state.ts'
import { openScreen } from '#web/testing/open-screen.tsx'

const main = page.getByRole('main')
const amount = main.getByRole('textbox')
const confirm = main.getByRole('button', { name: 'Confirm' })
const type = page.getByRole('combobox', { name: 'Transaction type' })
const current = (period: 'Daily' | 'Monthly') => page.getByRole('region', { name: `Current ${period} Limit` })
const tab = (period: 'Daily' | 'Monthly') => page.getByRole('tab', { name: `${period} Limit` })
const reviewHeading = page.getByRole('heading', { level: 1, name: 'Confirm the new limit' })

test('an amount is checked, and each period keeps what was typed', async () => {
  const { renderAgain } = await openScreen('limits')
  const usage = /2,000\.00\sSAR\s*Used today\s*280\.00\sSAR\s*Remaining today\s*1,720\.00\sSAR/
  await expect.element(current('Daily').filter({ hasText: usage })).toBeVisible()
  await confirm.click()
  await expect.element(amount).toHaveAccessibleDescription(/Daily limit is required/)
  await amount.fill('10.0055')
  await expect.element(amount).toHaveAccessibleDescription(/Enter an amount with at most two decimals/)
  await amount.fill('1e5')
  await expect.element(amount).toHaveValue('1e5')
  for (const outside of ['1e5', 'abc', '-2,500', '100000.01']) {
    await amount.fill(outside)
    await expect.element(amount).toHaveAccessibleDescription(/Daily limit must be between 0 and 100,000\sSAR/)
  }
  tab('Daily').element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(tab('Monthly')).toHaveFocus()
  await expect.element(current('Monthly').filter({ hasText: '50,000.00 SAR' })).toBeVisible()
  await confirm.click()
  await expect.element(amount).toHaveAccessibleDescription(/Monthly limit is required/)
  await amount.fill('1000000.01')
  await expect.element(amount).toHaveAccessibleDescription(/Monthly limit must be between 0 and 1,000,000\sSAR/)
  await tab('Daily').click()
  await expect.element(amount).toHaveValue('100000.01')
  await amount.fill('٥٬٠٠٠')
  await expect.element(amount).toHaveValue('5,000')
  await confirm.click()
  const figures = /Current Daily Limit\s*2,000\.00\sSAR\s*New Daily Limit\s*5,000\.00\sSAR/
  await expect.element(main.filter({ hasText: figures })).toBeVisible()
  await expect.element(main.filter({ hasText: /Allowed Range\s*0\.00\sSAR to 100,000\.00\sSAR/ })).toBeVisible()
  await renderAgain()
  await expect.element(reviewHeading).toBeVisible()
  history.back()
  await expect.element(amount).toHaveValue('5,000')
})

test('typing part of its name finds the type of a limit', async () => {
  const draft = { scope: 'specific', transactionType: '', period: 'daily', daily: '', monthly: '' }
  const { respond, requests } = await openScreen('limits', { locationState: () => ({ screen: 'form', draft }) })
  const options = () =>
    page
      .getByRole('option')
      .elements()
      .map(option => option.textContent)
  await confirm.click()
  await expect.element(page.getByText('Please choose a transaction type').first()).toBeVisible()
  await expect.element(type).toHaveFocus()
  await type.fill('gifts')
  await expect.element(page.getByText('No transaction type has this name.')).toBeVisible()
  await type.fill('pos trans')
  await expect.poll(options).toEqual(['Local POS Transaction', 'International POS Transaction'])
  await userEvent.keyboard('{Escape}')
  await expect.element(type).toHaveValue('')
  await type.fill('شراء دولي')
  await expect.poll(options).toEqual(['International Online Purchase'])
  await type.fill('POS')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(type).toHaveValue('International POS Transaction')
  const applies = /No separate limit\s*The limit of the whole wallet applies: 2,000\.00\sSAR\./
  await expect.element(current('Daily').filter({ hasText: applies })).toBeVisible()
  await tab('Monthly').click()
  await amount.fill('1500.5')
  await confirm.click()
  const figures = /Applies to\s*International POS Transaction\s*Current Monthly Limit\s*No separate limit/
  await expect.element(main.filter({ hasText: figures })).toBeVisible()
  respond('createWalletAction', 'set_type_limit')
  await confirm.click()
  await expect.element(page.getByLabelText('Digit 1 of 6')).toHaveFocus()
  expect(requests('createWalletAction').at(-1)?.body).toEqual({
    type: 'set_limit',
    period: 'monthly',
    transactionType: 'international_pos',
    limit: { amount: 150_050, currency: 'SAR' },
  })
  await userEvent.keyboard(ANY_CODE)
  const message = 'The monthly limit for International POS Transaction is now 1,500.50 SAR.'
  await expect.element(page.getByText(message)).toBeVisible()
})

test('a type with a limit of its own shows that limit and what is left of it', async () => {
  const sar = (amount: number) => ({ amount, currency: 'SAR' })
  const range = { minimum: sar(0), maximum: sar(10_000_000) }
  const ofPeriod = { limit: sar(50_000), used: sar(12_000), remaining: sar(38_000), range }
  const draft = { scope: 'specific', transactionType: 'local_pos', period: 'daily', daily: '', monthly: '' }
  const options = { locationState: () => ({ screen: 'form', draft }), held: ['getLimits'] }
  const { respond, letThrough } = await openScreen('limits', options)
  respond('getLimits', 'all_green', { types: [{ type: 'local_pos', daily: ofPeriod, monthly: ofPeriod }] })
  letThrough('getLimits')
  const usage = /500\.00\sSAR\s*Used today\s*120\.00\sSAR\s*Remaining today\s*380\.00\sSAR/
  await expect.element(current('Daily').filter({ hasText: usage })).toBeVisible()
})

test('the limit of a type is taken away again, after the limit that applies then has been named', async () => {
  const sar = (amount: number) => ({ amount, currency: 'SAR' })
  const range = { minimum: sar(0), maximum: sar(10_000_000) }
  const own = { limit: sar(50_000), used: sar(12_000), remaining: sar(38_000), range }
  const draft = { scope: 'specific', transactionType: 'local_pos', period: 'daily', daily: '700', monthly: '' }
  const options = { locationState: () => ({ screen: 'form', draft }), held: ['getLimits'] }
  const { respond, letThrough, requests, renderAgain } = await openScreen('limits', options)
  respond('getLimits', 'all_green', { types: [{ type: 'local_pos', daily: own, monthly: { ...own, limit: null } }] })
  letThrough('getLimits')
  const remove = main.getByRole('button', { name: 'No separate limit' })
  await tab('Monthly').click()
  await expect.element(current('Monthly').filter({ hasText: 'No separate limit' })).toBeVisible()
  await expect.element(remove).not.toBeInTheDocument()
  await tab('Daily').click()
  await remove.click()
  const removal = page.getByRole('heading', { level: 1, name: 'Confirm that this limit ends' })
  await expect.element(removal).toBeVisible()
  await renderAgain()
  await expect.element(removal).toBeVisible()
  const figures =
    /Current Daily Limit\s*500\.00\sSAR\s*New Daily Limit\s*No separate limit\s*The limit of the whole wallet applies: 2,000\.00\sSAR\./
  await expect.element(main.filter({ hasText: figures })).toBeVisible()
  respond('createWalletAction', 'remove_type_limit')
  await confirm.click()
  await expect.element(page.getByText('Daily Limit, Local POS Transaction: No separate limit')).toBeVisible()
  const request = { type: 'set_limit', transactionType: 'local_pos', period: 'daily', limit: null }
  expect(requests('createWalletAction').at(-1)?.body).toEqual(request)
  await userEvent.keyboard(ANY_CODE)
  const message = 'There is no separate daily limit for Local POS Transaction any more.'
  await expect.element(page.getByText(message)).toBeVisible()
})

test('the limit of the whole wallet cannot be taken away', async () => {
  await openScreen('limits')
  await expect.element(current('Daily').filter({ hasText: '2,000.00 SAR' })).toBeVisible()
  await expect.element(main.getByRole('button', { name: 'No separate limit' })).not.toBeInTheDocument()
})

test('no limit is offered beyond the month of the licence', async () => {
  const { respond, letThrough } = await openScreen('limits', { held: ['getLimits'] })
  respond('getLimits', 'licence_micro')
  letThrough('getLimits')
  await amount.fill('20000.01')
  await expect.element(amount).toHaveAccessibleDescription(/Allowed Range: 0\.00\sSAR to 20,000\.00\sSAR/)
  await confirm.click()
  await expect.element(amount).toHaveAccessibleDescription(/Daily limit must be between 0 and 20,000\sSAR/)
  await tab('Monthly').click()
  const usage = /20,000\.00\sSAR\s*Used this month\s*280\.00\sSAR\s*Remaining this month\s*19,720\.00\sSAR/
  await expect.element(current('Monthly').filter({ hasText: usage })).toBeVisible()
})

test.each([
  ['0', 'With a limit of zero no money can leave your wallet.'],
  ['60000', /^This is more than the monthly limit of 50,000\.00\sSAR\./],
])('before the code is sent, the consequence of %s is named', async (limit, consequence) => {
  await openScreen('limits')
  await amount.fill(limit)
  await confirm.click()
  await expect.element(page.getByText(consequence)).toBeVisible()
  history.back()
  await expect.element(amount).toBeVisible()
})

test('the screen of the code can be closed', async () => {
  await openScreen('limitCode')
  await page.getByRole('link', { name: 'Close' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Wallet Management' })).toBeVisible()
})

test('whoever goes back before the code is sent stays there', async () => {
  const { hold, letThrough, settled, requests } = await openScreen('limitReview')
  hold('createWalletAction')
  await confirm.click()
  await expect.poll(() => requests('createWalletAction')).toHaveLength(1)
  await main.getByRole('link', { name: 'Back' }).click()
  await expect.element(amount).toBeVisible()
  letThrough('createWalletAction')
  await settled()
  await expect.element(amount).toBeVisible()
})

test('an amount that the server refuses is an error at its field, and Close leads to the wallet', async () => {
  const { respond } = await openScreen('limitReview')
  respond('createWalletAction', 'limit_out_of_range')
  await confirm.click()
  await expect.element(amount).toHaveAccessibleDescription(/Daily limit must be between 0 and 100,000\sSAR/)
  await amount.fill('2900')
  await expect.element(amount).not.toHaveAccessibleDescription(/Daily limit must be between/)
  await main.getByRole('link', { name: 'Close' }).click()
  await expect.element(page.getByRole('switch', { name: 'Wallet Status' })).toBeVisible()
})
