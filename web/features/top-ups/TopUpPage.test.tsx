import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { paths } from '#web/paths.ts'
import { broadcastChange } from '#web/testing/broadcast-change.ts'
import { openScreen } from '#web/testing/open-screen.tsx'

const main = page.getByRole('main')
const amount = main.getByRole('textbox', { name: 'Amount' })
const into = main.getByRole('combobox', { name: 'Into' })
const next = main.getByRole('button', { name: 'Continue' })
const closed = 'The sub-wallet that you chose was closed. The main wallet is chosen now.'
const sar = (halalas: number) => ({ amount: halalas, currency: 'SAR' })
const RENT = {
  subWalletId: '482913650128',
  name: 'Rent',
  icon: 'brown',
  balance: sar(0),
  available: sar(0),
  createdAt: '2026-01-05T09:00:00.000Z',
}
const card = (name: string) => main.getByRole('textbox', { name })
const enterCard = async (number: string) => {
  await card('Name on the card').fill('Noura Salem')
  await card('Card number').fill(number)
  await card('Expiry date').fill('12/30')
  await card('Security code').fill('123')
}
const pages = main.getByRole('navigation', { name: 'Pages' })
const currentPage = () => pages.query()?.querySelector('[aria-current=page]')?.textContent

test('money goes into the main wallet or the sub-wallet that is chosen', async () => {
  const { requests, respond } = await openScreen('topUp')
  await amount.fill('250')
  await into.selectOptions('Salaries')
  respond('createTopUp', 'sub_wallet')
  respond('getTopUp', 'created', { subWallet: '482913650127' })
  await next.click()
  await expect.element(main.getByText('Into the sub-wallet \u2068Salaries\u2069')).toBeVisible()
  history.back()
  await expect.element(amount).toHaveValue('250')
  await expect.element(into).toHaveValue('482913650127')
  await into.selectOptions('Main wallet')
  await next.click()
  await expect.element(page.getByRole('heading', { name: 'Card top-up' })).toBeVisible()
  const [, mainWallet] = requests('createTopUp').map(({ body }) => body)
  expect(requests('createTopUp')[0]?.body).toMatchObject({ subWallet: '482913650127' })
  expect(mainWallet).toEqual({ amount: { amount: 250_00, currency: 'SAR' } })
})

test('the amount and the wallet survive a look at the other way and a reload, also from there', async () => {
  const { renderAgain } = await openScreen('topUp')
  const [byCard, byBank] = ['By card', 'By bank transfer'].map(name => main.getByRole('tab', { name }))
  const expectTyped = async () => {
    await expect.element(amount).toHaveValue('250')
    await expect.element(into).toHaveValue('482913650127')
  }
  const reload = async () => {
    window.dispatchEvent(new Event('pagehide'))
    await renderAgain()
  }
  await amount.fill('250')
  await into.selectOptions('Salaries')
  await byBank?.click()
  await expect.element(main.getByRole('img', { name: 'QR code with the IBAN' })).toBeVisible()
  await byCard?.click()
  await expectTyped()
  await reload()
  await expectTyped()
  await byBank?.click()
  await reload()
  await byCard?.click()
  await expectTyped()
})

test('whoever turns to the bank transfer before the top-up has begun stays there', async () => {
  const { hold, letThrough, settled, requests } = await openScreen('topUp')
  hold('createTopUp')
  await amount.fill('250')
  await next.click()
  await expect.poll(() => requests('createTopUp')).toHaveLength(1)
  await main.getByRole('tab', { name: 'By bank transfer' }).click()
  letThrough('createTopUp')
  await settled()
  await expect.element(main.getByRole('img', { name: 'QR code with the IBAN' })).toBeVisible()
})

