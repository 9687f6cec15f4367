import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openScreen } from '#web/testing/open-screen.tsx'

test('in a sandbox the outcome can be chosen in a drawer', async () => {
  const { respond, requests } = await openScreen('nafath', { sandbox: true })
  await expect.element(page.getByRole('link', { name: /^Go to Nafath/ })).toBeVisible()
  await userEvent.keyboard('{Escape}')

  await choose('Sent to Nafath, no decision yet')
  await expect.element(page.getByRole('dialog', { name: 'Request sent to Nafath' })).toBeVisible()
  await page.getByRole('button', { name: 'Done' }).click()

  respond('getNafathStatus', 'all_green')
  await choose('Approved')
  await expect.element(page.getByRole('dialog', { name: 'Request Successfully Submitted' })).toBeVisible()
  expect(requests('decideSandboxNafath').map(({ body }) => body)).toEqual([{ decision: 'approve' }])
})

async function choose(outcome: string): Promise<void> {
  await page.getByRole('link', { name: 'Mock scenarios' }).click()
  await page.getByRole('dialog', { name: 'Mock scenarios' }).getByRole('button', { name: outcome, exact: true }).click()
}
