import { useId, useState } from 'react'
import { NOTE_MAX_LENGTH } from '#domain/money/annotations.ts'
import { codePointLength } from '#domain/text-length.ts'
import type { Transaction } from '#web/api/generated/plinkAPI.schemas.ts'
import { useListTransactionCategories } from '#web/api/generated/transactions.ts'
import { useMay } from '#web/api/use-may.ts'
import { Form } from '#web/form/Form.tsx'
import { FormField } from '#web/form/FormField.tsx'
import { usePlinkForm } from '#web/form/use-plink-form.ts'
import { ActionError } from '#web/layouts/errors.tsx'
import { TextLink } from '#web/layouts/links.tsx'
import { useName, useTexts } from '#web/lib/locale.tsx'
import { useAddress, walletParams } from '#web/money/wallet-params.ts'
import { transactionCategoriesPath } from '#web/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { Fact, Facts } from '#web/ui/Facts.tsx'
import { Select } from '#web/ui/inputs/Select.tsx'
import { TextArea } from '#web/ui/inputs/TextArea.tsx'
import { transactionNotes } from './transaction-notes.messages.ts'
import { useUpdateTransaction } from './use-update-transaction.ts'

/** The customer's notes about a transaction: a category and a text. */
export function TransactionNotes({ transaction }: { transaction: Transaction }) {
  const t = useTexts(transactionNotes)
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-4 border-t border-line pt-5">
      <h3 id={id} className="font-semibold">
        {t.title}
      </h3>
      {useMay('updateTransaction') ? <NotesForm transaction={transaction} /> : <NotesShown transaction={transaction} />}
    </section>
  )
}

/** The notes, for those who may not change them. */
function NotesShown({ transaction: { note, category } }: { transaction: Transaction }) {
  const t = useTexts(transactionNotes)
  const nameOf = useName()
  return (
    <Facts>
      <Fact name={t.category}>{category ? <bdi>{nameOf(category.name, category.nameArabic)}</bdi> : t.noCategory}</Fact>
      <Fact name={t.note}>{note ? <bdi className="wrap-anywhere">{note}</bdi> : '—'}</Fact>
    </Facts>
  )
}

function NotesForm({ transaction: { referenceId, note = '', category } }: { transaction: Transaction }) {
  const t = useTexts(transactionNotes)
  const nameOf = useName()
  const { data: list } = useListTransactionCategories()
  const { params } = useAddress()
  const [isSaved, setSaved] = useState(false)
  const form = usePlinkForm({ values: { category: category?.categoryId ?? '', note } })
  const { mutate, isPending, error } = useUpdateTransaction(() => setSaved(true))
  // The list may still be loading. The current category is shown meanwhile.
  const categories = list?.items ?? (category ? [category] : [])
  return (
    <Form
      form={form}
      problems={{ note: t.noteProblems }}
      onSubmit={values => {
        if (isPending) return
        setSaved(false)
        mutate({ referenceId, data: { note: values.note.trim() || null, categoryId: values.category || null } })
      }}
    >
      <ActionError error={error} />
      <div className="grid">
        <FormField form={form} name="category" label={t.category}>
          {control => (
            <Select
              {...control}
              placeholder={t.noCategory}
              options={categories.map(each => ({
                value: each.categoryId,
                label: nameOf(each.name, each.nameArabic),
              }))}
            />
          )}
        </FormField>
        <span>
          <TextLink to={transactionCategoriesPath(walletParams(params))}>{t.editCategories}</TextLink>
        </span>
      </div>
      <FormField form={form} name="note" label={t.note} help={t.noteHelp} check={noteProblem}>
        {control => <TextArea {...control} rows={2} />}
      </FormField>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="secondary" busy={isPending && t.saving}>
          {t.save}
        </Button>
        <span role="status" className="text-sm text-success">
          {isSaved && !form.formState.isDirty ? t.saved : ''}
        </span>
      </div>
    </Form>
  )
}

const noteProblem = (note: string) => (codePointLength(note.trim()) > NOTE_MAX_LENGTH ? 'too_long' : null)