test.each(['createTopUp', 'payTopUp'])('%s that is still running is repeated with its key', async operation => {
  const { respond, requests } = await openScreen(operation === 'createTopUp' ? 'topUp' : 'cardTopUp', {
    scenarios: { getTopUp: 'created', [operation]: 'idempotency_in_flight' },
  })
  if (operation === 'createTopUp') await amount.fill('250')
  else await enterCard('4111111111111111')
  const send = main.getByRole('button', { name: operation === 'createTopUp' ? 'Continue' : /^Pay/ })
  await send.click()
  await expect.element(main.getByRole('alert')).toBeVisible()
  respond(operation, operation === 'createTopUp' ? 'all_green' : 'card_answer_lost')
  await send.click()
  await expect.poll(() => requests(operation)).toHaveLength(2)
  expect(new Set(requests(operation).map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1)
})

test.each(['topUp', 'topUpByBank'])('%s without a profile leads to the profile', async screen => {
  const scenario = 'wallet_not_found'
  await openScreen(screen, { scenarios: { listTopUps: scenario, getBankDetails: scenario } })
  await expect.element(main.getByRole('link', { name: 'Complete your profile' })).toBeVisible()
  await expect.element(main.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
})

test('without sub-wallets there is nothing to choose', async () => {
  await openScreen('topUp', { scenarios: { listSubWallets: 'wallet_empty' } })
  await expect.element(amount).toBeVisible()
  await expect.element(into).not.toBeInTheDocument()
})

test('a sub-wallet that was closed meanwhile gives way to the main wallet, and the field says so', async () => {
  const { respond, requests } = await openScreen('topUp')
  await amount.fill('250')
  await into.selectOptions('Salaries')
  respond('listSubWallets', 'all_green', { items: [RENT] })
  broadcastChange()
  await expect.element(into).toHaveDisplayValue('Main wallet')
  await expect.element(into).toHaveAccessibleDescription(closed)
  await expect.element(amount).toHaveValue('250')
  await next.click()
  await expect.element(page.getByRole('heading', { name: 'Card top-up' })).toBeVisible()
  expect(requests('createTopUp').at(-1)?.body).toEqual({ amount: { amount: 250_00, currency: 'SAR' } })
})

test('a top-up that is refused because the last sub-wallet is closed goes to the main wallet the next time', async () => {
  const { respond, requests } = await openScreen('topUp', { scenarios: { createTopUp: 'sub_wallet_not_found' } })
  await amount.fill('250')
  await into.selectOptions('Salaries')
  respond('listSubWallets', 'wallet_empty')
  await next.click()
  await expect.element(main.getByText(closed)).toBeVisible()
  await expect.element(into).not.toBeInTheDocument()
  respond('createTopUp', 'all_green')
  await next.click()
  await expect.element(page.getByRole('heading', { name: 'Card top-up' })).toBeVisible()
  expect(requests('createTopUp').at(-1)?.body).toEqual({ amount: { amount: 250_00, currency: 'SAR' } })
})

test('earlier top-ups are on further pages, and a page that is gone leads to the first', async () => {
  const { respond, requests, letThrough } = await openScreen('topUp', { held: ['listTopUps'] })
  respond('listTopUps', 'all_green', { nextCursor: 'older' })
  letThrough('listTopUps')
  await amount.fill('12')
  respond('listTopUps', 'all_green', { page: 2, previousCursor: 'newer' })
  await pages.getByRole('link', { name: 'Next' }).click()
  await expect.poll(currentPage).toBe('Page 2')
  await expect.element(pages.getByRole('link', { name: 'Next' })).not.toBeInTheDocument()
  await expect.element(main.getByRole('region', { name: 'Your card top-ups' })).toHaveFocus()
  expect(requests('listTopUps').at(-1)?.url.searchParams.get('cursor')).toBe('older')
  await expect.element(amount).toHaveValue('12')
  await openScreen('topUp', { path: `${paths.topUp}?cursor=gone`, scenarios: { listTopUps: 'cursor_invalid' } })
  await expect.poll(() => location.search).toBe('')
})

test('the IBAN can be scanned', async () => {
  await openScreen('topUpByBank')
  await expect.element(main.getByRole('img', { name: 'QR code with the IBAN' })).toBeVisible()
})

test.each([
  ['paid_after_end', /Our team is looking into it\s*The card was charged after this top-up had ended/],
  ['credited', /250\.00\sSAR is in your wallet/],
  ['payment_returned', /Refunded\s*The payment went back to the card/],
])('a card that was charged after the top-up had expired is shown as %s', async (cause, text) => {
  const { respond, letThrough } = await openScreen('cardTopUp', { held: ['getTopUp'] })
  respond('getTopUp', 'expired', { cause })
  letThrough('getTopUp')
  const outcome = main.getByRole('status').filter({ hasText: text })
  await expect.element(outcome).toBeVisible()
  await expect.element(outcome).not.toHaveTextContent('Expired')
})

test('a payment that the bank of the card has taken back says what that means for the wallet', async () => {
  await openScreen('cardTopUp', { scenarios: { getTopUp: 'disputed' } })
  const outcome = main.getByRole('status').filter({ hasText: 'Taken back by the bank' })
  await expect.element(outcome.getByText(/we took the money out of your wallet/)).toBeVisible()
})

test('a top-up that does not exist leads back to the list, and not to another try', async () => {
  await openScreen('cardTopUp', { scenarios: { getTopUp: 'top_up_not_found' } })
  await expect.element(main.getByRole('alert').getByText('This top-up was not found')).toBeVisible()
  await expect.element(main.getByRole('link', { name: 'Back' })).toBeVisible()
  expect(main.getByRole('button', { name: 'Try again' }).query()).toBeNull()
})

test('in live mode the card is entered on a page of its own, in the language of this one', async () => {
  const cardForm = { kind: 'hosted', url: 'https://plink.example/card-form/1' }
  for (const [locale, name] of [
    ['en', 'Enter the card'],
    ['ar', 'أدخل البطاقة'],
  ] as const) {
    const { respond, letThrough } = await openScreen('cardTopUp', { locale, held: ['getTopUp'] })
    respond('getTopUp', 'created', { cardForm })
    letThrough('getTopUp')
    await expect
      .element(main.getByRole('link', { name }))
      .toHaveAttribute('href', `https://plink.example/card-form/1?language=${locale}`)
  }
})

test('a payment that the bank of the card asks about leads there, and else the page waits', async () => {
  await openScreen('cardTopUp', { scenarios: { getTopUp: 'awaiting_3ds' } })
  await expect.element(main.getByRole('link', { name: 'Confirm with your bank' })).toBeVisible()
  await expect.element(main.getByText('We are asking the card provider')).not.toBeInTheDocument()
  await openScreen('cardTopUp', { scenarios: { getTopUp: 'card_request_lost' } })
  await expect.element(main.getByText('We are asking the card provider')).toBeVisible()
})

test('the bank of the card opens also if the stream reports the payment before its response', async () => {
  const { respond, hold, letThrough, requests } = await openScreen('cardTopUp', { scenarios: { getTopUp: 'created' } })
  const pay = main.getByRole('button', { name: /^Pay/ })
  await expect.element(pay).toBeVisible()
  await enterCard('4111111111111111')
  hold('payTopUp')
  respond('payTopUp', 'all_green', { threeDsUrl: '#bank' })
  await pay.click()
  await expect.poll(() => requests('payTopUp')).toHaveLength(1)
  respond('getTopUp', 'awaiting_3ds')
  broadcastChange()
  await expect.element(main.getByRole('link', { name: 'Confirm with your bank' })).toBeVisible()
  letThrough('payTopUp')
  await expect.poll(() => location.hash).toBe('#bank')
})

test('the bank of the card does not open to whoever has left the payment', async () => {
  const { respond, hold, letThrough, settled, requests } = await openScreen('cardTopUp', {
    scenarios: { getTopUp: 'created' },
  })
  const pay = main.getByRole('button', { name: /^Pay/ })
  await expect.element(pay).toBeVisible()
  await enterCard('4111111111111111')
  hold('payTopUp')
  respond('payTopUp', 'all_green', { threeDsUrl: '#bank' })
  await pay.click()
  await expect.poll(() => requests('payTopUp')).toHaveLength(1)
  await main.getByRole('link', { name: 'Back' }).click()
  await expect.element(amount).toBeVisible()
  letThrough('payTopUp')
  await settled()
  expect(location.hash).toBe('')
})

test('the result of a payment is announced where nothing stood before', async () => {
  const { respond } = await openScreen('cardTopUp', { scenarios: { getTopUp: 'awaiting_3ds' } })
  await expect.element(main.getByRole('link', { name: 'Confirm with your bank' })).toBeVisible()
  const announced = main.element().querySelector('[role=status]:empty')
  respond('getTopUp', 'all_green')
  await expect.element(main.getByText('250.00 SAR is in your wallet')).toBeVisible()
  expect(announced?.textContent).toBe('250.00\u00a0SAR is in your wallet')
})

test('in the sandbox a card is typed as customers type theirs, and only the token of a test card is sent', async () => {
  const { requests, respond } = await openScreen('cardTopUp', { sandbox: true, scenarios: { getTopUp: 'created' } })
  const pay = main.getByRole('button', { name: /^Pay/ })
  await pay.click()
  for (const [field, problem] of [
    ['Name on the card', /Enter the name on the card/],
    ['Card number', /Enter the card number/],
    ['Expiry date', /Enter the expiry date/],
    ['Security code', /Enter the security code/],
  ] as const)
    await expect.element(card(field)).toHaveAccessibleDescription(problem)
  await expect.element(card('Name on the card')).toHaveFocus()
  await enterCard('4111 1111 1111 1112')
  await pay.click()
  await expect.element(card('Card number')).toHaveAccessibleDescription(/16 digits/)
  expect(requests('payTopUp')).toHaveLength(0)
  await enterCard('4000 0000 0000 0028')
  await expect.element(card('Card number')).toHaveValue('4000 0000 0000 0028')
  respond('payTopUp', 'card_answer_lost')
  await pay.click()
  await expect
    .poll(() => requests('payTopUp').map(({ body }) => body))
    .toEqual([{ cardToken: 'token_sandbox_declined' }])
})

test('the drawer of the sandbox has a card for each outcome and fills the form with it', async () => {
  const { requests, respond } = await openScreen('cardTopUp', { sandbox: true, scenarios: { getTopUp: 'created' } })
  await page.getByRole('complementary').getByRole('link', { name: 'Mock scenarios' }).click()
  const drawer = page.getByRole('dialog', { name: 'Mock scenarios' })
  const paid = drawer.getByRole('listitem').filter({ hasText: 'Is paid without a question.' })
  await paid.getByRole('button', { name: '4000 0000 0000 0010' }).click()
  await expect.element(drawer).not.toBeInTheDocument()
  await expect.element(card('Card number')).toHaveValue('4000 0000 0000 0010')
  respond('payTopUp', 'card_answer_lost')
  await main.getByRole('button', { name: /^Pay/ }).click()
  await expect.poll(() => requests('payTopUp').map(({ body }) => body)).toEqual([{ cardToken: 'token_sandbox_paid' }])
})
