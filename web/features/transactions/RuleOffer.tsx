import { useState } from 'react'
import type { CreatedCategoryRule, Transaction, TransactionCategory } from '#web/api/generated/plinkAPI.schemas.ts'
import { ActionError } from '#web/layouts/errors.tsx'
import { useName, useTexts } from '#web/lib/locale.tsx'
import { useIdempotencyKey } from '#web/lib/use-idempotency-key.ts'
import { common } from '#web/messages/common.ts'
import { Button } from '#web/ui/Button.tsx'
import { useCreateCategoryRule } from './categories/use-create-category-rule.ts'
import { transactionNotes } from './transaction-notes.messages.ts'

export interface SortedTransaction {
  transaction: Transaction
  category: TransactionCategory
}

/** After a category was chosen in the list: whether it is always the right one for the counterparty. Stays in view while the list scrolls. */
export function RuleOffer({ sorted, onClose }: { sorted: SortedTransaction; onClose: () => void }) {
  const t = useTexts(transactionNotes)
  const { close } = useTexts(common)
  const nameOf = useName()
  const [created, setCreated] = useState<CreatedCategoryRule | null>(null)
  const { keyFor } = useIdempotencyKey()
  const { mutate, isPending, error } = useCreateCategoryRule(setCreated)
  const { transaction, category } = sorted
  const counterparty = nameOf(transaction.counterparty, transaction.counterpartyArabic)
  const name = nameOf(category.name, category.nameArabic)
  const make = (applyToEarlier: boolean) => {
    const data = { referenceId: transaction.referenceId, categoryId: category.categoryId, applyToEarlier }
    mutate({ data, headers: { 'Idempotency-Key': keyFor(JSON.stringify(data)) } })
  }
  return (
    <div
      role="status"
      className="sticky bottom-4 z-20 flex flex-wrap items-center justify-between gap-3 rounded-lg border border-line bg-surface p-4 shadow-lg"
    >
      <p className="min-w-0 flex-1 basis-64 wrap-anywhere">
        {created ? t.ruleMade(name, counterparty, created.applied) : t.ruleOffer(name, counterparty)}
      </p>
      <ActionError error={error} />
      <div className="flex flex-wrap gap-2">
        {created ? null : (
          <>
            <Button busy={isPending && t.saving} onClick={() => make(true)}>
              {t.ruleForAll}
            </Button>
            <Button variant="secondary" onClick={() => make(false)}>
              {t.ruleForNew}
            </Button>
          </>
        )}
        <Button variant="quiet" onClick={onClose}>
          {close}
        </Button>
      </div>
    </div>
  )
}
