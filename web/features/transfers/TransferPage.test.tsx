import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ANY_CODE, ANY_ID } from '#web/mock/stored-state.ts'
import { openScreen } from '#web/testing/open-screen.tsx'

const main = page.getByRole('main')
const heading = (name: string) => page.getByRole('heading', { level: 1, name })
const number = page.getByRole('textbox', { name: 'Phone, CR or unified number' })
const amount = page.getByRole('textbox', { name: 'Amount' })
const purpose = page.getByRole('combobox', { name: 'Purpose' })
const note = page.getByRole('textbox', { name: 'Note (optional)' })
const next = main.getByRole('button', { name: 'Continue' })
const confirm = main.getByRole('button', { name: 'Confirm with a code' })
const firstBox = page.getByLabelText('Digit 1 of 6')
const sar = (halalas: number) => ({ amount: halalas, currency: 'SAR' })

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
  await expect.element(main.getByText('Plink customer, CR ending 0021')).toBeVisible()
  expect(requests('findRecipient').at(-1)?.body).toEqual({ identifier: '0500000021' })
  await expect.element(amount).toHaveAccessibleDescription(/Left of your limit today: [\d,]+\.00\sSAR/)
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
  const figures = /Available\s*2,120\.00\sSAR.*today\s*1,520\.00\sSAR.*this month\s*49,520\.00\sSAR/
  await expect.element(after.filter({ hasText: figures })).toBeVisible()
  await confirm.click()
  await expect.element(firstBox).toHaveFocus()
  await expect.element(main.getByText('Confirm 200.00 SAR to \u2068Sa*** E*** Services\u2069')).toBeVisible()
  respond('getTransfer', 'all_green')
  await userEvent.keyboard(ANY_CODE)
  await expect.element(heading('Money Sent')).toBeVisible()
  await main.getByRole('link', { name: 'Receipt' }).click()
  await expect.element(heading('Transfer receipt')).toBeVisible()
})

test('the result says which sub-wallet has paid', async () => {
  const { respond, letThrough } = await openScreen('transferResult', { held: ['getTransfer'] })
  respond('getTransfer', 'all_green', { subWallet: '482913650127' })
  letThrough('getTransfer')
  await expect.element(main.getByText('From: Salaries')).toBeVisible()
})

test('thousands are grouped below what one types, which survives a reload and back', async () => {
  const { renderAgain } = await openScreen('transferAmount', { scenarios: { getTransfer: 'draft' } })
  await amount.fill('1234.5')
  await expect.element(main.getByText('That is 1,234.50 SAR')).toBeVisible()
  await note.fill('Invoice 4711')
  window.dispatchEvent(new Event('pagehide'))
  await renderAgain()
  await expect.element(amount).toHaveValue('1234.5')
  await expect.element(note).toHaveValue('Invoice 4711')
  await next.click()
  await expect.element(heading('Check the transfer')).toBeVisible()
  await renderAgain()
  await expect.element(confirm).toBeVisible()
  history.back()
  await expect.element(amount).toHaveValue('1234.5')
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

test.each(['transferReview', 'transferCode'])('%s of a transfer that is paid leads to where it stands', async id => {
  await openScreen(id, { scenarios: { getTransfer: 'all_green' } })
  await expect.element(heading('Transfer to \u2068Sa*** E*** Services\u2069')).toBeVisible()
  expect(location.pathname).toBe(`/app/services/transfer/${ANY_ID}`)
})
