import { useEffect } from 'react'
import { type FieldValues, type Path, type UseFormProps, type UseFormReturn, useForm } from 'react-hook-form'

/**
 * A form that shows errors on submission, removes an error as soon as it is corrected, and leaves focus to the summary. Values of unmounted
 * fields stay, so nothing typed is lost. A form whose button waits for valid values uses `mode: 'onTouched'`, so that the user sees why.
 * Other forms do not, because an error that appears on blur would move the button away from the finger.
 */
export function usePlinkForm<Values extends FieldValues>(props: UseFormProps<Values>): UseFormReturn<Values> {
  return useForm<Values>({ mode: 'onSubmit', reValidateMode: 'onChange', shouldFocusError: false, ...props })
}

/** A form for long numbers, which are invalid until the last digit. An edit removes the error, and only a submission shows it again. */
export function useNumberForm<Values extends FieldValues>(props: UseFormProps<Values>): UseFormReturn<Values> {
  const form = usePlinkForm<Values>({ reValidateMode: 'onSubmit', ...props })
  const { subscribe, clearErrors } = form
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ type }) => {
          if (type === 'change') clearErrors()
        },
      }),
    [subscribe, clearErrors],
  )
  return form
}

/** The parts of an error response that a form can show. */
export interface Refusal {
  fields?: Readonly<Record<string, string>>
  /** A problem of the whole form: a key of `problems.root`, whose text follows the language. */
  form?: string
}

/** Shows errors of the server at their fields. An error of a field that the form does not have is shown at the form. */
export function showRefusal<Values extends FieldValues>(form: UseFormReturn<Values>, refusal: Refusal): void {
  const values = form.getValues()
  for (const [name, message] of Object.entries(refusal.fields ?? {})) {
    if (name in values) form.setError(name as Path<Values>, { type: 'server', message })
    else form.setError('root', { type: 'server', message })
  }
  if (refusal.form !== undefined) form.setError('root', { type: 'server', message: refusal.form })
}
