import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ANY_CODE } from '#web/mock/stored-state.ts'
import { openScreen } from '#web/testing/open-screen.tsx'

const main = page.getByRole('main')
const add = main.getByRole('button', { name: 'Add a beneficiary' })
const next = main.getByRole('button', { name: 'Continue' })
const iban = main.getByRole('textbox', { name: 'IBAN' })
const name = main.getByRole('textbox', { name: 'Name of the beneficiary' })
const identifier = main.getByRole('textbox', { name: /^ID or CR number of the beneficiary/ })
const search = main.getByRole('searchbox', { name: 'Search by name or IBAN' })
const heading = (text: string) => page.getByRole('heading', { level: 1, name: text })

test('the first one is added, confirmed with a code, and said to be there', async () => {
  const { respond, requests } = await openScreen('beneficiaries', {
    scenarios: { listBeneficiaries: 'beneficiaries_empty' },
  })
  await expect.element(main.getByText('No beneficiaries yet')).toBeVisible()
  await add.click()
  await next.click()
  await expect.element(iban).toHaveAccessibleDescription(/Please enter the IBAN/)
  await iban.fill(' sa٠٣-8000 0000 6080 1016 7519')
  await expect.element(iban).toHaveValue('SA03 8000 0000 6080 1016 7519')
  await name.fill('  Green\u200b  Palm Trading ')
  await identifier.fill('١٠١٠١٢٣٤٥٦')
  history.back()
  await add.click()
  await expect.element(iban).toHaveValue('SA03 8000 0000 6080 1016 7519')
  await expect.element(identifier).toHaveValue('1010123456')
  await next.click()
  await expect.element(page.getByLabelText('Digit 1 of 6')).toHaveFocus()
  expect(requests('addBeneficiary').at(-1)?.body).toEqual({
    name: 'Green Palm Trading',
    iban: 'SA0380000000608010167519',
    identifier: '1010123456',
  })
  respond('listBeneficiaries', 'all_green')
  await userEvent.keyboard(ANY_CODE)
  await expect.element(heading('Green Palm Trading')).toBeVisible()
  await expect.element(main.getByText('The beneficiary is added')).toBeVisible()
  await expect.element(main.getByText('Al Rajhi Bank')).toBeVisible()
})

test.each([
  ['SA0380', 'Al Rajhi Bank'],
  ['SA0380000000608010167519', 'The IBAN is well-formed'],
  ['SA0480000000608010167519', 'One of the characters is wrong. Please compare the IBAN with the original.'],
  ['GB82', 'This IBAN does not belong to a bank in Saudi Arabia'],
])('while %s is typed, it is said of it: %s', async (ibanText, text) => {
  await openScreen('addBeneficiary')
  await iban.fill(ibanText)
  await expect.element(main.getByText(text)).toBeVisible()
})

test('what is wrong with an IBAN is said once in its field', async () => {
  await openScreen('addBeneficiary')
  await iban.fill('GB82')
  const message = main.getByText('This IBAN does not belong to a bank in Saudi Arabia')
  await expect.element(message).toBeVisible()
  await next.click()
  await expect.element(iban).toHaveAccessibleDescription(/This IBAN does not belong to a bank/)
  expect(message.elements()).toHaveLength(1)
})

test('what was typed is there again after going back to it from the code', async () => {
  await openScreen('addBeneficiary')
  await name.fill('Blue Sea')
  await next.click()
  await expect.element(page.getByLabelText('Digit 1 of 6')).toBeVisible()
  await main.getByRole('link', { name: 'Change the details' }).click()
  await expect.element(name).toHaveValue('Blue Sea')
  await expect.element(iban).toHaveValue('SA03 8000 0000 6080 1016 7519')
})

test.for([
  ['form is accepted', 'addBeneficiary', 'addBeneficiary', 'Beneficiaries'],
  ['code is confirmed', 'beneficiaryCode', 'confirmBeneficiary', 'Add a beneficiary'],
] as const)('whoever goes back before the %s stays there', async ([, id, operation, left]) => {
  const { hold, letThrough, settled, requests } = await openScreen(id)
  hold(operation)
  if (operation === 'addBeneficiary') {
    await next.click()
  } else {
    await expect.element(page.getByLabelText('Digit 1 of 6')).toHaveFocus()
    await userEvent.keyboard(ANY_CODE)
  }
  await expect.poll(() => requests(operation)).toHaveLength(1)
  await main.getByRole('link', { name: 'Back' }).click()
  await expect.element(heading(left)).toBeVisible()
  letThrough(operation)
  await settled()
  await expect.element(heading(left)).toBeVisible()
})

test('a field that is left is kept for a reload', async () => {
  await openScreen('addBeneficiary')
  await name.fill('Blue Sea')
  await identifier.click()
  await expect.poll(() => JSON.stringify(history.state)).toContain('Blue Sea')
})

