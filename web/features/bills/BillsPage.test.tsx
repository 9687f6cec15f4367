import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ANY_CODE } from '#web/mock/stored-state.ts'
import { openScreen } from '#web/testing/open-screen.tsx'

const main = page.getByRole('main')
const dialog = page.getByRole('dialog')
const heading = (name: string) => page.getByRole('heading', { level: 1, name })
const search = main.getByRole('searchbox', { name: 'Search by name or code' })
const electricity = main.getByRole('button', { name: /^Saudi Electricity Company/ })
const account = page.getByRole('textbox', { name: 'Account number' })
const amount = page.getByRole('textbox', { name: 'How much do you want to pay?' })
const next = main.getByRole('button', { name: 'Continue' })
const firstBox = page.getByLabelText('Digit 1 of 6')

test('a biller is found in either language, asked, and its bill is paid with a code', async () => {
  const { respond, requests } = await openScreen('bills', { scenarios: { listSavedBills: 'nothing_saved' } })
  await search.fill('كهرباء')
  await expect.element(main.getByText('1 biller')).toBeVisible()
  await search.fill('nobody')
  await expect.element(electricity).not.toBeInTheDocument()
  await search.fill('elec')
  await electricity.click()
  await main.getByRole('button', { name: 'Show the bill' }).click()
  await expect.element(account).toHaveAccessibleDescription(/Enter the number/)
  await account.fill('٣٠٠٠ ٠٠٠ ٠٠١')
  await main.getByRole('button', { name: 'Show the bill' }).click()
  await expect.element(heading('Your bill')).toBeVisible()
  await expect.element(main.getByText('345.00 SAR')).toBeVisible()
  expect(requests('inquireBill')[0]?.body).toEqual({ billerCode: '002', account: '3000000001' })
  await next.click()
  await expect.element(heading('Bills to pay')).toBeVisible()
  respond('getBillPayment', 'draft')
  await next.click()
  await expect.element(heading('Check the payment')).toBeVisible()
  expect(requests('payBills')[0]?.body).toEqual({
    bills: [{ billerCode: '002', account: '3000000001', amount: { amount: 345_00, currency: 'SAR' } }],
  })
  await expect.element(main.getByText('1,975.00 SAR')).toBeVisible()
  await main.getByRole('button', { name: 'Confirm with a code' }).click()
  await expect.element(firstBox).toHaveFocus()
  respond('getBillPayment', 'held')
  await userEvent.keyboard(ANY_CODE)
  await expect.element(heading('Payment confirmed')).toBeVisible()
  await main.getByRole('link', { name: /^Saudi Electricity Company/ }).click()
  await expect.element(heading('\u2068Saudi Electricity Company\u2069 bill')).toBeVisible()
})

test.each([
  ['en', ['Electricity, water, gas', 'Telecom'], ['Marafiq', 'National Water Company', 'Saudi Electricity Company']],
  ['ar', ['الكهرباء والمياه والغاز', 'الاتصالات'], ['الشركة السعودية للكهرباء', 'شركة المياه الوطنية', 'مرافق']],
] as const)('billers are in groups, each in the order of the language: %s', async (locale, groups, names) => {
  const { respond, letThrough } = await openScreen('bills', {
    locale,
    scenarios: { listSavedBills: 'nothing_saved' },
    held: ['listBillers'],
  })
  const biller = { category: 'utilities', accountKind: 'account', isGovernment: false }
  respond('listBillers', 'all_green', {
    items: [
      { ...biller, billerCode: '010', name: 'Mobily', nameArabic: 'موبايلي', category: 'telecom' },
      { ...biller, billerCode: '002', name: 'Saudi Electricity Company', nameArabic: 'الشركة السعودية للكهرباء' },
      { ...biller, billerCode: '004', name: 'Marafiq', nameArabic: 'مرافق' },
      { ...biller, billerCode: '003', name: 'National Water Company', nameArabic: 'شركة المياه الوطنية' },
    ],
  })
  letThrough('listBillers')
  const titles = main.getByRole('heading', { level: 3 })
  await expect.element(titles).toHaveLength(2)
  expect(titles.elements().map(each => each.textContent)).toEqual(groups)
  const rows = main.getByRole('region', { name: groups[0], exact: true }).getByRole('button')
  expect(rows.elements().map(each => each.textContent)).toEqual(names)
})

test('of a biller that takes a part, the amount is between the least and all', async () => {
  await openScreen('bill', { scenarios: { inquireBill: 'bill_partial' } })
  await expect.element(amount).toHaveValue('900')
  await amount.fill('99')
  await next.click()
  await expect.element(amount).toHaveAccessibleDescription(/does not accept so little/)
  await amount.fill('901')
  await expect.element(amount).toHaveAccessibleDescription(/more than the bill/)
  await amount.fill('100')
  await next.click()
  await expect.element(main.getByRole('listitem').filter({ hasText: '100.00 SAR' })).toBeVisible()
})

test('what a biller says no to is told, with the way to another number', async () => {
  const { respond } = await openScreen('bill', { scenarios: { inquireBill: 'bill_not_found' } })
  await expect.element(main.getByText('The biller has no bill with this number.', { exact: false })).toBeVisible()
  await main.getByRole('link', { name: 'Enter another number' }).click()
  await expect.element(account).toHaveValue('3000000001')
  respond('inquireBill', 'biller_unavailable')
  await account.fill('3000000006')
  await main.getByRole('button', { name: 'Show the bill' }).click()
  await expect.element(main.getByText('The biller is not available right now.', { exact: false })).toBeVisible()
  respond('inquireBill', 'all_green')
  await main.getByRole('button', { name: 'Try again' }).click()
  await expect.element(main.getByText('345.00 SAR')).toBeVisible()
})

