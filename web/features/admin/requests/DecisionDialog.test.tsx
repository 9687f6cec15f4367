import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen } from '#web/testing/open-screen.tsx'

const dialog = page.getByRole('dialog')
const card = page.getByRole('tabpanel').getByRole('listitem').first()
const entry = (name: RegExp) => page.getByRole('navigation', { name: 'Admin menu' }).getByRole('link', { name })

test('after a decision the counts and the suspense are loaded again at once', async () => {
  const { innerWidth, innerHeight } = window
  onTestFinished(() => page.viewport(innerWidth, innerHeight))
  await page.viewport(1280, 900)
  const { respond, requests, settled } = await openScreen('adminSuspense')
  await settled()
  await entry(/^Requests/).click()
  await card.getByRole('button', { name: /^Approve/ }).click()
  await dialog.getByRole('textbox', { name: 'Note' }).fill('Letter seen')
  await settled()
  const sent = () => ['countMoneyQueues', 'listSuspendedTopUps'].map(operation => requests(operation).length)
  const [counts = 0, topUps = 0] = sent()
  respond('decideStaffRequest', 'all_green')
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await expect.poll(() => sent()[0], { timeout: 3000 }).toBe(counts + 1)
  await entry(/^Suspense/).click()
  await expect.poll(() => sent()[1], { timeout: 3000 }).toBe(topUps + 1)
})
