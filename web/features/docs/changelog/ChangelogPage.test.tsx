import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { paths, releasePath } from '#web/paths.ts'
import { openScreen } from '#web/testing/open-screen.tsx'
import { docsChangelog } from './docs-changelog.messages.ts'

test.for(['en', 'ar'] as const)('in %s a version leads to its changes', async locale => {
  const t = docsChangelog[locale]
  await openScreen('docsChangelog', { locale })
  await page.getByRole('link', { name: t.version('0.1.0') }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: t.version('0.1.0') })).toHaveFocus()
  await expect.element(page.getByText(t.changes['0.1.0'].list[0] ?? '')).toBeVisible()
})

test('an earlier link to a version leads to its page', async () => {
  await openScreen('docsChangelog', { path: `${paths.docsChangelog}#0.2.0` })
  await expect.element(page.getByRole('region', { name: docsChangelog.en.breakingChanges })).toBeVisible()
  await expect.poll(() => window.location.pathname + window.location.hash).toBe(releasePath('0.2.0'))
})

test('an unknown version has no page', async () => {
  await openScreen('docsChangelog', { path: releasePath('9.0.0') })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
})
