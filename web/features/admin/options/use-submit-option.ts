import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { isUnknownError, useErrorText, useReference } from '#web/api/error-text.ts'
import { ApiError } from '#web/api/fetcher.ts'
import { type Refusal, showRefusal } from '#web/form/use-plink-form.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { adminOptions } from '#web/messages/admin-options.ts'
import type { OptionValues } from './option-form.ts'

export interface SubmitOptionProps {
  /** Whether the choice exists. Its language is then fixed, and its fields cannot be emptied. */
  editing?: boolean
  /** Throws errors of the server. */
  save: (values: OptionValues) => Promise<void>
  onSaved: () => void
  /** Called after an error of the server, because the list may be out of date. */
  onRefused: () => void
}

/** Saves, and shows errors in the form. */
export function useSubmitOption(
  form: UseFormReturn<OptionValues>,
  { save, onSaved, onRefused, editing }: SubmitOptionProps,
) {
  const t = useTexts(adminOptions)
  const errorText = useErrorText()
  const withReference = useReference()
  const [error, setError] = useState<unknown>(null)
  const submit = async (values: OptionValues) => {
    try {
      await save(values)
    } catch (cause) {
      setError(cause)
      showRefusal(form, optionRefusal(cause))
      onRefused()
      return
    }
    onSaved()
  }
  const failed = editing ? t.saveFailed : t.createFailed
  // The server's own words are better than none.
  const isUnknown = error instanceof ApiError && isUnknownError(error)
  const refusedText = isUnknown ? withReference(`${failed}: ${error.body.error}`, error) : errorText(error)
  return { submit, refusedText }
}

/** The field of an error. */
function optionRefusal(cause: unknown): Refusal {
  if (!(cause instanceof ApiError)) throw cause
  const { code, fields } = cause.body
  if (code === 'OPTION_CODE_EXISTS') return { fields: { code: 'exists' } }
  if (code === 'OPTION_CODE_FIXED') return { fields: { code: 'fixed' } }
  return code === 'VALIDATION_ERROR' && fields ? { fields } : { form: 'refused' }
}
