import { codePointLength } from '#domain/text-length.ts'
import { visibleLine } from '#domain/visible-text.ts'
import { useErrorText } from '#web/api/error-text.ts'
import type { Approval } from '#web/api/generated/plinkAPI.schemas.ts'
import { Form } from '#web/form/Form.tsx'
import { FormField } from '#web/form/FormField.tsx'
import { SubmitButton } from '#web/form/SubmitButton.tsx'
import { usePlinkForm } from '#web/form/use-plink-form.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { TextArea } from '#web/ui/inputs/TextArea.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { approvals } from './approvals.messages.ts'
import { useDeclinePayment } from './use-decline-payment.ts'

const MOST_LETTERS = 140

/** Asks for the reason to decline a payment. */
export function DeclinePayment({ approval: { approvalId }, onClose }: { approval: Approval; onClose: () => void }) {
  const t = useTexts(approvals)
  const errorText = useErrorText()
  const form = usePlinkForm({ defaultValues: { reason: '' } })
  const { mutateAsync, error } = useDeclinePayment(onClose)
  const submit = async ({ reason }: { reason: string }) => {
    await mutateAsync({ approvalId, data: { reason: visibleLine(reason) } }).catch(() => undefined)
  }
  return (
    <Dialog open title={t.declineTitle} description={t.declineText} onClose={onClose}>
      <Form form={form} problems={{ reason: t.reasonProblems }} onSubmit={submit}>
        {error ? <Notice tone="danger" alert title={errorText(error)} /> : null}
        <FormField form={form} name="reason" label={t.reasonLabel} check={reasonProblem}>
          {control => <TextArea {...control} />}
        </FormField>
        <div>
          <SubmitButton form={form} busy={t.declining}>
            {t.decline}
          </SubmitButton>
        </div>
      </Form>
    </Dialog>
  )
}

function reasonProblem(text: string): 'required' | 'too_long' | null {
  const reason = visibleLine(text)
  if (reason === '') return 'required'
  return codePointLength(reason) > MOST_LETTERS ? 'too_long' : null
}
