import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen } from '#web/testing/open-screen.tsx'

const main = page.getByRole('main')
const dialog = page.getByRole('dialog', { name: 'The role of Fahad Al Qahtani' })

test('a new role takes a code, and a role that stays takes none', async () => {
  const { requests } = await openScreen('team')
  const change = main.getByRole('button', { name: 'Change role: Fahad Al Qahtani' })
  await change.click()
  await dialog.getByRole('button', { name: 'Confirm with a code' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(requests('sendMemberRoleCode')).toEqual([])
  await change.click()
  await dialog.getByRole('radio', { name: 'Viewer' }).click()
  await dialog.getByRole('button', { name: 'Confirm with a code' }).click()
  await expect.element(main.getByText('Fahad Al Qahtani')).toBeVisible()
  await expect.poll(() => requests('sendMemberRoleCode').map(({ body }) => body)).toEqual([{ role: 'viewer' }])
  expect(requests('changeMemberRole')).toEqual([])
})

test('a day keeps its order in Arabic', async () => {
  await openScreen('team', { locale: 'ar' })
  await expect.element(main.getByText(/^منذ \u2066\d{4}-\d\d-\d\d\u2069$/).first()).toBeVisible()
})
