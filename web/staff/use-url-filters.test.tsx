import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { paths } from '#web/paths.ts'
import { openScreen } from '#web/testing/open-screen.tsx'

type Change = () => void

interface TwoChanges {
  screen: string
  path: string
  /** The text that is typed before the changes. */
  typed?: [label: string, text: string]
  changes: readonly Change[]
  /** The query of the URL after both changes. */
  expected: Record<string, string>
}

const main = page.getByRole('main')

const press =
  (role: 'button' | 'tab', name: string): Change =>
  () => {
    const control = main.getByRole(role, { name }).element()
    if (control instanceof HTMLElement) control.click()
  }

const choose =
  (label: string, value: string): Change =>
  () => {
    const select = main.getByLabelText(label).element()
    if (select instanceof HTMLSelectElement) select.value = value
    select.dispatchEvent(new Event('change', { bubbles: true }))
  }

const MONEY: Pick<TwoChanges, 'changes' | 'expected'> = {
  changes: [press('button', 'Clear filters'), choose('State', 'failed')],
  expected: { state: 'failed' },
}

/** Both changes happen within one task, as on a slow phone, where the second change comes before the page of the first is rendered. */
test.each<TwoChanges>([
  { screen: 'adminTransfers', path: `${paths.adminTransfers}?q=4829`, ...MONEY },
  { screen: 'adminTopUps', path: `${paths.adminTopUps}?q=4829`, ...MONEY },
  {
    screen: 'adminActivity',
    path: `${paths.adminActivity}?from=2026-01-05`,
    changes: [press('button', 'Clear filters'), choose('Kind', 'signed_in')],
    expected: { type: 'signed_in' },
  },
  {
    screen: 'adminDenyList',
    path: paths.adminDenyList,
    typed: ['Last four digits of the ID', '0003'],
    changes: [press('tab', 'Removed'), press('button', 'Find')],
    expected: { status: 'removed', digits: '0003' },
  },
  {
    screen: 'adminCustomers',
    path: paths.adminCustomers,
    typed: ['Name, phone, ID or CR number', 'palm'],
    changes: [choose('Sort by', 'name'), press('button', 'Search')],
    expected: { q: 'palm', sort: 'name' },
  },
])('$screen keeps both of two changes at once', async ({ screen, path, typed, changes, expected }) => {
  await openScreen(screen, { path })
  await expect.element(main.getByRole('heading', { level: 1 })).toBeVisible()
  if (typed) await main.getByLabelText(typed[0]).fill(typed[1])
  for (const change of changes) change()
  await expect.poll(() => Object.fromEntries(new URLSearchParams(window.location.search))).toEqual(expected)
})