test('the list survives a reload and going back, and a bill can be taken out', async () => {
  const { renderAgain } = await openScreen('billList')
  const rows = main.getByRole('listitem').filter({ hasText: 'Saudi Electricity' })
  await renderAgain()
  await expect.element(rows).toHaveLength(2)
  await main.getByRole('button', { name: 'Remove Saudi Electricity Company from the list' }).first().click()
  await expect.element(rows).toHaveLength(1)
  await main.getByRole('link', { name: 'Add another bill' }).click()
  await expect.element(main.getByText('1 bill to pay, 100.00 SAR', { exact: false })).toBeVisible()
  await main.getByRole('link', { name: 'See the list' }).click()
  await expect.element(rows).toHaveLength(1)
})

test('a refusal names the bill that it is about', async () => {
  await openScreen('billList', { scenarios: { payBills: 'bill_payment_under_way' } })
  await next.click()
  await expect.element(main.getByText('Bill 1 in the list cannot be paid')).toBeVisible()
  await expect.element(main.getByText('This bill is already being paid.', { exact: false })).toBeVisible()
})

test('a saved bill is paid at once, renamed and removed', async () => {
  const { requests, respond } = await openScreen('bills')
  await main.getByRole('button', { name: 'Change Shop' }).click()
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Head office')
  await dialog.getByRole('checkbox').click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(requests('changeSavedBill')[0]?.body).toEqual({ name: 'Head office', remind: false })
  await main.getByRole('button', { name: 'Change Shop' }).click()
  respond('listSavedBills', 'nothing_saved')
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect.element(main.getByRole('heading', { name: 'Saved bills' })).not.toBeInTheDocument()
  respond('listSavedBills', 'all_green')
})

test('a bill is saved from where it is shown', async () => {
  const { requests } = await openScreen('bill', { scenarios: { listSavedBills: 'nothing_saved' } })
  await main.getByRole('button', { name: 'Save this bill' }).click()
  await main.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.element(main.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(/Enter a name/)
  await main.getByRole('textbox', { name: 'Name' }).fill('Shop')
  await main.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.element(main.getByText('The bill is saved.')).toBeVisible()
  expect(requests('saveBill')[0]?.body).toEqual({
    billerCode: '002',
    account: '3000000001',
    name: 'Shop',
    remind: true,
  })
})

test('a payment is cancelled after a question, and one that has left says so', async () => {
  const { respond, requests } = await openScreen('billPayment', { scenarios: { getBillPayment: 'held' } })
  const cancel = main.getByRole('button', { name: 'Cancel payment' })
  const dialog = page.getByRole('dialog', { name: 'Cancel this payment?' })
  respond('cancelBillPayment', 'bill_payment_not_cancellable')
  await cancel.click()
  await expect.element(dialog.getByText('The money is available in your wallet again.', { exact: false })).toBeVisible()
  expect(requests('cancelBillPayment')).toEqual([])
  await dialog.getByRole('button', { name: 'Cancel payment' }).click()
  await expect.element(dialog.getByText('This payment can no longer be cancelled.')).toBeVisible()
  respond('cancelBillPayment', 'all_green')
  respond('getBillPayment', 'all_green', { state: 'cancelled', cause: 'customer' })
  await dialog.getByRole('button', { name: 'Cancel payment' }).click()
  await expect.element(main.getByText('It was cancelled. No money has left the wallet.')).toBeVisible()
  await expect.element(cancel).not.toBeInTheDocument()
  expect(requests('cancelBillPayment')).toHaveLength(2)
})

test('a payment whose code was not entered is continued with a new code', async () => {
  const { respond, requests } = await openScreen('billPayment', { scenarios: { getBillPayment: 'draft' } })
  const enterNewCode = main.getByRole('button', { name: 'Continue with a new code' })
  respond('resendBillCode', 'bill_payment_expired')
  await enterNewCode.click()
  await expect.element(main.getByRole('alert')).toBeVisible()
  respond('resendBillCode', 'all_green')
  await enterNewCode.click()
  await expect.element(main.getByRole('group', { name: /code/i })).toBeVisible()
  expect(requests('resendBillCode')).toHaveLength(2)
  expect(location.pathname).toBe('/app/services/bills')
})

test('a payment that waits for approval is not offered again, because it may still be paid', async () => {
  const { respond, letThrough } = await openScreen('billPayment', { held: ['getBillPayment'] })
  respond('getBillPayment', 'all_green', { state: 'awaiting_approval', cause: 'confirmed' })
  letThrough('getBillPayment')
  await expect.element(main.getByRole('link', { name: 'See who must approve' })).toBeVisible()
  await expect.element(main.getByRole('link', { name: 'Pay this biller again' })).not.toBeInTheDocument()
})

test('the receipt of a paid bill is saved as a file, and an unknown payment leads to the list', async () => {
  const { respond } = await openScreen('billPayment')
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation(file => {
    if (file instanceof Blob) files.push(file)
    return '#saved'
  })
  await main.getByRole('button', { name: 'Download receipt' }).click()
  await expect.poll(() => files).toHaveLength(1)
  respond('getBillPayment', 'bill_payment_not_found')
  await openScreen('billPayment', { scenarios: { getBillPayment: 'bill_payment_not_found' } })
  await main.getByRole('link', { name: 'My bill payments' }).click()
  await expect.element(heading('My bill payments')).toBeVisible()
})
