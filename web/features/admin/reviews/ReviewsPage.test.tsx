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
