import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openScreen } from '#web/testing/open-screen.tsx'

const nav = page.getByRole('navigation', { name: 'Your account' })
const place = (name: string) => nav.getByRole('link', { name, exact: true })
const services = nav.getByRole('button', { name: 'Services' })

async function viewport(width: number, height: number): Promise<void> {
  const { innerWidth, innerHeight } = window
  onTestFinished(() => page.viewport(innerWidth, innerHeight))
  await page.viewport(width, height)
}

test('services can be collapsed for the visit, and unavailable ones say so', async () => {
  onTestFinished(() => sessionStorage.clear())
  await viewport(1280, 720)
  const { renderAgain } = await openScreen('settings')
  await expect.element(services).toHaveAttribute('aria-expanded', 'true')
  for (const service of ['Credit', 'Bills']) {
    await place(service).click()
    await expect.element(place(service)).toHaveAttribute('aria-current', 'page')
    await expect.element(page.getByText('Coming soon')).toBeVisible()
  }
  await services.click()
  await expect.element(place('Transfer')).not.toBeInTheDocument()
  await renderAgain()
  await expect.element(services).toHaveAttribute('aria-expanded', 'false')
  await place('Support').click()
  await expect
    .element(page.getByRole('main').getByRole('link', { name: /@/ }))
    .toHaveAttribute('href', expect.stringMatching(/^mailto:/))
})

test.each([
  ['/services/bills?from=mail', '/app/services/bills?from=mail'],
  ['/services', '/app/services/wallet'],
  ['/support', '/app/support'],
])('the short URL %s leads into the signed-in area', async (path, target) => {
  await openScreen('settings', { path })
  await expect.poll(() => location.pathname + location.search).toBe(target)
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('on a phone, the menu contains the search, and closes on navigation', async () => {
  await viewport(360, 740)
  await openScreen('settings', { scenarios: { getWallet: 'wallet_empty', listTransactions: 'wallet_empty' } })
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  const search = page.getByRole('searchbox', { name: 'Search transactions' })
  const nothingNew = page.getByRole('banner').getByText('Nothing new', { exact: true })
  await expect.element(menu).toBeVisible()
  await expect.element(search).not.toBeInTheDocument()
  await menu.click()
  await search.fill('Panda')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Transactions' })).toBeVisible()
  expect(location.pathname + location.search).toBe('/app/transactions?q=Panda')
  await expect.element(search).not.toBeInTheDocument()
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Notifications/ })
    .click()
  await expect.element(nothingNew).toBeInViewport()
  await menu.click()
  await expect.element(nothingNew).not.toBeInTheDocument()
  await place('Dashboard').click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toHaveFocus()
  await expect.element(nav).not.toBeInTheDocument()
})
