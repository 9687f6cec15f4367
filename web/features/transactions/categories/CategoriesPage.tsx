import { useState } from 'react'
import type { TransactionCategory } from '#web/api/generated/plinkAPI.schemas.ts'
import { useListTransactionCategories } from '#web/api/generated/transactions.ts'
import { Form } from '#web/form/Form.tsx'
import { FormField } from '#web/form/FormField.tsx'
import { usePlinkForm } from '#web/form/use-plink-form.ts'
import { ActionError, LoadError } from '#web/layouts/errors.tsx'
import { BackLink } from '#web/layouts/links.tsx'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { IfAllowed, RoleNotice } from '#web/layouts/RoleNotice.tsx'
import { useName, useTexts } from '#web/lib/locale.tsx'
import { useAddress, walletParams } from '#web/money/wallet-params.ts'
import { paths, transactionsPath } from '#web/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { PlusIcon, TransactionsIcon } from '#web/ui/icons.tsx'
import { TextInput } from '#web/ui/inputs/TextInput.tsx'
import { OutcomeMessage } from '#web/ui/OutcomeMessage.tsx'
import { Rows, RowsSkeleton } from '#web/ui/Rows.tsx'
import { transactionNotes } from '../transaction-notes.messages.ts'
import { CategoryRow } from './CategoryRow.tsx'
import { CategoryRules } from './CategoryRules.tsx'
import { categoryNameProblem } from './category-name-problem.ts'
import { useCreateTransactionCategory } from './use-create-transaction-category.ts'

/** The account's own list of categories for transactions. */
export function CategoriesPage() {
  const t = useTexts(transactionNotes)
  const nameOf = useName()
  const { subWallet } = walletParams(useAddress().params)
  const { data, error, refetch } = useListTransactionCategories()
  const [deleted, setDeleted] = useState<TransactionCategory | null>(null)
  return (
    <>
      <div className="grid gap-6">
        <BackLink to={subWallet ? transactionsPath({ subWallet }) : paths.transactions} />
        <div className="grid gap-2">
          <PageHeading title={t.categories} />
          {data ? <p className="text-muted">{t.lead(data.max)}</p> : null}
        </div>
      </div>
      <RoleNotice operation="createTransactionCategory" />
      <IfAllowed operation="createTransactionCategory">
        <AddForm />
      </IfAllowed>
      <OutcomeMessage outcome={deleted}>
        {deleted ? t.removed(nameOf(deleted.name, deleted.nameArabic)) : null}
      </OutcomeMessage>
      {error && !data ? <LoadError error={error} onTryAgain={refetch} /> : null}
      {error || data ? null : <RowsSkeleton count={6} />}
      {data?.items.length === 0 ? <EmptyState icon={<TransactionsIcon />} title={t.noneTitle} text={t.none} /> : null}
      {data && data.items.length > 0 ? (
        <Rows>
          {data.items.map(category => (
            <CategoryRow key={category.categoryId} category={category} onDeleted={() => setDeleted(category)} />
          ))}
        </Rows>
      ) : null}
      <CategoryRules />
    </>
  )
}

function AddForm() {
  const t = useTexts(transactionNotes)
  const form = usePlinkForm({ defaultValues: { name: '' } })
  const [newName, setNewName] = useState('')
  const { mutate, isPending, error } = useCreateTransactionCategory(() => {
    setNewName(form.getValues('name').trim())
    form.reset()
  })
  return (
    <Form
      form={form}
      problems={{ name: t.nameProblems }}
      onSubmit={values => {
        setNewName('')
        if (!isPending) mutate({ data: { name: values.name.trim() } })
      }}
    >
      <ActionError error={error} />
      <div className="flex flex-wrap items-end gap-3 *:first:min-w-56 *:first:flex-1">
        <FormField form={form} name="name" label={t.name} check={categoryNameProblem}>
          {control => <TextInput {...control} autoComplete="off" dir="auto" maxLength={60} />}
        </FormField>
        <Button type="submit" variant="secondary" busy={isPending && t.adding}>
          <PlusIcon className="size-5" />
          {t.add}
        </Button>
      </div>
      <p role="status" className="text-success empty:hidden">
        {newName ? t.added(newName) : ''}
      </p>
    </Form>
  )
}
