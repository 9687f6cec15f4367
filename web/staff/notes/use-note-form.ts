import { useState } from 'react'
import { cleanNote } from '#domain/money/annotations.ts'
import { ApiError } from '#web/api/fetcher.ts'
import type { KeyHeaders } from '#web/api/idempotency-key.ts'
import { useKeyedCall } from '#web/api/use-keyed-call.ts'
import { showRefusal, usePlinkForm } from '#web/form/use-plink-form.ts'
import { adminSession } from '#web/session/admin-session-state.ts'
import { createDrafts, useSaveDraft } from '#web/staff/drafts/drafts.ts'

/** An action of an administrator that needs a note. */
export interface NotedAction<Result> {
  /** Identifies the action and its subject. An unsent note is stored under this key when the session ends. */
  id: string
  /** Makes the call of a generated hook. */
  call: (note: string, headers: KeyHeaders) => Promise<Result>
  onDone: (result: Result) => void
  /** Handles errors that a retry cannot fix, because the data on screen is out of date. Returns whether it was such an error. */
  onOutdated: (error: ApiError) => boolean
}

const EMPTY = { note: '' }

export function useNoteForm<Result>({ id, call, onDone, onOutdated }: NotedAction<Result>) {
  const form = usePlinkForm({ defaultValues: { note: noteDrafts.of(id) ?? '' } })
  useSaveDraft(() => noteDrafts.save(id, form.getValues('note') || null))
  const callWithKey = useKeyedCall<{ note: string }, Result>({
    mutateAsync: ({ note, headers }) => call(note, headers),
  })
  const [error, setError] = useState<ApiError | null>(null)

  const handleRefusal = (cause: ApiError) => {
    setError(cause)
    if (onOutdated(cause)) form.reset(EMPTY)
    else showRefusal(form, { form: 'refused' })
  }
  const submit = async ({ note }: { note: string }) => {
    const text = cleanNote(note)
    try {
      const result = await callWithKey({ note: text })
      form.reset(EMPTY)
      onDone(result)
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause
      handleRefusal(cause)
    }
  }
  return { form, submit, error }
}

/** Unsent notes and reasons, by action. */
export const noteDrafts = createDrafts<string>(adminSession)
