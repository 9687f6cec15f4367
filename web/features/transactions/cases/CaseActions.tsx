import { Form } from '#web/form/Form.tsx'
import { FormField } from '#web/form/FormField.tsx'
import { usePlinkForm } from '#web/form/use-plink-form.ts'
import { ActionError } from '#web/layouts/errors.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { common } from '#web/messages/common.ts'
import { transactionCases } from '#web/messages/wallet/transaction-cases.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { TextArea } from '#web/ui/inputs/TextArea.tsx'
import { caseTextProblem } from './case-text-problem.ts'
import { useCloseTransactionCase } from './use-close-transaction-case.ts'
import { useWriteToTransactionCase } from './use-write-to-transaction-case.ts'

interface OfCase {
  referenceId: string
  caseId: string
}

/** Typed text stays until it is sent. */
export function ReplyForm({ referenceId, caseId }: OfCase) {
  const t = useTexts(transactionCases)
  const form = usePlinkForm({ defaultValues: { reply: '' } })
  const { mutate, isPending, error } = useWriteToTransactionCase(referenceId, () => form.reset())
  return (
    <Form
      form={form}
      problems={{ reply: t.textProblems }}
      onSubmit={({ reply }) => (isPending ? undefined : mutate({ caseId, data: { text: reply.trim() } }))}
    >
      <ActionError error={error} />
      <FormField form={form} name="reply" label={t.reply} check={caseTextProblem}>
        {control => <TextArea {...control} rows={2} />}
      </FormField>
      <span>
        <Button type="submit" variant="secondary" busy={isPending && t.sending}>
          {t.write}
        </Button>
      </span>
    </Form>
  )
}

interface CloseDialogProps extends OfCase {
  open: boolean
  onClose: () => void
}

export function CloseDialog({ referenceId, caseId, open, onClose }: CloseDialogProps) {
  const t = useTexts(transactionCases)
  const { close } = useTexts(common)
  const { mutate, isPending, error } = useCloseTransactionCase(referenceId, onClose)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t.closeTitle}
      description={t.closeText}
      actions={
        <>
          <Button busy={isPending && t.closing} onClick={() => mutate({ caseId })}>
            {t.close}
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
