import '#web/styles/app.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { type RenderResult, render as renderBare } from 'vitest-browser-react/pure'
import { type Locale, LocaleProvider } from '#web/lib/locale.tsx'
import { writePreference } from '#web/lib/preferences.ts'

interface Surroundings {
  locale?: Locale
  /** The initial path of the router. */
  path?: string
}

/** Renders with the providers that the app has: language, server state, router and styles. */
export function render(ui: ReactNode, { locale = 'en', path = '/' }: Surroundings = {}): Promise<RenderResult> {
  writePreference('plink.locale', locale)
  return renderBare(ui, { wrapper: ({ children }) => <Providers path={path}>{children}</Providers> })
}

function Providers({ path, children }: { path: string; children: ReactNode }) {
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }))
  return (
    <LocaleProvider>
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
      </QueryClientProvider>
    </LocaleProvider>
  )
}
