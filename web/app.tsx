import { StrictMode, Suspense, useEffect } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { ErrorBoundary } from './layouts/ErrorBoundary.tsx'
import { OfflineNotice } from './layouts/OfflineNotice.tsx'
import { LocaleProvider } from './lib/locale.tsx'
import { AppRoutes } from './routes.tsx'

interface ReadyProps {
  /** Called when the page is interactive. React hydrates a prerendered page some time after the call. */
  onReady?: (() => void) | undefined
}

export function App({ onReady }: ReadyProps) {
  return (
    <StrictMode>
      <LocaleProvider>
        <ErrorBoundary>
          <BrowserRouter>
            <Pages onReady={onReady} />
          </BrowserRouter>
        </ErrorBoundary>
      </LocaleProvider>
    </StrictMode>
  )
}

/** The page at the address of the router. */
export function Pages({ onReady }: ReadyProps) {
  return (
    <>
      <Suspense>
        <AppRoutes />
        <Ready onReady={onReady} />
      </Suspense>
      <OfflineNotice />
    </>
  )
}

/** This component is beside the routes, because React hydrates the content of a `Suspense` last. */
function Ready({ onReady }: ReadyProps) {
  useEffect(() => onReady?.(), [onReady])
  return null
}
