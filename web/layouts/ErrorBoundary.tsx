import { Component, type ReactNode } from 'react'
import { useTexts } from '#web/lib/locale.tsx'
import { usePageTitle } from '#web/lib/page-title.ts'
import { errors } from '#web/messages/errors.ts'
import { Button } from '#web/ui/Button.tsx'
import { Logo } from '#web/ui/Logo.tsx'

/** Catches errors of rendering and of loading a page's code, and offers a reload. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? <UnexpectedError /> : this.props.children
  }
}

/** Without the usual frame, because the frame may have caused the error. */
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
