import { Suspense } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { ErrorBoundary } from './layouts/ErrorBoundary.tsx'
import { OfflineNotice } from './layouts/OfflineNotice.tsx'
import { LocaleProvider } from './lib/locale.tsx'
import { AppRoutes } from './routes.tsx'

export function App() {
  return (
    <LocaleProvider>
      <ErrorBoundary>
        <BrowserRouter>
          <Pages />
        </BrowserRouter>
      </ErrorBoundary>
    </LocaleProvider>
  )
}

/** The page at the address of the router. */
export function Pages() {
  return (
    <>
      <Suspense>
        <AppRoutes />
      </Suspense>
      <OfflineNotice />
    </>
  )
}
