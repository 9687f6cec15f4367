import { lazy } from 'react'
import { Route, Routes } from 'react-router-dom'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectInWindow } from '#web/testing/look-at-screens.ts'
import { openScreen } from '#web/testing/open-screen.tsx'
import { render } from '#web/testing/render.tsx'
import { AppShell } from './AppShell.tsx'

const nav = page.getByRole('navigation', { name: 'Your account' })
const place = (name: string) => nav.getByRole('link', { name, exact: true })
const services = nav.getByRole('button', { name: 'Services' })
const search = page.getByRole('combobox', { name: 'Search' })
const suggestions = page.getByRole('listbox', { name: 'Suggestions' })
const options = page.getByRole('option')

const expectSuggested = (...texts: (string | RegExp)[]) =>
  expect
    .poll(() => options.elements().map(option => option.textContent?.replaceAll(/[\u2066-\u2069]/g, '')))
    .toEqual(texts.map(text => (typeof text === 'string' ? text : expect.stringMatching(text))))

/** Returns the option that a screen reader announces while the box has the focus. */
function highlighted(): string | null | undefined {
  const id = search.element().getAttribute('aria-activedescendant')
  return id && document.getElementById(id)?.textContent?.replaceAll(/[\u2066-\u2069]/g, '')
}

async function viewport(width: number, height: number): Promise<void> {
  const { innerWidth, innerHeight } = window
  onTestFinished(() => page.viewport(innerWidth, innerHeight))
  await page.viewport(width, height)
}

test('the frame is there while the code of the page still loads', async () => {
  await viewport(1280, 720)
  const sent = vi.spyOn(window, 'fetch').mockImplementation(() => new Promise(() => {}))
  onTestFinished(() => sent.mockRestore())
  const Loading = lazy(() => new Promise<never>(() => {}))
  await render(
    <Routes>
      <Route element={<AppShell />}>
        <Route path="*" element={<Loading />} />
      </Route>
    </Routes>,
  )
  await expect.element(place('Transactions')).toBeVisible()
  await expect.element(page.getByRole('main').getByRole('status')).toHaveTextContent('Loading…')
})

test('services can be collapsed for the visit, and each leads to its page', async () => {
  onTestFinished(() => sessionStorage.clear())
  await viewport(1280, 720)
  const { renderAgain } = await openScreen('settings')
  await expect.element(services).toHaveAttribute('aria-expanded', 'true')
  await place('Bills').click()
  await expect.element(place('Bills')).toHaveAttribute('aria-current', 'page')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Bills' })).toBeVisible()
  await place('Credit').click()
  await expect.element(place('Credit')).toHaveAttribute('aria-current', 'page')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Credit' })).toBeVisible()
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
  await openScreen('settings', { scenarios: { listNotifications: 'notifications_empty' } })
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
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

test('the search finds a page by its name or by another word for it, with the keyboard', async () => {
  await viewport(1280, 720)
  const { requests } = await openScreen('settings')
  await search.click()
  await expect.element(search).toHaveAttribute('aria-expanded', 'false')
  expect(requests('listBeneficiaries')).toEqual([])
  await userEvent.keyboard('limits')
  await expectSuggested('Limits', 'Search transactions for “limits”')
  await expect.element(page.getByRole('group', { name: 'Pages' })).toBeVisible()
  await expect.element(page.getByText('2 suggestions')).toBeInTheDocument()
  expect(highlighted()).toBe('Limits')
  await userEvent.keyboard('{ArrowUp}')
  await expect.poll(highlighted).toBe('Search transactions for “limits”')
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(highlighted).toBe('Limits')
  await expect.element(search).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Limits Configuration' })).toHaveFocus()
  await expect.element(search).toHaveValue('')
  await expect.element(suggestions).not.toBeInTheDocument()
  await search.fill('password')
  await expectSuggested('Security', 'Search transactions for “password”')
  await userEvent.keyboard('{ArrowUp}{Enter}')
  await expect.poll(() => location.pathname + location.search).toBe('/app/transactions?q=password')
})

test('the search finds a beneficiary by name or IBAN, and without them still pages and transactions', async () => {
  await viewport(1280, 720)
  const { disconnect, respond } = await openScreen('settings')
  disconnect('listBeneficiaries')
  await search.fill('tra')
  await expectSuggested(
    'Transactions',
    'Transfer',
    'My transfers',
    /^Scheduled/,
    'Transfers from a file',
    'Search transactions for “tra”',
  )
  await search.fill('')
  await expect.element(suggestions).not.toBeInTheDocument()
  respond('listBeneficiaries', 'all_green')
  await search.fill('palm')
  await expectSuggested(/^Green Palm Trading/, 'Search transactions for “palm”')
  await search.fill('6080 1016')
  await expectSuggested(/^Green Palm Trading/, 'Search transactions for “6080 1016”')
  await page.getByRole('option', { name: /^Green Palm Trading/ }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Green Palm Trading' })).toBeVisible()
  expect(location.search).toBe('?beneficiary=0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f')
  await expect.element(suggestions).not.toBeInTheDocument()
})

test('Escape and leaving the box close the suggestions and keep the text, a second Escape clears it', async () => {
  await viewport(1280, 720)
  await openScreen('settings')
  await search.fill('limits')
  await expect.element(suggestions).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{Escape}')
  await expect.element(suggestions).not.toBeInTheDocument()
  await expect.element(search).toHaveValue('limits')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(suggestions).toBeVisible()
  await userEvent.keyboard('{Tab}')
  await expect.element(suggestions).not.toBeInTheDocument()
  expect(location.pathname).toBe('/app/settings')
  await search.click()
  await expect.element(suggestions).toBeVisible()
  await userEvent.keyboard('{Escape}{Escape}')
  await expect.element(search).toHaveValue('')
  await userEvent.keyboard('?!')
  await expectSuggested('Search transactions for “?!”')
})

test('without a business, the search finds only the pages that can be opened', async () => {
  await viewport(1280, 720)
  const { requests } = await openScreen('settings', { scenarios: { getMe: 'profile_missing' } })
  await search.fill('s')
  await expectSuggested('Settings', 'Security', 'Support', 'Log out')
  await search.fill('limits')
  await expect.element(suggestions).not.toBeInTheDocument()
  await expect.element(page.getByText('0 suggestions')).toBeInTheDocument()
  expect(requests('listBeneficiaries')).toEqual([])
})

test('in Arabic on a phone, the search knows the names in both languages and stays in the window', async () => {
  await viewport(360, 740)
  await openScreen('settings', { locale: 'ar' })
  const box = page.getByRole('combobox', { name: 'بحث' })
  await page.getByRole('button', { name: 'القائمة', exact: true }).click()
  await box.fill('limits')
  await expectSuggested('الحدود', 'البحث في العمليات عن «limits»')
  expectInWindow()
  await box.fill('الحدود')
  await page.getByRole('option', { name: 'الحدود' }).first().click()
  await expect.poll(() => location.pathname).toBe('/app/services/wallet/limits')
  await expect.element(box).not.toBeInTheDocument()
})

test('the bell and its name tell the same number, also above the largest', async () => {
  const { respond, letThrough } = await openScreen('settings', { held: ['countUnreadNotifications'] })
  respond('countUnreadNotifications', 'all_green', { unread: 100 })
  letThrough('countUnreadNotifications')
  await expect.element(page.getByRole('button', { name: 'Notifications, 99+ unread' })).toHaveTextContent('99+')
})
