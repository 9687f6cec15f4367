import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { isUnknownError, useErrorText } from '#web/api/error-text.ts'
import { ApiError } from '#web/api/fetcher.ts'
import { type Refusal, showRefusal } from '#web/form/use-plink-form.ts'
import { useLocale, useTexts } from '#web/lib/locale.tsx'
import { adminOptions } from './admin-options.messages.ts'
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
  const { locale } = useLocale()
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
  return { submit, refusedText: refusedText() }

  /** The specification shows the server's message unchanged, in English. */
  function refusedText(): string {
    if (!hasResponse(error)) return editing ? t.saveFailed : t.createFailed
    return locale === 'en' || isUnknownError(error) ? error.body.error : errorText(error)
  }
}

const hasResponse = (error: unknown): error is ApiError => error instanceof ApiError && error.status !== 0

/** The field of an error. */
function optionRefusal(cause: unknown): Refusal {
  if (!(cause instanceof ApiError)) throw cause
  const { code, fields } = cause.body
  if (code === 'OPTION_CODE_EXISTS') return { fields: { code: 'exists' } }
  if (code === 'OPTION_CODE_FIXED') return { fields: { code: 'fixed' } }
  return code === 'VALIDATION_ERROR' && fields ? { fields } : { form: 'refused' }
}
