import { hydrateRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { App } from './app.tsx'
import { FIRST_PAGES } from './first-pages.ts'
import { clearStoredState, storePreferences } from './mock/app-storage.ts'
import { prerender } from './prerender.tsx'
import { sayModeIsSandbox } from './testing/open-screen.tsx'

const PAGES = FIRST_PAGES.filter(({ prerendered }) => prerendered === 'hydrated')
const MODES = ['sandbox', 'live'] as const
const LOCALES = ['en', 'ar'] as const
const VISITS = PAGES.flatMap(({ path }) => MODES.flatMap(mode => LOCALES.map(locale => ({ path, mode, locale }))))

/** React reports differences on the console. */
test.each(VISITS)('$path in $locale, $mode, becomes a page that reacts and stays as it is', async visit => {
  const { path, mode, locale } = visit
  const address = location.href
  clearStoredState()
  storePreferences({ locale, theme: 'light' })
  if (mode === 'sandbox') sayModeIsSandbox()
  history.pushState(null, '', path)
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = await prerender(path, locale)
  const text = root.textContent
  const heading = root.querySelector('h1')
  const onReady = vi.fn()
  const app = hydrateRoot(root, <App onReady={onReady} />)
  onTestFinished(() => {
    app.unmount()
    root.remove()
    history.pushState(null, '', address)
  })
  await expect.poll(() => onReady).toHaveBeenCalled()
  expect(root.querySelector('h1')).toBe(heading)
  expect(root.textContent).toBe(text)
  expect(heading?.textContent).toMatch(locale === 'en' ? /[a-z]/ : /[\u0600-\u06ff]/)
})
