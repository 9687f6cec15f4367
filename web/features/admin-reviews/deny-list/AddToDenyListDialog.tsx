import { cleanNote } from '#domain/money/annotations.ts'
import { formatNationalId, nationalIdProblem } from '#domain/national-id.ts'
import { useErrorText } from '#web/api/error-text.ts'
import type { DenyListEntry } from '#web/api/generated/plinkAPI.schemas.ts'
import { Form } from '#web/form/Form.tsx'
import { FormField } from '#web/form/FormField.tsx'
import { SubmitButton } from '#web/form/SubmitButton.tsx'
import { showRefusal, useNumberForm } from '#web/form/use-plink-form.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { typedDigits } from '#web/lib/typed-digits.ts'
import { verification } from '#web/messages/sign-up/verification.ts'
import { adminNotes } from '#web/messages/staff/admin-notes.ts'
import { adminSession } from '#web/session/admin-session-state.ts'
import { createDrafts, useSaveDraft } from '#web/staff/drafts/drafts.ts'
import { noteProblem } from '#web/staff/notes/note-problem.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { FormattedInput } from '#web/ui/inputs/FormattedInput.tsx'
import { TextArea } from '#web/ui/inputs/TextArea.tsx'
import { adminDenyList } from './admin-deny-list.messages.ts'
import { useAddToDenyList } from './use-add-to-deny-list.ts'

interface AddToDenyListDialogProps {
  /** Whether the dialog is open. Typed text is kept while it is closed. */
  open: boolean
  onClose: () => void
  onAdded: (entry: DenyListEntry) => void
}

export function AddToDenyListDialog({ open, onClose, onAdded }: AddToDenyListDialogProps) {
  const t = useTexts(adminDenyList)
  const { help, cancel } = useTexts(adminNotes)
  const { idHelp } = useTexts(verification)
  const form = useNumberForm({ defaultValues: entryDrafts.of(DRAFT) ?? EMPTY })
  useSaveDraft(() => entryDrafts.save(DRAFT, open ? form.getValues() : null))
  const { add, error } = useAddToDenyList()
  const submit = async ({ idNumber, reason }: NewEntry) => {
    const outcome = await add({ idNumber, reason: cleanNote(reason) })
    if (outcome === 'duplicate') return showRefusal(form, { fields: { idNumber: outcome } })
    if (outcome === 'say_why') return showRefusal(form, { form: 'refused' })
    form.reset(EMPTY)
    onAdded(outcome)
  }
  return (
    <Dialog open={open} onClose={onClose} title={t.add} description={t.addText}>
      <Form form={form} problems={useProblems(error)} onSubmit={submit}>
        <FormField form={form} name="idNumber" label={t.idLabel} help={idHelp} check={nationalIdProblem}>
          {control => <FormattedInput {...control} parse={typedDigits} format={formatNationalId} />}
        </FormField>
        <FormField form={form} name="reason" label={t.reasonLabel} help={help} check={noteProblem}>
          {control => <TextArea {...control} />}
        </FormField>
        <div className="flex flex-wrap gap-3 *:flex-1 *:basis-36">
          <SubmitButton form={form} busy={t.adding}>
            {t.add}
          </SubmitButton>
          <Button variant="secondary" onClick={onClose}>
            {cancel}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}

function useProblems(error: unknown) {
  const { duplicate } = useTexts(adminDenyList)
  const { problems } = useTexts(adminNotes)
  const { idProblems } = useTexts(verification)
  const errorText = useErrorText()
  return { idNumber: { ...idProblems, duplicate }, reason: problems, root: { refused: errorText(error) } }
}

interface NewEntry {
  idNumber: string
  reason: string
}

const EMPTY: NewEntry = { idNumber: '', reason: '' }
const DRAFT = 'new'

/** The unsent entry when a session ended. */
const entryDrafts = createDrafts<NewEntry>(adminSession)

export const hasDraftOfEntry = (): boolean => !entryDrafts.isEmpty()
