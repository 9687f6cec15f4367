import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import type { Transaction } from '#web/api/generated/plinkAPI.schemas.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { useMediaQuery } from '#web/lib/use-media-query.ts'
import { common } from '#web/messages/common.ts'
import { transactions } from '#web/messages/wallet/transactions.ts'
import { linkIdOf } from '#web/money/TransactionRow.tsx'
import { useAddress } from '#web/money/wallet-params.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import { CloseIcon } from '#web/ui/icons.tsx'
import { TransactionFacts } from './TransactionFacts.tsx'

interface TransactionDetailsProps {
  /** Undefined while no transaction is selected. */
  referenceId: string | undefined
  /** The transaction as the list has it, if it has it. */
  known: Transaction | undefined
}

/**
 * The details are beside the list if there is room for both, otherwise at the side over it: they scroll along and leave the filters, the header and
 * the pager free. On a phone they are a sheet at the bottom.
 */
export function TransactionDetails({ referenceId, known }: TransactionDetailsProps) {
  const t = useTexts(transactions)
  const { change } = useAddress()
  const isBeside = useMediaQuery('(min-width: 64rem)')
  const close = () => change({ reference: null })
  useFocusBack(referenceId)
  if (referenceId === undefined) return null
  const facts = <TransactionFacts key={referenceId} referenceId={referenceId} known={known} />
  if (isBeside) {
    return (
      <DetailsPanel title={t.details} shown={referenceId} onClose={close}>
        {facts}
      </DetailsPanel>
    )
  }
  return (
    <Dialog open placement="sheet" title={t.details} onClose={close}>
      {facts}
    </Dialog>
  )
}

/** After the details are closed, the focus returns to the row that opened them, unless it is already elsewhere. */
function useFocusBack(referenceId: string | undefined): void {
  const last = useRef(referenceId)
  useEffect(() => {
    const left = last.current
    last.current = referenceId
    if (left === undefined || referenceId !== undefined || document.activeElement !== document.body) return
    const target = document.getElementById(linkIdOf(left)) ?? document.getElementById('main')
    target?.focus({ preventScroll: true })
  }, [referenceId])
}

interface DetailsPanelProps {
  title: string
  /** The id of the content. A new one counts as new content. */
  shown: string
  onClose: () => void
  children: ReactNode
}

/**
 * Takes the focus when its content changes, so that it is read out and its buttons come next. The list beside it stays usable, and Escape closes the
 * panel from anywhere.
 */
function DetailsPanel({ title, shown, onClose, children }: DetailsPanelProps) {
  const id = useId()
  const { key } = useLocation()
  const heading = useRef<HTMLHeadingElement>(null)
  const isFirstPage = key === 'default'
  const contentBefore = useRef('')
  useEscape(onClose)
  useEffect(() => {
    if (contentBefore.current === shown) return
    contentBefore.current = shown
    if (!isFirstPage) heading.current?.focus({ preventScroll: true })
    // The list becomes narrower, which moves its rows out of sight.
    document.getElementById(linkIdOf(shown))?.closest('tr')?.scrollIntoView({ block: 'nearest' })
  }, [shown, isFirstPage])
  return (
    <div className="pointer-events-none absolute inset-y-0 end-0 z-20 w-96 xl:static xl:shrink-0 xl:self-stretch">
      <aside
        aria-labelledby={id}
        className="pointer-events-auto sticky top-6 grid max-h-[calc(100dvh-3rem)] grid-cols-1 content-start gap-5 overflow-y-auto overscroll-contain rounded-lg border border-line bg-surface p-6 shadow-lift xl:shadow-none"
      >
        <h2 ref={heading} id={id} tabIndex={-1} className="pe-10 text-lg font-semibold">
          {title}
        </h2>
        <button
          type="button"
          aria-label={useTexts(common).close}
          className="absolute end-3 top-4 grid size-11 place-items-center rounded-md text-muted hover:bg-raised hover:text-ink"
          onClick={onClose}
        >
          <CloseIcon className="size-5" />
        </button>
        {children}
      </aside>
    </div>
  )
}

/** A press that something else has handled, such as an open dialog, does not count. */
function useEscape(onPress: () => void): void {
  const press = useRef(onPress)
  useEffect(() => {
    press.current = onPress
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isUsed = event.defaultPrevented || document.querySelector('dialog[open]') !== null
      if (event.key === 'Escape' && !isUsed) press.current()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
