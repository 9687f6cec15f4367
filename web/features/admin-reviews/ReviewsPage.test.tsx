import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen } from '#web/testing/open-screen.tsx'

const dialog = page.getByRole('dialog')
const note = dialog.getByRole('textbox', { name: 'Note' })
const reject = dialog.getByRole('button', { name: /^Reject/ })

test('a rejection needs a note, and is confirmed', async () => {
  const { respond, requests } = await openScreen('adminReviews')
  await page
    .getByRole('tabpanel')
    .getByRole('button', { name: /^Reject/ })
    .first()
    .click()
  await expect.element(note).toHaveFocus()
  await reject.click()
  await expect.element(note).toHaveAccessibleDescription(/Please say why/)
  expect(requests('decideReview')).toEqual([])
  await note.fill('Listed person confirmed')
  respond('decideReview', 'rejected')
  await reject.click()
  await expect.element(page.getByText('Identity rejected. The customer’s screen shows it.').first()).toBeVisible()
  expect(requests('decideReview').map(({ body }) => body)).toEqual([
    { decision: 'reject', note: 'Listed person confirmed' },
  ])
})

test('somebody whom the registry does not name is listed beside those whom it names', async () => {
  const { respond, requests } = await openScreen('adminReviews', {
    scenarios: { listReviews: 'not_on_registration' },
  })
  const card = page.getByRole('tabpanel').getByRole('listitem').first()
  await expect.element(card.getByText(/names this ID number neither as an owner nor as a manager/)).toBeVisible()
  await expect.element(card.getByText('Owner 1*****0017')).toBeVisible()
  await expect.element(card.getByText('Manager 2*****0028')).toBeVisible()
  await card.getByRole('button', { name: /^May act: continue the sign-up/ }).click()
  await expect.element(dialog.getByText('The customer continues with the screening automatically.')).toBeVisible()
  await note.fill('Power of attorney seen')
  respond('decideReview', 'registration_approved')
  await dialog.getByRole('button', { name: 'May act: continue the sign-up' }).click()
  await expect.element(page.getByText(/^The person may act for the business/).first()).toBeVisible()
  expect(requests('decideReview')).toHaveLength(1)
})

test('a hit of the daily screening is decided in its own words, and the dialog says what happens', async () => {
  const { respond, requests } = await openScreen('adminReviews', { scenarios: { listReviews: 'rescreening' } })
  const card = page.getByRole('tabpanel').getByRole('listitem').first()
  await expect.element(card.getByRole('button', { name: /^No match: keep the wallet open/ })).toBeVisible()
  await card.getByRole('button', { name: /^Match: freeze the wallet/ }).click()
  await expect.element(dialog.getByText(/^The wallet is frozen: no money leaves it/)).toBeVisible()
  await note.fill('Born on the same day')
  respond('decideReview', 'rescreening_rejected')
  await dialog.getByRole('button', { name: 'Match: freeze the wallet' }).click()
  await expect.element(page.getByText('The wallet is frozen. The customer is told to call us.').first()).toBeVisible()
  expect(requests('decideReview').map(({ body }) => body)).toEqual([
    { decision: 'reject', note: 'Born on the same day' },
  ])
})
