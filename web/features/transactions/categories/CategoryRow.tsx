import { useState } from 'react'
import type { TransactionCategory } from '#web/api/generated/plinkAPI.schemas.ts'
import { Form } from '#web/form/Form.tsx'
import { FormField } from '#web/form/FormField.tsx'
import { usePlinkForm } from '#web/form/use-plink-form.ts'
import { ActionError } from '#web/layouts/errors.tsx'
import { IfAllowed } from '#web/layouts/RoleNotice.tsx'
import { useName, useTexts } from '#web/lib/locale.tsx'
import { common } from '#web/messages/common.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { TextInput } from '#web/ui/inputs/TextInput.tsx'
import { transactionNotes } from '../transaction-notes.messages.ts'
import { categoryNameProblem } from './category-name-problem.ts'
import { useDeleteTransactionCategory } from './use-delete-transaction-category.ts'
import { useRenameTransactionCategory } from './use-rename-transaction-category.ts'

interface CategoryRowProps {
  category: TransactionCategory
  onDeleted: () => void
}

/** The names of the buttons tell screen readers which category they belong to. */
export function CategoryRow({ category, onDeleted }: CategoryRowProps) {
  const t = useTexts(transactionNotes)
  const nameOf = useName()
  const [open, setOpen] = useState<'rename' | 'delete' | null>(null)
  const shut = () => setOpen(null)
  const name = nameOf(category.name, category.nameArabic)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 py-1 ps-4 pe-1">
      <bdi className="py-2 wrap-anywhere">{name}</bdi>
      <span className="ms-auto flex *:px-3!">
        <IfAllowed operation="renameTransactionCategory">
          <Button variant="quiet" aria-label={t.renameOf(name)} onClick={() => setOpen('rename')}>
            {t.rename}
          </Button>
        </IfAllowed>
        <IfAllowed operation="deleteTransactionCategory">
          <Button variant="quiet" aria-label={t.removeOf(name)} onClick={() => setOpen('delete')}>
            {t.remove}
          </Button>
        </IfAllowed>
      </span>
      <Dialog open={open === 'rename'} onClose={shut} title={t.renameTitle}>
        <RenameForm categoryId={category.categoryId} name={name} onClose={shut} />
      </Dialog>
      <DeleteDialog
        open={open === 'delete'}
        categoryId={category.categoryId}
        name={name}
        onClose={shut}
        onDeleted={onDeleted}
      />
    </li>
  )
}

interface RenameFormProps {
  categoryId: string
  name: string
  onClose: () => void
}

function RenameForm({ categoryId, name, onClose }: RenameFormProps) {
  const t = useTexts(transactionNotes)
  const { close } = useTexts(common)
  const form = usePlinkForm({ defaultValues: { name } })
  const { mutate, isPending, error } = useRenameTransactionCategory(onClose)
  return (
    <Form
      form={form}
      problems={{ name: t.nameProblems }}
      onSubmit={values => (isPending ? undefined : mutate({ categoryId, data: { name: values.name.trim() } }))}
    >
      <ActionError error={error} />
      <FormField form={form} name="name" label={t.name} check={categoryNameProblem}>
        {control => <TextInput {...control} autoComplete="off" dir="auto" maxLength={60} />}
      </FormField>
      <div className="flex flex-wrap gap-3 *:flex-1 *:basis-36">
        <Button type="submit" busy={isPending && t.renaming}>
          {t.rename}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {close}
        </Button>
      </div>
    </Form>
  )
}

function DeleteDialog({
  open,
  categoryId,
  name,
  onClose,
  onDeleted,
}: RenameFormProps & { open: boolean; onDeleted: () => void }) {
  const t = useTexts(transactionNotes)
  const { close } = useTexts(common)
  const { mutate, isPending, error } = useDeleteTransactionCategory(() => {
    onClose()
    onDeleted()
  })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t.removeTitle(name)}
      description={t.removeText}
      actions={
        <>
          <Button variant="danger" busy={isPending && t.removing} onClick={() => mutate({ categoryId })}>
            {t.remove}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {close}
          </Button>
        </>
      }
    >
      <ActionError error={error} />
    </Dialog>
  )
}
