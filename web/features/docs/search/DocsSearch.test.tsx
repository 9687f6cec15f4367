import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { DESKTOP, expectAccessible, PHONE, setWidth } from '#web/testing/look-at-screens.ts'
import { openScreen } from '#web/testing/open-screen.tsx'
import { docsSearch } from './docs-search.messages.ts'
import type { SearchEntry } from './search-index.ts'

const PAGES: SearchEntry[] = [
  { kind: 'guide', title: 'Changelog', details: '', to: '/docs/changelog', text: 'Versions' },
  { kind: 'guide', title: 'Retries', details: 'Conventions', to: '/docs/conventions#retries', text: 'Retry a call' },
  {
    kind: 'error',
    title: 'RATE_LIMITED',
    details: 'A limit was reached.',
    to: '/docs/errors/RATE_LIMITED',
    text: '429',
  },
]

/** Opens a page whose server has this index, or none. */
async function openDocs(locale: 'en' | 'ar', index: () => Response) {
  await openScreen('quickStart', { locale })
  const urls: unknown[] = []
  vi.spyOn(window, 'fetch').mockImplementation(async url => {
    urls.push(url)
    return index()
  })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  return { asked: urls, t: docsSearch[locale] }
}

test.for([
  ['en', DESKTOP, '{Control>}k{/Control}'],
  ['ar', PHONE, '{Meta>}k{/Meta}'],
] as const)(
  'in %s the keyboard opens it, finds pages, errors and operations, and opens one',
  async ([locale, view, shortcut]) => {
    setWidth(view)
    const { asked, t } = await openDocs(locale, () => Response.json(PAGES))
    expect(asked).toEqual([])
    await userEvent.keyboard(shortcut)
    const dialog = page.getByRole('dialog', { name: t.title })
    await expect.element(dialog.getByRole('searchbox')).toHaveFocus()
    await userEvent.keyboard('retr')
    await expect.element(dialog.getByRole('status')).toHaveTextContent(t.count(1))
    await userEvent.clear(dialog.getByRole('searchbox'))
    await userEvent.keyboard('/api/v1/auth/send-otp')
    const operation = dialog.getByRole('region', { name: t.kinds.operation }).getByRole('link', { name: /sendOtp/ })
    await expect.element(operation).toHaveAttribute('href', '/docs/reference/auth/sendOtp')
    await userEvent.clear(dialog.getByRole('searchbox'))
    await userEvent.keyboard('rate')
    await expect.element(dialog.getByRole('link', { name: /RATE_LIMITED/ })).toBeVisible()
    await expectAccessible(view, 'search of the documentation')
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(dialog.getByRole('link', { name: /RATE_LIMITED/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(dialog.getByRole('searchbox')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('heading', { level: 1, name: 'RATE_LIMITED' })).toHaveFocus()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(new Set(asked)).toEqual(new Set([`/docs/search.${locale}.json`]))
  },
)

test('the button opens it, and the heading of the chosen page has the focus', async () => {
  const { t } = await openDocs('en', () => Response.json(PAGES))
  await page.getByRole('button', { name: t.search, exact: true }).click()
  await page.getByRole('searchbox').fill('changelog')
  await page.getByRole('dialog').getByRole('link', { name: 'Changelog' }).click()
  await expect.element(page.getByRole('heading', { name: 'Changelog', level: 1 })).toHaveFocus()
})

test('an index that could not be loaded is loaded again', async () => {
  let isDown = true
  const { t } = await openDocs('en', () => (isDown ? new Response(null, { status: 503 }) : Response.json(PAGES)))
  await page.getByRole('button', { name: t.search, exact: true }).click()
  await expect.element(page.getByRole('alert').getByText(t.failed)).toBeVisible()
  isDown = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('searchbox').fill('no such word')
  await expect.element(page.getByRole('dialog').getByRole('status')).toHaveTextContent(t.count(0))
})
