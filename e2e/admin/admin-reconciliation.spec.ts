import type { Server } from '#api/testing/customers/newcomer.ts'
import { addDays, riyadhDay } from '#domain/riyadh-time.ts'
import type { SandboxReconciliationFile } from '#web/api/generated/plinkAPI.schemas.ts'
import { paths } from '#web/paths.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/test.ts'

const WHY = 'The provider says it was a test payment of theirs'

/** Returns the card provider's report of yesterday, with a payment that is not in our books. */
async function reportOfYesterday(api: Server): Promise<SandboxReconciliationFile> {
  const response = await api.request('/api/sandbox/reconciliation-files', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ source: 'cards', day: addDays(riyadhDay(new Date()), -1), differences: ['unknown'] }),
  })
  return response.json()
}

test('a difference in a file is resolved by one member of the staff and another', async ({
  page,
  screens,
  api,
  adminAt,
  colleagueAt,
}) => {
  const { day, content } = await reportOfYesterday(api)
  const reference = `unknown-${day}`
  const file = (text: string) => ({ name: 'report.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  await adminAt(paths.adminReconciliation)
  const mine = screens.admin.reconciliation
  await mine.file.setInputFiles(file('not,a,report'))
  await expect(mine.refused('not_readable')).toBeVisible()
  await mine.file.setInputFiles(file(content))
  await expect(mine.about(reference)).toContainText('99.00')
  await expectAccessible(page)
  await mine.propose(reference, 'explained', WHY)
  await expect(mine.proposed).toBeVisible()
  await expect(mine.about(reference)).toContainText('Sara')
  await expect(mine.about(reference).getByRole('button')).toHaveCount(0)
  await page.goto(paths.adminRequests)
  await expect(screens.admin.requests.buttonAbout(WHY, 'approve')).toBeDisabled()

  const colleague = await colleagueAt(paths.adminRequests)
  await colleague.requests.decideAbout(WHY, 'approve', 'Read their letter')
  await expect(colleague.reconciliation.resolved).toBeVisible()

  await page.goto(paths.adminReconciliation)
  await mine.resolvedTab.click()
  await expect(mine.about(reference)).toContainText(WHY)
  await expect(mine.about(reference)).toContainText('Omar')
})