test.for([
  ['one that exists', 'beneficiary_exists', /You already have a beneficiary with this IBAN/],
  ['the own wallet', 'iban_own', /This is the IBAN of your own wallet/],
] as const)('%s is said at the IBAN, which is not called right beside it', async ([, addBeneficiary, text]) => {
  await openScreen('addBeneficiary', { scenarios: { addBeneficiary } })
  const right = main.getByText('The IBAN is well-formed')
  await expect.element(right).toBeVisible()
  await next.click()
  await expect.element(iban).toHaveAccessibleDescription(text)
  expect(right.query()).toBeNull()
})

test('why nothing could be added follows the language of the page', async () => {
  await openScreen('addBeneficiary', { scenarios: { addBeneficiary: 'otp_send_failed' } })
  await next.click()
  await expect.element(main.getByRole('alert')).toMatchTextContent(/^There is a problemFailed to send OTP/)
  await page.getByRole('button', { name: 'العربية' }).click()
  await expect.element(main.getByRole('alert')).toMatchTextContent('حدثت مشكلةتعذّر إرسال رمز التحقق')
})

test('without an identifier the screen warns', async () => {
  await openScreen('addBeneficiary')
  const warning = main.getByText(/^Without it nobody can check/)
  await expect.element(identifier).toHaveValue('1010123456')
  expect(warning.query()).toBeNull()
  await identifier.fill('')
  await expect.element(warning).toBeVisible()
})

test('the list is searched, and the search stays in the address', async () => {
  await openScreen('beneficiaries')
  const palm = main.getByRole('link', { name: /Green Palm Trading/ })
  for (const text of ['PALM', 'sa03 8000', '٧٥١٩']) {
    await search.fill(text)
    await expect.element(palm).toBeVisible()
    expect(new URLSearchParams(location.search).get('q')).toBe(text)
  }
  await search.fill('Blue')
  await expect.element(main.getByText('No beneficiary matches')).toBeVisible()
  await main.getByRole('button', { name: 'Show all' }).click()
  await expect.element(palm).toBeVisible()
})

test('a letter of the search stays while the address is still behind', async () => {
  await openScreen('beneficiaries')
  await expect.element(search).toBeVisible()
  const input = search.element()
  if (!(input instanceof HTMLInputElement)) throw new Error('The search has no text field.')
  input.setRangeText('P')
  input.dispatchEvent(new InputEvent('input', { bubbles: true }))
  expect(input.value).toBe('P')
})

const steps = [{ state: 'unconfirmed', cause: 'added', at: '2026-01-05T09:00:00.000Z' }]
test.each([
  [{ state: 'checking', payeeCheck: 'waiting' }, /We keep asking for a day, and this page updates by itself/],
  [{ state: 'mismatch', payeeCheck: 'mismatch' }, /The bank says that the IBAN belongs to somebody else/],
  [{ state: 'suspended' }, /Our team has stopped transfers to this beneficiary/],
  [{ state: 'removed' }, /This beneficiary was removed/],
  [{ payeeCheck: 'not_checked' }, /Nobody has checked whom this IBAN belongs to/],
  [
    {
      state: 'cooling_off',
      coolingOff: { endsAt: '2026-01-06T09:00:00.000Z', cap: { amount: 100000, currency: 'SAR' } },
    },
    /Until .*, you can send up to 1,000.00\sSAR in all/,
  ],
])('the state is explained: %j', async (change, text) => {
  const server = await openScreen('beneficiary', { held: ['getBeneficiary'] })
  server.respond('getBeneficiary', 'all_green', { ...change, history: steps })
  server.letThrough('getBeneficiary')
  await expect.element(main.getByText(text)).toBeVisible()
})

test('one is removed after a second question', async () => {
  const { requests } = await openScreen('beneficiary')
  await main.getByRole('button', { name: 'Remove' }).click()
  const dialog = page.getByRole('dialog', { name: 'Remove Green Palm Trading?' })
  await dialog.getByRole('button', { name: 'Keep' }).click()
  expect(requests('removeBeneficiary')).toEqual([])
  await main.getByRole('button', { name: 'Remove' }).click()
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect.element(main.getByText('The beneficiary is removed.')).toBeVisible()
  expect(requests('removeBeneficiary')).toHaveLength(1)
})

test('the question stays open while one is removed, because that can no longer be cancelled', async () => {
  const { hold } = await openScreen('beneficiary')
  await main.getByRole('button', { name: 'Remove' }).click()
  const dialog = page.getByRole('dialog')
  const letGo = hold('removeBeneficiary')
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).toBeVisible()
  letGo()
  await expect.element(main.getByText('The beneficiary is removed.')).toBeVisible()
})

test('one that was removed is not offered as a payee any more', async () => {
  const { respond } = await openScreen('transferBeneficiary')
  await expect.element(main.getByRole('button', { name: /Green Palm Trading/ })).toBeVisible()
  await main.getByRole('link', { name: 'Add a beneficiary' }).click()
  await main.getByRole('link', { name: 'Back' }).click()
  await main.getByRole('link', { name: /Green Palm Trading/ }).click()
  await main.getByRole('button', { name: 'Remove' }).click()
  respond('listBeneficiaries', 'beneficiaries_empty')
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect.element(main.getByText('No beneficiaries yet')).toBeVisible()
  history.go(-2)
  await expect.element(main.getByText('You have no beneficiaries yet')).toBeVisible()
})
