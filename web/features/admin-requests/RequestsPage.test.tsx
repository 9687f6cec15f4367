import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { adminSession } from '#web/session/admin-session-state.ts'
import { stopPolling } from '#web/testing/clock.ts'
import { openScreen } from '#web/testing/open-screen.tsx'

const dialog = page.getByRole('dialog')
const card = page.getByRole('tabpanel').getByRole('listitem').first()
const note = dialog.getByRole('textbox', { name: 'Note' })
const entry = (name: RegExp) => page.getByRole('navigation', { name: 'Admin menu' }).getByRole('link', { name })

test('a colleague reads who asks for what and why, and approves with a note', async () => {
  const { respond, requests } = await openScreen('adminRequests')
  await expect.element(card.getByText('Requested by Omar')).toBeVisible()
  await expect.element(card.getByText('Asked for it by phone, identity checked')).toBeVisible()
  await expect.element(card.getByText(/can never sign in to this account again/)).toBeVisible()
  expect(card.getByRole('button', { name: /^Withdraw/ }).query()).toBeNull()
  await card.getByRole('button', { name: /^Approve/ }).click()
  await expect.element(dialog.getByText(/can never sign in to this account again/)).toBeVisible()
  await note.fill('Wallet is empty, letter seen')
  respond('decideStaffRequest', 'all_green')
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await expect.element(page.getByText('The account is closed.').first()).toBeVisible()
  expect(requests('decideStaffRequest').map(({ body }) => body)).toEqual([
    { decision: 'approve', note: 'Wallet is empty, letter seen' },
  ])
})

test('a colleague reads how much money goes to whom, and approves', async () => {
  const { respond } = await openScreen('adminRequests', { scenarios: { listStaffRequests: 'suspense_crediting' } })
  for (const text of ['Credit from suspense', '2,500.00 SAR', 'FT26005ABCDEF123', 'Green Palm Trading Est.'])
    await expect.element(card.getByText(text, { exact: true }).first()).toBeVisible()
  await card.getByRole('button', { name: /^Approve/ }).click()
  await expect.element(dialog.getByText('Green Palm Trading Est.')).toBeVisible()
  await note.fill('The payer confirmed it')
  respond('decideStaffRequest', 'maximum_balance_exceeded')
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await expect.element(dialog.getByText(/take the wallet over its maximum balance/)).toBeVisible()
  respond('decideStaffRequest', 'suspense_credited')
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await expect.element(page.getByText('The money is in the wallet.').first()).toBeVisible()
})

test('a colleague reads what a dispute takes back, and approves', async () => {
  const { respond } = await openScreen('adminRequests', { scenarios: { listStaffRequests: 'top_up_dispute' } })
  for (const text of ['Dispute of a card top-up', '250.00 SAR', 'Green Palm Trading Est.'])
    await expect.element(card.getByText(text, { exact: true }).first()).toBeVisible()
  await expect.element(card.getByRole('link', { name: /^Show the top-up/ })).toBeVisible()
  expect(card.getByRole('link', { name: /^Show in suspense/ }).query()).toBeNull()
  await card.getByRole('button', { name: /^Approve/ }).click()
  await expect.element(dialog.getByText(/What is missing there, the customer owes/)).toBeVisible()
  await note.fill('Notice seen')
  respond('decideStaffRequest', 'top_up_state_invalid')
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await expect.element(dialog.getByText(/not possible in the current state of the top-up/)).toBeVisible()
  respond('decideStaffRequest', 'top_up_disputed')
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await expect.element(page.getByText('The dispute is recorded.').first()).toBeVisible()
})

test('whoever asked cannot approve or reject, reads why, and can withdraw', async () => {
  const { respond, requests } = await openScreen('adminRequests', { scenarios: { listStaffRequests: 'own' } })
  for (const name of [/^Approve/, /^Reject/]) {
    const button = card.getByRole('button', { name })
    await expect.element(button).toBeDisabled()
    await expect.element(button).toHaveAccessibleDescription(/second administrator must approve or reject it/)
  }
  await card.getByRole('button', { name: /^Withdraw/ }).click()
  await note.fill('The customer stays')
  respond('decideStaffRequest', 'withdrawn')
  await dialog.getByRole('button', { name: 'Withdraw' }).click()
  await expect.element(page.getByText('Withdrawn. The account stays open.').first()).toBeVisible()
  expect(requests('decideStaffRequest').map(({ body }) => body)).toEqual([
    { decision: 'withdraw', note: 'The customer stays' },
  ])
})

