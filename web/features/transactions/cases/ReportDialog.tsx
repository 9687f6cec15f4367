import type { TransactionProblem } from '#web/api/generated/plinkAPI.schemas.ts'
import { Form } from '#web/form/Form.tsx'
import { FormField } from '#web/form/FormField.tsx'
import { usePlinkForm } from '#web/form/use-plink-form.ts'
import { ActionError } from '#web/layouts/errors.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { common } from '#web/messages/common.ts'
import { transactionCases } from '#web/messages/wallet/transaction-cases.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Select } from '#web/ui/inputs/Select.tsx'
import { TextArea } from '#web/ui/inputs/TextArea.tsx'
import { caseTextProblem } from './case-text-problem.ts'
import { useReportTransactionProblem } from './use-report-transaction-problem.ts'

interface ReportDialogProps {
  referenceId: string
  open: boolean
  onClose: () => void
}

export function ReportDialog({ referenceId, open, onClose }: ReportDialogProps) {
  const t = useTexts(transactionCases)
  return (
    <Dialog open={open} onClose={onClose} title={t.reportTitle} description={t.reportText}>
      <ReportForm referenceId={referenceId} onClose={onClose} />
    </Dialog>
  )
}

const PROBLEMS: readonly TransactionProblem[] = [
  'not_recognised',
  'wrong_amount',
  'not_received',
  'charged_twice',
  'other',
]
const EMPTY: { problem: TransactionProblem | ''; text: string } = { problem: '', text: '' }

function ReportForm({ referenceId, onClose }: Omit<ReportDialogProps, 'open'>) {
  const t = useTexts(transactionCases)
  const { close } = useTexts(common)
  const form = usePlinkForm({ defaultValues: EMPTY })
  const { mutate, isPending, error } = useReportTransactionProblem(referenceId, onClose)
  return (
    <Form
      form={form}
      problems={{ problem: t.problemProblems, text: t.textProblems }}
      onSubmit={({ problem, text }) => {
        if (problem !== '' && !isPending) mutate({ referenceId, data: { problem, text: text.trim() } })
      }}
    >
      <ActionError error={error} />
      <FormField form={form} name="problem" label={t.problem} check={value => (value === '' ? 'required' : null)}>
        {({ onValueChange, ...control }) => (
          <Select
            {...control}
            placeholder="—"
            options={PROBLEMS.map(value => ({ value, label: t.problems[value] }))}
            onValueChange={value => onValueChange(PROBLEMS.find(each => each === value) ?? '')}
          />
        )}
      </FormField>
      <FormField form={form} name="text" label={t.text} check={caseTextProblem}>
        {control => <TextArea {...control} rows={4} />}
      </FormField>
      <div className="flex flex-wrap gap-3 *:flex-1 *:basis-36">
        <Button type="submit" busy={isPending && t.sending}>
          {t.send}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {close}
        </Button>
      </div>
    </Form>
  )
}
