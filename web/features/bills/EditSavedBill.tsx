import { useErrorText } from '#web/api/error-text.ts'
import type { SavedBill } from '#web/api/generated/plinkAPI.schemas.ts'
import { Form } from '#web/form/Form.tsx'
import { SubmitButton } from '#web/form/SubmitButton.tsx'
import { usePlinkForm } from '#web/form/use-plink-form.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { bills } from './bills.messages.ts'
import { SavedBillFields, type SavedBillForm } from './SavedBillFields.tsx'
import { useChangeSavedBill } from './use-change-saved-bill.ts'
import { useRemoveSavedBill } from './use-remove-saved-bill.ts'

/** Renames a saved bill, turns its reminder on or off, or removes it. */
export function EditSavedBill({ saved, onClose }: { saved: SavedBill; onClose: () => void }) {
  const t = useTexts(bills)
  const errorText = useErrorText()
  const { savedBillId, name, remind } = saved
  const form = usePlinkForm<SavedBillForm>({ defaultValues: { name, remind } })
  const change = useChangeSavedBill(onClose)
  const remove = useRemoveSavedBill(onClose)
  const error = change.error ?? remove.error
  const submit = async (values: SavedBillForm) => {
    await change.mutateAsync({ savedBillId, data: { ...values, name: values.name.trim() } }).catch(() => undefined)
  }
  return (
    <Dialog open title={t.editTitle} onClose={onClose}>
      <Form form={form} problems={{ name: t.nameProblems }} onSubmit={submit}>
        {error ? <Notice tone="danger" alert title={errorText(error)} /> : null}
        <SavedBillFields form={form} />
        <div className="flex flex-wrap gap-3">
          <SubmitButton form={form} busy={t.saving}>
            {t.save}
          </SubmitButton>
          <Button
            variant="secondary"
            busy={remove.isPending && t.removing}
            onClick={() => remove.mutate({ savedBillId })}
          >
            {t.remove}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
