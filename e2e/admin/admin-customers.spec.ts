import { type Customer, newCustomer, OTHER_DEVICE } from '#api/testing/customers/customer.ts'
import { signUp } from '#api/testing/customers/newcomer.ts'
import { LOCKOUT_FAILURES } from '#domain/constants.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { adminEntries, openWithStorage } from '../support/browser-storage.ts'
import { signInStaff } from '../support/staff-session.ts'
import { expect, test } from '../support/test.ts'

const SEARCH = '/admin/customers'
const REASON = 'Called from the registered phone, identity checked'

async function lockOut(customer: Customer): Promise<void> {
  for (let attempt = 0; attempt < LOCKOUT_FAILURES; attempt += 1) await customer.tryPassword('Wrong#Palm2031')
}

/** Returns the phone number in Arabic-Indic digits. */
const inArabicDigits = (digits: string) => digits.replace(/\d/g, digit => String.fromCharCode(0x660 + Number(digit)))

test('a locked customer is found, unlocked with a reason, and signs in', async ({ page, screens, api, adminAt }) => {
  const { customers } = screens.admin
  const customer = await newCustomer(api)
  await lockOut(customer)
  expect((await customer.tryPassword(customer.password)).status).toBe(423)
  await adminAt(SEARCH)
  await customers.search(`+966 ${inArabicDigits(customer.identifier.replace(/\D/g, '').slice(-9))}`)
  await expect(customers.rows).toHaveCount(1)
  await expect(customers.rows).toContainText('Soft locked')
  await customers.rows.getByRole('link').click()
  await expect(customers.status).toContainText('Sign-in is locked until')

  await customers.endLock.click()
  await expect(customers.reason).toBeFocused()
  await expectAccessible(page)
  await customers.confirmEndLock.click()
  await expect(customers.reasonError).toHaveText('Please say why')
  await customers.reason.fill('ok')
  await expect(customers.reasonError).toHaveText('Please write at least 3 characters')
  await page.keyboard.press('Escape')
  await expect(customers.dialog).toBeHidden()
  await customers.endLock.click()
  await expect(customers.reason).toHaveValue('ok')
  await customers.reason.fill(REASON)
  await customers.confirmEndLock.click()
  await expect(customers.lockEnded).toBeVisible()
  await expect(customers.status).toContainText('Can sign in.')
  await expect(customers.endLock).toBeHidden()
  await expect(customers.unlocked).toBeVisible()
  await expect(customers.adminEvents.first()).toContainText(REASON)
  await customer.signIn()
})

test('ending the sessions signs the customer out of an open page', async ({
  screens,
  signedInAt,
  anotherBrowser,
  api,
}) => {
  const customer = await signedInAt('/app/settings')
  await customer.at(OTHER_DEVICE).signIn()
  const there = await anotherBrowser()
  const { customers } = there.screens.admin
  const { session } = await signInStaff(api)
  await openWithStorage(there.page, `${SEARCH}/${customer.userId}`, adminEntries(session))
  await expect(customers.sessions).toContainText([/Safari on macOS/, /Chrome on Android/])
  await customers.endSessions.click()
  await expect(customers.dialog).toContainText('All 2 devices are signed out at once')
  await customers.reason.fill('Fraud report 2026-17')
  await customers.confirmEndSessions.click()
  await expect(customers.sessionsEnded(2)).toBeVisible()
  await expect(customers.sessions).toHaveCount(0)
  await expect(customers.adminEvents.first()).toContainText('Fraud report 2026-17')
  // The page is notified at once.
  await expect(screens.app.sessionEnded).toBeVisible()
})

test('customers are listed, sorted and found by name, page by page', async ({ page, screens, api, adminAt }) => {
  const { customers } = screens.admin
  // Together with the sandbox's accounts, these fill more than a page.
  await Promise.all(Array.from({ length: 10 }, () => signUp(api).upTo('cr')))
  await adminAt(SEARCH)
  await expect(customers.rows).toHaveCount(20)
  await customers.search('99000000')
  await customers.sort.selectOption('Oldest first')
  await expect(page).toHaveURL(`${SEARCH}?q=99000000&sort=oldest`)
  await customers.search('')
  await expect(customers.rows).toHaveCount(20)
  await customers.sort.selectOption('Name')
  // The previous list is visible until this one arrives.
  await expect(customers.nextPage).toHaveAttribute('href', /sort=name/)
  const first = (await customers.rows.first().textContent()) ?? ''
  await customers.nextPage.click()
  await expect(customers.firstPage).toBeVisible()
  await expect(customers.rows.first()).not.toHaveText(first)
  await customers.rows.first().getByRole('link').click()
  await expect(customers.facts).toBeVisible()
  await page.getByRole('link', { name: 'Back' }).click()
  await customers.firstPage.click()
  await expect(customers.rows.first()).toHaveText(first)
  await page.goto(`${SEARCH}?cursor=5a4d0b0c-0000-4000-8000-0000000000ff`)
  await expect(customers.pageLost).toBeVisible()
  await customers.firstPage.click()
  await customers.search('Nobody & Sons')
  await expect(customers.nobody).toBeVisible()
})

test('the balance and the transactions of a customer are shown, page by page', async ({ page, screens, adminAt }) => {
  const { customers } = screens.admin
  await adminAt(`${SEARCH}?q=0500000021`)
  await customers.rows.getByRole('link').click()
  await expect(customers.balance).toContainText('4,772.40 SAR')
  await expect(customers.balance.getByRole('row', { name: 'Salaries' })).toContainText('1,100.00')
  await expect(customers.latest.getByRole('row')).toHaveCount(6)
  await customers.allTransactions.click()
  await customers.wallet.selectOption('Salaries')
  await expect(page).toHaveURL(/\?subWallet=\d{12}$/)
  await page.reload()
  await expect(customers.wallet.locator(':checked')).toHaveText('Salaries')
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(customers.adminEvents.first()).toContainText('Viewed a customer')

  await page.goto(`${SEARCH}?q=0500000023`)
  await customers.rows.getByRole('link').click()
  await customers.allTransactions.click()
  await expect(customers.rows).toHaveCount(20)
  const newest = (await customers.rows.first().textContent()) ?? ''
  await customers.older.click()
  await expect(customers.rows.first()).not.toHaveText(newest)
  await customers.newer.click()
  await expect(customers.rows.first()).toHaveText(newest)
})
