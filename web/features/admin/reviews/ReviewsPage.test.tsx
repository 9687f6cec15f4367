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
  await card.getByRole('button', { name: /^Approve/ }).click()
  await expect.element(dialog.getByText('The customer continues with the screening automatically.')).toBeVisible()
  await note.fill('Power of attorney seen')
  respond('decideReview', 'registration_approved')
  await dialog.getByRole('button', { name: /^Approve/ }).click()
  await expect.element(page.getByText(/^The person may act for the business/).first()).toBeVisible()
  expect(requests('decideReview')).toHaveLength(1)
})
