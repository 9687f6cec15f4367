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
          <Suspense>
            <AppRoutes />
          </Suspense>
          <OfflineNotice />
        </BrowserRouter>
      </ErrorBoundary>
    </LocaleProvider>
  )
}
