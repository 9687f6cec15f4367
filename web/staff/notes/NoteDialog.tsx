import type { ReactNode } from 'react'
import { useFormState } from 'react-hook-form'
import { useErrorText } from '#web/api/error-text.ts'
import { Form } from '#web/form/Form.tsx'
import { FormField } from '#web/form/FormField.tsx'
import { SubmitButton } from '#web/form/SubmitButton.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { adminNotes } from '#web/messages/staff/admin-notes.ts'
import { Button } from '#web/ui/Button.tsx'
import type { ButtonVariant } from '#web/ui/button-style.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import { TextArea } from '#web/ui/inputs/TextArea.tsx'
import { noteProblem } from './note-problem.ts'
import { type NotedAction, useNoteForm } from './use-note-form.ts'

export interface NoteDialogProps<Result> {
  /** Whether the dialog is open. Typed text is kept while it is closed. */
  open: boolean
  onClose: () => void
  title: string
  /** The consequences of the action. */
  description: ReactNode
  /** The label of the text: a reason or a note. */
  label: string
  /** The readers of the text, unless it is everybody but the customer. */
  help?: string
  action: NotedAction<Result>
  words: { act: string; acting: string }
  variant?: ButtonVariant
}

/** A dialog that confirms an action and asks for a note. It stays open while the note is being sent, because the request cannot be cancelled. */
export function NoteDialog<Result>(props: NoteDialogProps<Result>) {
  const t = useTexts(adminNotes)
  const { open, onClose, title, description, label, help = t.help, action, words, variant } = props
  const errorText = useErrorText()
  const { form, submit, error } = useNoteForm(action)
  const { isSubmitting } = useFormState({ control: form.control })
  return (
    <Dialog open={open} onClose={onClose} persistent={isSubmitting} title={title} description={description}>
      <Form form={form} problems={{ note: t.problems, root: { refused: errorText(error) } }} onSubmit={submit}>
        <FormField form={form} name="note" label={label} help={help} check={noteProblem}>
          {control => <TextArea {...control} />}
        </FormField>
        <div className="flex flex-wrap gap-3 *:flex-1 *:basis-36">
          <SubmitButton form={form} busy={words.acting} variant={variant}>
            {words.act}
          </SubmitButton>
          <Button variant="secondary" disabled={isSubmitting} onClick={onClose}>
            {t.cancel}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
