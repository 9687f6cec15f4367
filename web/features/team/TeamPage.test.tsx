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

test.each([
  ['en', 'What each role may do', ['Every role', 'Owner and Maker', 'Owner and Approver', 'Owner']],
  ['ar', 'صلاحيات كل دور', ['جميع الأدوار', 'مالك ومُعِدّ', 'مالك ومعتمِد', 'مالك']],
] as const)(
  'says what each role may do, as the contract has it: %s',
  async (locale, title, [all, makers, approvers, owners]) => {
    await openScreen('team', { locale })
    await expect.element(main.getByRole('heading', { name: title })).toBeVisible()
    const roles = main
      .getByRole('definition')
      .elements()
      .map(each => each.textContent)
    expect(roles).toEqual([all, makers, makers, makers, makers, approvers, owners, owners, owners, owners])
  },
)

test('a day keeps its order in Arabic', async () => {
  await openScreen('team', { locale: 'ar' })
  await expect.element(main.getByText(/^منذ \u2067\d+ \S+ \d{4}\u2069$/).first()).toBeVisible()
})
