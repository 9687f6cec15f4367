import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ANY_CODE } from '#web/mock/stored-state.ts'
import { openScreen } from '#web/testing/open-screen.tsx'

const main = page.getByRole('main')
const dialog = page.getByRole('dialog')
const create = main.getByRole('button', { name: 'Create Sub-Wallet' })
const confirm = main.getByRole('button', { name: 'Confirm' })
const name = page.getByRole('textbox', { name: 'Sub-wallet name' })
const amount = page.getByRole('textbox', { name: 'Amount' })
const from = page.getByRole('combobox', { name: 'From' })
const to = page.getByRole('combobox', { name: 'To' })
const move = main.getByRole('button', { name: 'Move money', exact: true })
const done = main.getByRole('link', { name: 'Done' })
const listHeading = page.getByRole('heading', { level: 1, name: 'My Sub-Wallets' })
const limitReached = page.getByRole('dialog', { name: 'Limit Reached' })

const sar = (riyals: number) => ({ amount: riyals * 100, currency: 'SAR' })
const subWallet = (subWalletId: string, ofName: string, riyals = 0) => ({
  subWalletId,
  name: ofName,
  icon: 'brown',
  balance: sar(riyals),
  available: sar(riyals),
  createdAt: '2026-01-05T09:00:00.000Z',
})

/** Opens the page with these sub-wallets instead of those of the example. */
async function openWith(id: string, items: ReturnType<typeof subWallet>[]) {
  const server = await openScreen(id, { held: ['listSubWallets'] })
  server.respond('listSubWallets', 'all_green', { items })
  server.letThrough('listSubWallets')
  return server
}

test('a sub-wallet is named, confirmed with a code, and listed', async () => {
  const { respond, requests } = await openScreen('subWallets', { scenarios: { listSubWallets: 'wallet_empty' } })
  await expect.element(page.getByText('You have no sub-wallets yet')).toBeVisible()
  await create.click()
  await confirm.click()
  await expect.element(name).toHaveAccessibleDescription(/Sub-wallet name is required/)
  await name.fill(' ab ')
  await expect.element(name).not.toHaveAccessibleDescription(/Sub-wallet name is required/)
  await confirm.click()
  await expect.element(name).toHaveAccessibleDescription(/Sub-wallet name must be at least 3 characters/)
  await name.fill('  Salaries ')
  history.back()
  await create.click()
  await expect.element(name).toHaveValue('  Salaries ')
  respond('createWalletAction', 'create_sub_wallet')
  respond('confirmWalletAction', 'create_sub_wallet')
  respond('listSubWallets', 'all_green')
  await confirm.click()
  await expect.element(page.getByLabelText('Digit 1 of 6')).toHaveFocus()
  expect(requests('createWalletAction').at(-1)?.body).toEqual({ type: 'create_sub_wallet', name: 'Salaries' })
  await userEvent.keyboard(ANY_CODE)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Sub-Wallet Created' })).toBeVisible()
  await expect.element(page.getByText('Your new sub-wallet Salaries has been successfully created.')).toBeVisible()
  await done.click()
  const row = main.getByRole('listitem').filter({ hasText: /Salaries\s*ID\s*482913650127\s*0\.00\sSAR/ })
  await expect.element(row).toBeVisible()
  await row.getByRole('link').click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  expect(location.search).toBe('?subWallet=482913650127')
  await expect.element(main.getByText('Salaries').first()).toBeVisible()
})

test('a fourth sub-wallet is not offered', async () => {
  const names = ['Salaries', 'Rent', 'إيجار المستودع']
  await openWith(
    'subWallets',
    names.map((each, index) => subWallet(`48291365012${index}`, each)),
  )
  await create.click()
  await expect.element(limitReached.getByText('You have reached the maximum number of sub-wallets')).toBeVisible()
  await limitReached.getByRole('button', { name: 'Close' }).first().click()
  await expect.element(listHeading).toBeVisible()
})

