import { type ReactNode, useEffect, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { useMe } from '#web/api/use-me.ts'
import { serverNow } from '#web/lib/clock.ts'
import { useFormats } from '#web/lib/format.ts'
import { useName, useTexts } from '#web/lib/locale.tsx'
import { transactions } from '#web/messages/wallet/transactions.ts'
import { Logo } from '#web/ui/Logo.tsx'

/** The content that is printed in place of the page while it is open. It is rendered beside the page, so that the page can be hidden. */
export function PrintedReceipt({ title, children }: { title: string; children: ReactNode }) {
  const t = useTexts(transactions)
  const { dateTime } = useFormats()
  const nameOf = useName()
  const { data: me } = useMe()
  const printedAt = usePrintTime()
  return createPortal(
    <article data-printed-alone className="mx-auto hidden max-w-xl gap-6 text-ink print:grid">
      <header className="flex flex-wrap items-center justify-between gap-4 border-b border-line pb-4">
        <Logo />
        <bdi className="font-semibold wrap-anywhere">
          {me?.profile && nameOf(me.profile.legalName, me.profile.legalNameArabic)}
        </bdi>
      </header>
      <h1 className="text-lg font-semibold">{title}</h1>
      {children}
      <footer className="text-sm text-muted">
        <p>{t.printedOn(dateTime(printedAt))}</p>
        <p>{t.lead}</p>
      </footer>
    </article>,
    document.body,
  )
}

/** Returns the time of printing, by our button or by the browser's. A page may have been open for a day before. */
function usePrintTime(): Date {
  const [printedAt, setPrintedAt] = useState(() => new Date(serverNow()))
  useEffect(() => {
    // Only content that is rendered by the end of the event is printed.
    const now = () => flushSync(() => setPrintedAt(new Date(serverNow())))
    window.addEventListener('beforeprint', now)
    return () => window.removeEventListener('beforeprint', now)
  }, [])
  return printedAt
}
