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
