import { Component, type ReactNode } from 'react'
import { useTexts } from '#web/lib/locale.tsx'
import { usePageTitle } from '#web/lib/page-title.ts'
import { errors } from '#web/messages/errors.ts'
import { Button } from '#web/ui/Button.tsx'
import { Logo } from '#web/ui/Logo.tsx'

interface ErrorBoundaryProps {
  children: ReactNode
  /** Replaces the children if they fail, for a part that the page can do without. */
  fallback?: ReactNode
}

/** Catches errors of rendering and of loading code. Without a fallback for the failed part, it offers a reload. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    const { children, fallback = <UnexpectedError /> } = this.props
    return this.state.failed ? fallback : children
  }
}

/** The page has no frame, because the frame may have caused the error. */
function UnexpectedError() {
  const t = useTexts(errors)
  usePageTitle(t.unexpectedTitle)
  return (
    <main className="mx-auto grid min-h-dvh max-w-lg content-center justify-items-start gap-4 px-6 py-16">
      <Logo />
      <div role="alert" className="mt-4 grid gap-2">
        <h1 className="text-xl font-semibold">{t.unexpectedTitle}</h1>
        <p className="text-muted">{t.unexpectedText}</p>
      </div>
      <Button onClick={() => window.location.reload()}>{t.refreshPage}</Button>
    </main>
  )
}
