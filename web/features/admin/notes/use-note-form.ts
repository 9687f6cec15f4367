import { useState } from 'react'
import { ApiError } from '#web/api/fetcher.ts'
import { showRefusal, usePlinkForm } from '#web/form/use-plink-form.ts'
import { useIdempotencyKey } from '#web/lib/use-idempotency-key.ts'
import { adminSession } from '#web/session/admin-session-state.ts'
import { createDrafts, useLeaveDraft } from '../drafts/drafts.ts'
import { cleanNote } from './note-problem.ts'

/** What an administrator does and says why. */
export interface NotedAction<Answer> {
  /** What is done to whom: by it the note is kept when the session ends before it is sent. */
  id: string
  call: (note: string, request: RequestInit) => Promise<Answer>
  onDone: (answer: Answer) => void
  /** Answers whether it takes care of a refusal that no other try can mend; what was typed has then nothing to go to. */
  onOvertaken: (error: ApiError) => boolean
}

const EMPTY = { note: '' }

export function useNoteForm<Answer>({ id, call, onDone, onOvertaken }: NotedAction<Answer>) {
  const form = usePlinkForm({ defaultValues: { note: noteDrafts.of(id) ?? '' } })
  useLeaveDraft(() => noteDrafts.leave(id, form.getValues('note') || null))
  const { keyFor, clearKey } = useIdempotencyKey()
  const [error, setError] = useState<ApiError | null>(null)

  const refused = (cause: ApiError) => {
    if (isAnswer(cause)) clearKey()
    setError(cause)
    if (onOvertaken(cause)) form.reset(EMPTY)
    else showRefusal(form, { form: 'refused' })
  }
  const submit = async ({ note }: { note: string }) => {
    const text = cleanNote(note)
    try {
      const answer = await call(text, { headers: { 'Idempotency-Key': keyFor(text) } })
      clearKey()
      form.reset(EMPTY)
      onDone(answer)
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause
      refused(cause)
    }
  }
  return { form, submit, error }
}

/** Whether the server has said what became of the call; otherwise it may have been carried out. */
function isAnswer({ status, body }: ApiError): boolean {
  return status >= 400 && status < 500 && body.code !== 'IDEMPOTENCY_IN_FLIGHT'
}

/** The notes and reasons that a session which ended cut short, by what they are about. */
export const noteDrafts = createDrafts<string>(adminSession)
