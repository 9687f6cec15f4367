import { useState } from 'react'
import { DOCUMENT_REQUEST_DAYS, DOCUMENT_REQUEST_MAX_DAYS } from '#domain/constants.ts'
import { cleanNote } from '#domain/money/annotations.ts'
import { addDays, riyadhDay } from '#domain/riyadh-time.ts'
import { useErrorText } from '#web/api/error-text.ts'
import type { BusinessDocumentKind, DocumentRequest } from '#web/api/generated/plinkAPI.schemas.ts'
import { Form } from '#web/form/Form.tsx'
import { FormField } from '#web/form/FormField.tsx'
import { SubmitButton } from '#web/form/SubmitButton.tsx'
import { showRefusal, usePlinkForm } from '#web/form/use-plink-form.ts'
import { serverNow } from '#web/lib/clock.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { documentKinds } from '#web/messages/business/document-kinds.ts'
import { adminNotes } from '#web/messages/staff/admin-notes.ts'
import { adminSession } from '#web/session/admin-session-state.ts'
import { isDay } from '#web/staff/DayField.tsx'
import { createDrafts, useSaveDraft } from '#web/staff/drafts/drafts.ts'
import type { ActionOutcome } from '#web/staff/notes/ActionNotice.tsx'
import { noteProblem } from '#web/staff/notes/note-problem.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Select } from '#web/ui/inputs/Select.tsx'
import { TextArea } from '#web/ui/inputs/TextArea.tsx'
import { TextInput } from '#web/ui/inputs/TextInput.tsx'
import { adminDocuments } from './admin-documents.messages.ts'
import { useRequestCustomerDocument } from './use-request-customer-document.ts'

interface AskForDocumentProps {
  customerId: string
  /** The kinds of which no document is asked for. */
  kinds: readonly BusinessDocumentKind[]
  onOutcome: (notice: ActionOutcome) => void
}

/** Asks the business for a document. Typed text is kept while the dialog is closed, and when the session ends. */
export function AskForDocument({ customerId, kinds, onOutcome }: AskForDocumentProps) {
  const t = useTexts(adminDocuments)
  const kindNames = useTexts(documentKinds)
  const [open, setOpen] = useState(() => askDrafts.of(customerId) !== undefined)
  const onAsked = ({ kind }: DocumentRequest) => {
    setOpen(false)
    onOutcome({ tone: 'success', text: t.asked(kindNames[kind]) })
  }
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t.ask}
      </Button>
      <AskDialog customerId={customerId} kinds={kinds} open={open} onClose={() => setOpen(false)} onAsked={onAsked} />
    </>
  )
}

interface AskDialogProps extends Omit<AskForDocumentProps, 'onOutcome'> {
  open: boolean
  onClose: () => void
  onAsked: (request: DocumentRequest) => void
}

function AskDialog({ customerId, kinds, open, onClose, onAsked }: AskDialogProps) {
  const t = useTexts(adminDocuments)
  const kindNames = useTexts(documentKinds)
  const { cancel } = useTexts(adminNotes)
  const today = riyadhDay(new Date(serverNow()))
  const empty: Ask = { kind: '', dueOn: addDays(today, DOCUMENT_REQUEST_DAYS), note: '' }
  const form = usePlinkForm<Ask>({ defaultValues: askDrafts.of(customerId) ?? empty })
  useSaveDraft(() => askDrafts.save(customerId, open ? form.getValues() : null))
  const { request, error } = useRequestCustomerDocument(customerId)
  const submit = async ({ kind, dueOn, note }: Ask) => {
    const chosen = kinds.find(each => each === kind)
    if (!chosen) return
    const text = cleanNote(note)
    const asked = await request({ kind: chosen, dueOn, ...(text !== '' && { note: text }) })
    if (!asked) return showRefusal(form, { form: 'refused' })
    form.reset(empty)
    onAsked(asked)
  }
  return (
    <Dialog open={open} onClose={onClose} title={t.askTitle} description={t.askText}>
      <Form form={form} problems={useProblems(error)} onSubmit={submit}>
        <FormField form={form} name="kind" label={t.kind} check={kind => (kind === '' ? 'required' : null)}>
          {control => (
            <Select
              {...control}
              placeholder={t.chooseKind}
              options={kinds.map(value => ({ value, label: kindNames[value] }))}
            />
          )}
        </FormField>
        <FormField form={form} name="dueOn" label={t.dueOn} help={t.dueOnHelp} check={day => dayProblem(day, today)}>
          {control => <TextInput {...control} type="date" min={addDays(today, 1)} max={lastDay(today)} />}
        </FormField>
        <FormField
          form={form}
          name="note"
          label={t.note}
          help={t.noteHelp}
          optional={form.watch('kind') !== 'other'}
          check={noteProblemOf}
        >
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

function useProblems(error: unknown) {
  const t = useTexts(adminDocuments)
  const { problems } = useTexts(adminNotes)
  const errorText = useErrorText()
  return { ...t.problems, note: { ...problems, ...t.problems.note }, root: { refused: errorText(error) } }
}

const lastDay = (today: string): string => addDays(today, DOCUMENT_REQUEST_MAX_DAYS)

function dayProblem(day: string, today: string): 'required' | 'past' | 'too_late' | null {
  if (!isDay(day)) return 'required'
  if (day <= today) return 'past'
  return day > lastDay(today) ? 'too_late' : null
}

/** The kind `other` does not say which document it is. */
const noteProblemOf = (note: string, { kind }: Ask) =>
  cleanNote(note) === '' && kind !== 'other' ? null : noteProblem(note)

interface Ask {
  /** Empty until one is chosen. */
  kind: string
  dueOn: string
  note: string
}

/** The unsent requests when a session ended, by customer. */
const askDrafts = createDrafts<Ask>(adminSession)
