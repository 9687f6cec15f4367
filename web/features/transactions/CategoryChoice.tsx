import { useLayoutEffect, useRef } from 'react'
import { useErrorText } from '#web/api/error-text.ts'
import type { Transaction, TransactionCategory } from '#web/api/generated/plinkAPI.schemas.ts'
import { useListTransactionCategories } from '#web/api/generated/transactions.ts'
import { useName, useTexts } from '#web/lib/locale.tsx'
import { ChevronDownIcon } from '#web/ui/icons.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'
import { transactionNotes } from './transaction-notes.messages.ts'
import { useUpdateTransaction } from './use-update-transaction.ts'

/** Above the link that covers the row, with a place to press that is larger than the text and keeps off the reference below it in a card. */
const PLACE = 'relative z-10 -mt-1.5 inline-flex max-w-full items-center @4xl:-mb-1.5'
const LOOK =
  'field-sizing-content max-w-44 cursor-pointer appearance-none truncate rounded-md bg-transparent py-2 pe-5 outline-focus hover:underline focus-visible:outline-2'

interface CategoryChoiceProps {
  transaction: Transaction
  /** Is called once the category is stored. */
  onSorted: (category: TransactionCategory | undefined) => void
}

/** The category of a transaction, chosen in the list. */
export function CategoryChoice({ transaction, onSorted }: CategoryChoiceProps) {
  const t = useTexts(transactionNotes)
  const nameOf = useName()
  const errorText = useErrorText()
  const select = useRef<HTMLSelectElement>(null)
  const { data: list } = useListTransactionCategories()
  const { mutate, isPending, variables, error, isSuccess } = useUpdateTransaction(updated => onSorted(updated.category))
  const { referenceId, counterparty, counterpartyArabic, category } = transaction
  useFocusOnNeighbour(select)
  const known = category?.categoryId ?? ''
  const value = isPending ? (variables.data.categoryId ?? '') : known
  // The list may still be loading, and the choice is shown meanwhile.
  const categories = list?.items ?? (category ? [category] : [])
  return (
    <span className={PLACE}>
      <select
        ref={select}
        data-category-choice
        aria-label={t.categoryOf(nameOf(counterparty, counterpartyArabic))}
        aria-busy={isPending}
        value={value}
        className={`${LOOK} ${value === '' ? 'text-muted' : 'text-brand'}`}
        onChange={event => mutate({ referenceId, data: { categoryId: event.target.value || null } })}
      >
        <option value="">{value === '' ? t.chooseCategory : t.noCategory}</option>
        {categories.map(each => (
          <option key={each.categoryId} value={each.categoryId}>
            {nameOf(each.name, each.nameArabic)}
          </option>
        ))}
      </select>
      <ChevronDownIcon className="pointer-events-none absolute end-0 size-4 text-muted" />
      {error ? (
        <span role="alert" className="ms-2 text-sm text-danger">
          {errorText(error)}
        </span>
      ) : (
        <span role="status">
          <VisuallyHidden>{isSuccess && !isPending ? t.saved : ''}</VisuallyHidden>
        </span>
      )}
    </span>
  )
}

/** A list of what has no category loses the row for which one was chosen. Whoever sorts by keyboard goes on with the next row. */
function useFocusOnNeighbour(select: React.RefObject<HTMLSelectElement | null>): void {
  useLayoutEffect(() => {
    const own = select.current
    return () => {
      if (own === null || document.activeElement !== own) return
      const choices = [...document.querySelectorAll<HTMLSelectElement>('[data-category-choice]')]
      const place = choices.indexOf(own)
      const neighbour = choices[place + 1] ?? choices[place - 1]
      neighbour?.focus()
    }
  }, [select])
}
