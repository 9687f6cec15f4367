import '#web/styles/app.css'
import type { ReactNode } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { onTestFinished } from 'vitest'
import { type RenderResult, render as renderBare } from 'vitest-browser-react/pure'
import { ServerState } from '#web/layouts/ServerState.tsx'
import { type Locale, LocaleProvider } from '#web/lib/locale.tsx'
import { writePreference } from '#web/lib/preferences.ts'

interface Surroundings {
  locale?: Locale
  /** The path of the URL. */
  path?: string
}

/** Renders with the app's providers: language, server state, router and styles. Restores the URL after the test. */
export function render(ui: ReactNode, { locale = 'en', path = '/' }: Surroundings = {}): Promise<RenderResult> {
  const address = location.href
  onTestFinished(() => history.pushState(null, '', address))
  history.pushState(null, '', path)
  writePreference('plink.locale', locale)
  return renderBare(ui, { wrapper: Providers })
}

function Providers({ children }: { children: ReactNode }) {
  return (
    <LocaleProvider>
      <ServerState>
        <BrowserRouter>{children}</BrowserRouter>
      </ServerState>
    </LocaleProvider>
  )
}