test.each(['createWalletAction', 'confirmWalletAction'])(
  'if another tab was faster, the limit is reported by %s',
  async operation => {
    const { respond } = await openScreen(operation === 'createWalletAction' ? 'subWalletName' : 'subWalletCode')
    respond(operation, 'sub_wallet_limit_reached')
    if (operation === 'createWalletAction') {
      await name.fill('Salaries')
      await confirm.click()
    } else {
      await expect.element(page.getByLabelText('Digit 1 of 6')).toHaveFocus()
      await userEvent.keyboard(ANY_CODE)
    }
    await expect.element(limitReached).toBeVisible()
    await limitReached.getByRole('button', { name: 'Close' }).first().click()
    await expect.element(listHeading).toBeVisible()
  },
)

test('money moves into a sub-wallet', async () => {
  const { requests, renderAgain } = await openScreen('subWallets')
  await page.getByRole('button', { name: 'Move money: Salaries' }).click()
  await amount.fill('2320.01')
  await move.click()
  await expect.element(amount).toHaveAccessibleDescription(/Only 2,320\.00\sSAR is available/)
  await amount.fill('250.50')
  await move.click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Money Moved' })).toBeVisible()
  const message = page.getByText(/250\.50\sSAR moved from .Main wallet. to .Salaries.\./)
  await expect.element(message).toBeVisible()
  expect(requests('moveMoney').map(({ body }) => body)).toEqual([
    { to: '482913650127', amount: { amount: 250_50, currency: 'SAR' } },
  ])
  await renderAgain()
  await expect.element(message).toBeVisible()
  await done.click()
  await expect.element(listHeading).toBeVisible()
})

test.each(['unknown_error', 'idempotency_in_flight'])(
  'a move with %s is repeated with the same key',
  async scenario => {
    const { respond, requests } = await openScreen('subWallets')
    await page.getByRole('button', { name: 'Move money: Salaries' }).click()
    await amount.fill('250.50')
    respond('moveMoney', scenario)
    await move.click()
    await expect.element(main.getByRole('alert')).toBeVisible()
    respond('moveMoney', 'all_green')
    await move.click()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Money Moved' })).toBeVisible()
    const keys = requests('moveMoney').map(({ headers }) => headers.get('Idempotency-Key'))
    expect(keys.length).toBeGreaterThan(1)
    expect(new Set(keys)).toEqual(new Set([expect.any(String)]))
  },
)

test('whoever goes back before the money has moved stays there', async () => {
  const { hold, letThrough, settled, requests } = await openScreen('subWallets')
  await page.getByRole('button', { name: 'Move money: Salaries' }).click()
  await amount.fill('250.50')
  hold('moveMoney')
  await move.click()
  await expect.poll(() => requests('moveMoney')).toHaveLength(1)
  await main.getByRole('link', { name: 'Back' }).click()
  await expect.element(listHeading).toBeVisible()
  letThrough('moveMoney')
  await settled()
  await expect.element(listHeading).toBeVisible()
})

test('after a refused move the available amount is up to date', async () => {
  const { respond } = await openScreen('subWallets')
  await page.getByRole('button', { name: 'Move money: Salaries' }).click()
  await expect.element(from).toHaveAccessibleDescription(/2,320\.00\sSAR/)
  await amount.fill('250.50')
  respond('moveMoney', 'insufficient_funds')
  respond('getWallet', 'all_green', { available: sar(100) })
  await move.click()
  await expect.element(from).toHaveAccessibleDescription(/100\.00\sSAR/)
})

test('choosing the same sub-wallet for both sides swaps them', async () => {
  await openWith('subWallets', [subWallet('482913650127', 'Salaries'), subWallet('482913650128', 'Rent')])
  await page.getByRole('button', { name: 'Move money: Rent' }).click()
  await from.selectOptions('Salaries')
  await from.selectOptions('Rent')
  await expect.element(to).toHaveDisplayValue('Salaries')
  await to.selectOptions('Rent')
  await expect.element(from).toHaveDisplayValue('Salaries')
})

