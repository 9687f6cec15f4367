import { useState } from 'react'
import type { CategoryRule } from '#web/api/generated/plinkAPI.schemas.ts'
import { useListCategoryRules } from '#web/api/generated/transactions.ts'
import { ActionError, LoadError } from '#web/layouts/errors.tsx'
import { IfAllowed } from '#web/layouts/RoleNotice.tsx'
import { useName, useTexts } from '#web/lib/locale.tsx'
import { Button } from '#web/ui/Button.tsx'
import { OutcomeMessage } from '#web/ui/OutcomeMessage.tsx'
import { Rows, RowsSkeleton } from '#web/ui/Rows.tsx'
import { transactionNotes } from '../transaction-notes.messages.ts'
import { useDeleteCategoryRule } from './use-delete-category-rule.ts'

/** The rules by which new transactions get their category. */
export function CategoryRules() {
  const t = useTexts(transactionNotes)
  const nameOf = useName()
  const { data, error, refetch } = useListCategoryRules()
  const [deleted, setDeleted] = useState<CategoryRule | null>(null)
  return (
    <section className="grid grid-cols-1 gap-4">
      <div className="grid gap-1">
        <h2 className="text-lg font-semibold">{t.rules}</h2>
        <p className="text-muted">{t.rulesLead}</p>
      </div>
      <OutcomeMessage outcome={deleted}>
        {deleted ? t.ruleRemoved(nameOf(deleted.counterparty, deleted.counterpartyArabic)) : null}
      </OutcomeMessage>
      {error && !data ? <LoadError error={error} onTryAgain={refetch} /> : null}
      {error || data ? null : <RowsSkeleton count={2} />}
      {data?.items.length === 0 ? <p className="text-muted">{t.noRules}</p> : null}
      {data && data.items.length > 0 ? (
        <Rows>
          {data.items.map(rule => (
            <RuleRow key={rule.ruleId} rule={rule} onDeleted={() => setDeleted(rule)} />
          ))}
        </Rows>
      ) : null}
    </section>
  )
}

function RuleRow({ rule, onDeleted }: { rule: CategoryRule; onDeleted: () => void }) {
  const t = useTexts(transactionNotes)
  const nameOf = useName()
  const { mutate, isPending, error } = useDeleteCategoryRule(onDeleted)
  const { ruleId, counterparty, counterpartyArabic, category } = rule
  const name = nameOf(counterparty, counterpartyArabic)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 py-1 ps-4 pe-1">
      <span className="grid min-w-0 flex-1 py-2 wrap-anywhere">
        <bdi>{name}</bdi>
        <bdi className="text-sm text-muted">{nameOf(category.name, category.nameArabic)}</bdi>
      </span>
      <IfAllowed operation="deleteCategoryRule">
        <span className="flex *:px-3!">
          <Button
            variant="quiet"
            aria-label={t.removeRuleOf(name)}
            busy={isPending && t.removing}
            onClick={() => mutate({ ruleId })}
          >
            {t.remove}
          </Button>
        </span>
      </IfAllowed>
      <ActionError error={error} />
    </li>
  )
}
