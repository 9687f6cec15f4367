import { useLayoutEffect, useRef } from 'react'
import { useErrorText } from '#web/api/error-text.ts'
import type { Transaction, TransactionCategory } from '#web/api/generated/plinkAPI.schemas.ts'
import { useListTransactionCategories } from '#web/api/generated/transactions.ts'
import { useName, useTexts } from '#web/lib/locale.tsx'
import { ChevronDownIcon, TagIcon } from '#web/ui/icons.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'
import { transactionNotes } from './transaction-notes.messages.ts'
import { useUpdateTransaction } from './use-update-transaction.ts'

/**
 * Above the link that covers the row: a chip in a row of two lines and in a narrow table, where its colour says that there is a category, and a second
 * line of the cell in a wide table.
 */
const PLACE =
  'relative z-10 flex w-fit max-w-full items-center gap-1 rounded-md outline-focus hover:underline ' +
  'has-focus-visible:outline-2 @max-2xl:min-w-11 @max-2xl:justify-center @max-2xl:rounded-full @max-2xl:border @max-2xl:border-control @max-2xl:px-2'
/** The select covers what is seen of it. In a chip it reaches beyond it, to the end of the row and to the line above, as far as a finger needs. */
const TARGET = 'absolute inset-x-0 -inset-y-2 w-full cursor-pointer opacity-0 @max-2xl:-inset-y-2.5 @max-2xl:h-11'
const NAME = 'max-w-40 truncate @max-lg:max-w-20'

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
  const chosen = categories.find(({ categoryId }) => categoryId === value)
  return (
    <>
      <span className={`${PLACE} ${chosen ? 'text-brand' : 'text-muted'}`}>
        <span aria-hidden="true" className="contents">
          {chosen ? (
            <>
              <TagIcon className="hidden size-4 shrink-0 @lg:@max-2xl:block" />
              <bdi className={`@lg:@max-2xl:hidden ${NAME}`}>{nameOf(chosen.name, chosen.nameArabic)}</bdi>
            </>
          ) : (
            <>
              <TagIcon className="size-4 shrink-0 @2xl:hidden" />
              <span className={`@max-2xl:hidden ${NAME}`}>{t.chooseCategory}</span>
            </>
          )}
          <ChevronDownIcon className="size-4 shrink-0 text-muted" />
        </span>
        <select
          ref={select}
          data-category-choice
          aria-label={t.categoryOf(nameOf(counterparty, counterpartyArabic))}
          aria-busy={isPending}
          value={value}
          className={TARGET}
          onChange={event => mutate({ referenceId, data: { categoryId: event.target.value || null } })}
        >
          <option value="">{value === '' ? t.chooseCategory : t.noCategory}</option>
          {categories.map(each => (
            <option key={each.categoryId} value={each.categoryId}>
              {nameOf(each.name, each.nameArabic)}
            </option>
          ))}
        </select>
      </span>
      {error ? (
        <span role="alert" className="relative z-10 ms-2 text-sm text-danger @max-lg:ms-0 @max-lg:basis-full">
          {errorText(error)}
        </span>
      ) : (
        <span role="status" className="absolute">
          <VisuallyHidden>{isSuccess && !isPending ? t.saved : ''}</VisuallyHidden>
        </span>
      )}
    </>
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
