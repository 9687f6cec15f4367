import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen } from '#web/testing/open-screen.tsx'

test('a second press in the portal is no error', async () => {
  const { respond } = await openScreen('nafathPortal', { sandbox: true })
  const approve = page.getByRole('button', { name: 'Approve' })
  await expect.element(approve).toBeVisible()
  // The first press has decided the request.
  respond('decideSandboxNafath', 'nafath_already_decided')
  respond('getSandboxNafathRequest', 'all_green', { status: 'approved' })
  await approve.click()
  await expect.element(page.getByText('Approved')).toBeVisible()
  await expect.element(page.getByText(/^That did not work\./)).not.toBeInTheDocument()
})
