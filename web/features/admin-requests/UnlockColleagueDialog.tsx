import { cleanNote } from '#domain/money/annotations.ts'
import { withoutInvisible } from '#domain/visible-text.ts'
import { useErrorText } from '#web/api/error-text.ts'
import { Form } from '#web/form/Form.tsx'
import { FormField } from '#web/form/FormField.tsx'
import { SubmitButton } from '#web/form/SubmitButton.tsx'
import { showRefusal, usePlinkForm } from '#web/form/use-plink-form.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { adminCustomers } from '#web/messages/staff/admin-customers.ts'
import { adminNotes } from '#web/messages/staff/admin-notes.ts'
import { adminRequests } from '#web/messages/staff/admin-requests.ts'
import { adminSession } from '#web/session/admin-session-state.ts'
import { createDrafts, useSaveDraft } from '#web/staff/drafts/drafts.ts'
import { noteProblem } from '#web/staff/notes/note-problem.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { TextArea } from '#web/ui/inputs/TextArea.tsx'
import { TextInput } from '#web/ui/inputs/TextInput.tsx'
import { useRequestStaffUnlock } from './use-request-staff-unlock.ts'

interface UnlockColleagueDialogProps {
  /** Whether the dialog is open. Typed text is kept while it is closed. */
  open: boolean
  onClose: () => void
  onAsked: () => void
}

/** Asks for the end of the sign-in locks of a colleague. */
export function UnlockColleagueDialog({ open, onClose, onAsked }: UnlockColleagueDialogProps) {
  const t = useTexts(adminRequests)
  const { reasonLabel } = useTexts(adminCustomers)
  const { aboutColleague, cancel } = useTexts(adminNotes)
  const form = usePlinkForm({ defaultValues: unlockDrafts.of(DRAFT) ?? EMPTY })
  useSaveDraft(() => unlockDrafts.save(DRAFT, open ? form.getValues() : null))
  const { ask, error } = useRequestStaffUnlock()
  const submit = async ({ email, reason }: Unlock) => {
    const outcome = await ask({ email: withoutInvisible(email).trim(), reason: cleanNote(reason) })
    if (outcome === 'unknown_email') return showRefusal(form, { fields: { email: 'refused' } })
    if (outcome === 'say_why') return showRefusal(form, { form: 'refused' })
    form.reset(EMPTY)
    onAsked()
  }
  return (
    <Dialog open={open} onClose={onClose} title={t.unlock} description={t.unlockText}>
      <Form form={form} problems={useProblems(error)} onSubmit={submit}>
        <FormField form={form} name="email" label={t.emailLabel} check={emailProblem}>
          {control => (
            <TextInput
              {...control}
              type="email"
              inputMode="email"
              dir="ltr"
              autoComplete="off"
              autoCapitalize="none"
              maxLength={254}
            />
          )}
        </FormField>
        <FormField form={form} name="reason" label={reasonLabel} help={aboutColleague} check={noteProblem}>
          {control => <TextArea {...control} />}
        </FormField>
        <div className="flex flex-wrap gap-3 *:flex-1 *:basis-36">
          <SubmitButton form={form} busy={t.asking}>
            {t.ask}
          </SubmitButton>
          <Button variant="secondary" onClick={onClose}>
            {cancel}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}

const emailProblem = (email: string) => (email.trim() === '' ? 'required' : null)

function useProblems(error: unknown) {
  const { emailRequired } = useTexts(adminRequests)
  const { problems } = useTexts(adminNotes)
  const errorText = useErrorText()
  const refusal = errorText(error)
  return { email: { required: emailRequired, refused: refusal }, reason: problems, root: { refused: refusal } }
}

interface Unlock {
  email: string
  reason: string
}

const EMPTY: Unlock = { email: '', reason: '' }
const DRAFT = 'new'

/** The unsent request when a session ended. */
const unlockDrafts = createDrafts<Unlock>(adminSession)

export const hasDraftOfUnlock = (): boolean => !unlockDrafts.isEmpty()