test('somebody asks for the end of the locks of a colleague by their email', async () => {
  const { respond, requests } = await openScreen('adminRequests')
  await page.getByRole('button', { name: 'Unlock a colleague' }).click()
  const email = dialog.getByRole('textbox', { name: 'Email of the colleague' })
  const ask = dialog.getByRole('button', { name: 'Ask for approval' })
  await ask.click()
  await expect.element(email).toHaveAccessibleDescription('Enter the email of the colleague')
  await email.fill('nobody@plink.example')
  const reason = dialog.getByRole('textbox', { name: 'Reason' })
  await reason.fill('Locked out on a new laptop')
  await expect.element(reason).toHaveAccessibleDescription(/administrators can read it, the colleague too\.$/)
  respond('requestStaffUnlock', 'admin_not_found')
  await ask.click()
  await expect.element(email).toHaveAccessibleDescription('No member of the staff has this email.')
  await email.fill(' huda@plink.example ')
  respond('requestStaffUnlock', 'request_pending')
  await ask.click()
  await expect.element(dialog.getByText(/waiting for its decision/)).toBeVisible()
  respond('requestStaffUnlock', 'all_green')
  await ask.click()
  await expect.element(page.getByText('Another administrator can now approve it.')).toBeVisible()
  expect(requests('requestStaffUnlock').at(-1)?.body).toEqual({
    email: 'huda@plink.example',
    reason: 'Locked out on a new laptop',
  })
})

test('a colleague reads whose locks would end, and approves', async () => {
  const { respond } = await openScreen('adminRequests', { scenarios: { listStaffRequests: 'staff_unlock' } })
  for (const text of ['End of sign-in locks', 'huda@plink.example'])
    await expect.element(card.getByText(text, { exact: true }).first()).toBeVisible()
  await card.getByRole('button', { name: /^Approve/ }).click()
  await expect.element(note).toHaveAccessibleDescription(/administrators can read it, the colleague too\.$/)
  await note.fill('Known voice on the phone')
  respond('decideStaffRequest', 'staff_unlocked')
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await expect.element(page.getByText(/The colleague can sign in again/).first()).toBeVisible()
})

test('money that arrived meanwhile is said in the dialog, which keeps the note', async () => {
  const { respond } = await openScreen('adminRequests')
  await card.getByRole('button', { name: /^Approve/ }).click()
  await note.fill('Letter seen')
  respond('decideStaffRequest', 'wallet_not_empty')
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await expect.element(dialog.getByText('There is money in the wallet or on hold.')).toBeVisible()
  await expect.element(note).toHaveValue('Letter seen')
})

test('a request that somebody closed meanwhile leaves the list and says so', async () => {
  stopPolling()
  const { respond } = await openScreen('adminRequests')
  await card.getByRole('button', { name: /^Reject/ }).click()
  await note.fill('Talk first')
  respond('decideStaffRequest', 'staff_request_closed')
  respond('listStaffRequests', 'all_green', { items: [] })
  await dialog.getByRole('button', { name: 'Reject' }).click()
  await expect.element(page.getByText(/This request is already closed. The list now shows/).first()).toBeVisible()
  await expect.poll(() => card.query()).toBeNull()
})

test('a decision that was not sent when the session ended is open again after the next sign-in', async () => {
  await openScreen('adminRequests')
  await card.getByRole('button', { name: /^Reject/ }).click()
  await note.fill('Talk first')
  const session = adminSession.get()
  adminSession.end('expired')
  await expect.element(page.getByRole('textbox', { name: 'Email' })).toBeVisible()
  if (session) adminSession.start(session)
  await expect.element(dialog.getByRole('button', { name: 'Reject' })).toBeVisible()
  await expect.element(note).toHaveValue('Talk first')
})

test('the menu says how many requests wait', async () => {
  await openScreen('adminRequests')
  await expect.element(page.getByText('1 waiting', { exact: true })).toBeInTheDocument()
})

test.each([
  ['adminSuspense', 'listSuspendedTopUps', /^Suspense/],
  ['adminTopUps', 'searchTopUps', /^Top-ups/],
  ['adminExceptions', 'listMoneyExceptions', /^Exceptions/],
])('after a decision the counts and %s are loaded again at once', async (screen, operation, name) => {
  const { innerWidth, innerHeight } = window
  onTestFinished(() => page.viewport(innerWidth, innerHeight))
  await page.viewport(1280, 900)
  stopPolling()
  const { respond, requests, settled } = await openScreen(screen)
  await settled()
  await entry(/^Requests/).click()
  await card.getByRole('button', { name: /^Approve/ }).click()
  await note.fill('Letter seen')
  await settled()
  const requestCounts = () => ['countMoneyQueues', operation].map(each => requests(each).length)
  const [counts = 0, listings = 0] = requestCounts()
  respond('decideStaffRequest', 'all_green')
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await expect.poll(() => requestCounts()[0]).toBe(counts + 1)
  await entry(name).click()
  await expect.poll(() => requestCounts()[1]).toBe(listings + 1)
})
