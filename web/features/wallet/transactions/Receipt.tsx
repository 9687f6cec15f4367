import { useEffect, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import type { Transaction } from '#web/api/generated/model/index.ts'
import { useMe } from '#web/api/use-me.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { transactions } from '#web/messages/transactions.ts'
import { Logo } from '#web/ui/Logo.tsx'
import { TransactionFactList } from './TransactionFactList.tsx'
import { TransactionLead } from './TransactionLead.tsx'

/** What is printed in the place of the page while the transaction is shown. It stands beside the page, so that the page can go. */
export function Receipt({ transaction }: { transaction: Transaction }) {
  const t = useTexts(transactions)
  const { dateTime } = useFormats()
  const { data: me } = useMe()
  const printedAt = usePrintTime()
  return createPortal(
    <article data-printed-alone className="mx-auto hidden max-w-xl gap-6 text-ink print:grid">
      <header className="flex flex-wrap items-center justify-between gap-4 border-b border-line pb-4">
        <Logo />
        <bdi className="font-semibold wrap-anywhere">{me?.profile?.legalName}</bdi>
      </header>
      <h1 className="text-lg font-semibold">{t.receipt}</h1>
      <TransactionLead transaction={transaction} />
      <TransactionFactList transaction={transaction} />
      <footer className="text-sm text-muted">
        <p>{t.printedOn(dateTime(printedAt))}</p>
        <p>{t.lead}</p>
      </footer>
    </article>,
    document.body,
  )
}

/** When the page is printed, by a button of ours or by the browser's: a page may stand open for a day before. */
function usePrintTime(): Date {
  const [printedAt, setPrintedAt] = useState(() => new Date())
  useEffect(() => {
    // What is not drawn by the end of the event is not on the paper.
    const now = () => flushSync(() => setPrintedAt(new Date()))
    window.addEventListener('beforeprint', now)
    return () => window.removeEventListener('beforeprint', now)
  }, [])
  return printedAt
}
