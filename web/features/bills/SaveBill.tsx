import { useState } from 'react'
import { useErrorText } from '#web/api/error-text.ts'
import { useListSavedBills } from '#web/api/generated/bills.ts'
import { LIVE } from '#web/api/use-wallet.ts'
import { Form } from '#web/form/Form.tsx'
import { SubmitButton } from '#web/form/SubmitButton.tsx'
import { usePlinkForm } from '#web/form/use-plink-form.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { bills } from './bills.messages.ts'
import { SavedBillFields, type SavedBillForm } from './SavedBillFields.tsx'
import { useSaveBill } from './use-save-bill.ts'

interface SaveBillProps {
  billerCode: string
  account: string
}

/** Offers to save a bill that is not saved yet. */
export function SaveBill(bill: SaveBillProps) {
  const t = useTexts(bills)
  const { data } = useListSavedBills({ query: LIVE })
  const [isOpen, setOpen] = useState(false)
  const [isSaved, setSaved] = useState(false)
  if (isSaved) return <Notice tone="success">{t.isSaved}</Notice>
  const isKnown = data?.items.some(each => each.billerCode === bill.billerCode && each.account === bill.account)
  if (!data || isKnown) return null
  if (isOpen) return <SaveForm bill={bill} onSaved={() => setSaved(true)} />
  return (
    <div className="grid justify-items-start gap-2 border-t border-line pt-4">
      <p className="text-sm text-muted">{t.saveLead}</p>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t.saveTitle}
      </Button>
    </div>
  )
}

function SaveForm({ bill, onSaved }: { bill: SaveBillProps; onSaved: () => void }) {
  const t = useTexts(bills)
  const errorText = useErrorText()
  const form = usePlinkForm<SavedBillForm>({ defaultValues: { name: '', remind: true } })
  const { mutateAsync, error } = useSaveBill(onSaved)
  const submit = async (values: SavedBillForm) => {
    await mutateAsync({ data: { ...bill, ...values, name: values.name.trim() } }).catch(() => undefined)
  }
  return (
    <div className="border-t border-line pt-4">
      <Form form={form} problems={{ name: t.nameProblems }} onSubmit={submit}>
        {error ? <Notice tone="danger" alert title={errorText(error)} /> : null}
        <SavedBillFields form={form} />
        <div>
          <SubmitButton form={form} busy={t.saving}>
            {t.save}
          </SubmitButton>
        </div>
      </Form>
    </div>
  )
}
