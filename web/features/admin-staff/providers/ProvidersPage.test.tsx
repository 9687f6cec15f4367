import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { ProviderHealth } from '#web/api/generated/plinkAPI.schemas.ts'
import { openScreen } from '#web/testing/open-screen.tsx'

const NOW = '2026-01-05T09:00:00.000Z'
const UNUSED: ProviderHealth = {
  name: 'yente',
  state: 'unused',
  lastSuccessAt: null,
  lastFailureAt: null,
  lastFailure: null,
}

const row = (name: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })

test('each service has its state, and why it last failed', async () => {
  const { respond, renderAgain } = await openScreen('adminProviders')
  const failed = { ...UNUSED, lastFailureAt: NOW, lastFailure: 'credentials' }
  const items = [
    { ...UNUSED, name: 'wathq', state: 'working', lastSuccessAt: NOW },
    { ...failed, name: 'nafath', state: 'failing' },
    { ...failed, name: 'a-new-service', state: 'suspended' },
    UNUSED,
  ]
  respond('listProviderHealth', 'all_green', { items })
  await renderAgain()
  await expect.element(page.getByText('2 services have problems')).toBeVisible()
  for (const [name, texts] of [
    ['Wathq', ['Working', /^\d+ \w+ \d{4}, [\d:]{5}$/, 'None so far']],
    ['Nafath', ['Failing', /^\d+ \w+ \d{4}, [\d:]{5}: it refused our credentials$/]],
    ['a-new-service', ['Suspended', /calls fail at once/]],
    ['yente', ['Not called yet']],
  ] as const)
    for (const text of texts) await expect.element(row(name).getByText(text)).toBeVisible()
})

test('where none is called, the page says so and the dashboard nothing', async () => {
  const { respond, renderAgain } = await openScreen('adminProviders')
  respond('listProviderHealth', 'all_green', { items: [] })
  await renderAgain()
  await expect.element(page.getByText('No outside services are called here')).toBeVisible()
  await page.getByRole('link', { name: 'Plink Admin Portal' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  expect(page.getByRole('main').getByRole('link', { name: 'Outside services' }).query()).toBeNull()
})
