import { useTexts } from '#web/lib/locale.tsx'
import { usePageTitle } from '#web/lib/page-title.ts'
import { errors } from '#web/messages/errors.ts'
import { Button } from '#web/ui/Button.tsx'
import { Logo } from '#web/ui/Logo.tsx'

/** Stands alone: whatever broke may be part of the usual frame. */
export function UnexpectedError() {
  const t = useTexts(errors)
  usePageTitle(t.unexpectedTitle)
  return (
    <main role="alert" className="mx-auto grid min-h-dvh max-w-lg content-center justify-items-start gap-4 px-6 py-16">
      <Logo />
      <h1 className="mt-4 text-xl font-semibold">{t.unexpectedTitle}</h1>
      <p className="text-muted">{t.unexpectedText}</p>
      <Button onClick={() => window.location.reload()}>{t.refreshPage}</Button>
    </main>
  )
}