test('a sub-wallet is renamed', async () => {
  const { requests } = await openScreen('subWallets')
  await page.getByRole('button', { name: 'Rename: Salaries' }).click()
  await name.fill('ab')
  const rename = dialog.getByRole('button', { name: 'Rename', exact: true })
  await rename.click()
  await expect.element(name).toHaveAccessibleDescription(/Sub-wallet name must be at least 3 characters/)
  await name.fill('Rent')
  await rename.click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(requests('renameSubWallet').map(({ body }) => body)).toEqual([{ name: 'Rent' }])
})

test('a sub-wallet with money is emptied before it is removed', async () => {
  await openWith('subWallets', [subWallet('482913650127', 'Rent', 250.5)])
  await page.getByRole('button', { name: 'Remove: Rent' }).click()
  await expect.element(dialog.getByText(/^There is money in this sub-wallet\./)).toBeVisible()
  await dialog.getByRole('button', { name: 'Move money', exact: true }).click()
  await main.getByRole('button', { name: 'Swap' }).click()
  await main.getByRole('button', { name: /^Move all/ }).click()
  await expect.element(amount).toHaveValue('250.5')
})

test('an empty sub-wallet is removed', async () => {
  const { respond, requests } = await openScreen('subWallets')
  await page.getByRole('button', { name: 'Remove: Salaries' }).click()
  respond('listSubWallets', 'wallet_empty')
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect.element(page.getByText('You have no sub-wallets yet')).toBeVisible()
  expect(requests('closeSubWallet')).toHaveLength(1)
  await expect.element(main.getByText('The sub-wallet \u2068Salaries\u2069 is removed.')).toHaveFocus()
})

test('what was removed is said in the language that is chosen afterwards', async () => {
  await openScreen('subWallets')
  await page.getByRole('button', { name: 'Remove: Salaries' }).click()
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect.element(main.getByText('The sub-wallet \u2068Salaries\u2069 is removed.')).toBeVisible()
  await page.getByRole('button', { name: 'العربية' }).click()
  await expect.element(main.getByText('أُزيلت المحفظة الفرعية «\u2068Salaries\u2069».')).toBeVisible()
})

test('a second sub-wallet of the same name is removed as audibly as the first', async () => {
  const [first, second] = [subWallet('482913650127', 'Rent'), subWallet('482913650128', 'Rent')]
  const { respond } = await openWith('subWallets', [first, second])
  const news = main.getByText('The sub-wallet \u2068Rent\u2069 is removed.')
  for (const left of [[second], []]) {
    await page.getByRole('button', { name: 'Remove: Rent' }).first().click()
    respond('listSubWallets', 'all_green', { items: left })
    await dialog.getByRole('button', { name: 'Remove', exact: true }).click()
    await expect.element(page.getByRole('button', { name: 'Remove: Rent' })).toHaveLength(left.length)
    await expect.element(news).toHaveFocus()
  }
})

test('a sub-wallet that has got money in the meantime is to be emptied first', async () => {
  const { respond } = await openScreen('subWallets')
  await page.getByRole('button', { name: 'Remove: Salaries' }).click()
  respond('closeSubWallet', 'sub_wallet_not_empty')
  respond('listSubWallets', 'all_green', { items: [subWallet('482913650127', 'Salaries', 250.5)] })
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect.element(dialog.getByRole('button', { name: 'Move money', exact: true })).toBeVisible()
  await expect.element(dialog).not.toHaveTextContent('The sub-wallet is empty')
})

test('without sub-wallets there is nowhere to move money, and the way leads to the first one', async () => {
  await openScreen('moveMoney', { scenarios: { listSubWallets: 'wallet_empty' } })
  await expect.element(page.getByText('You have no sub-wallets yet')).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Amount' })).not.toBeInTheDocument()
  await page.getByRole('link', { name: 'Create Sub-Wallet' }).click()
  await expect.element(name).toBeVisible()
})
