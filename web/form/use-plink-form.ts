import { useEffect } from 'react'
import { type FieldValues, type Path, type UseFormProps, type UseFormReturn, useForm } from 'react-hook-form'

/**
 * A form that speaks up when it is sent, takes an error back as soon as it is mended, and leaves focus to the summary. Values that
 * come and go with the screen stay, so nothing typed is lost. Where the button waits for valid values, `mode: 'onTouched'` says why it
 * waits; elsewhere an error that appears as a field is left would move the button away under the finger.
 */
export function usePlinkForm<Values extends FieldValues>(props: UseFormProps<Values>): UseFormReturn<Values> {
  return useForm<Values>({ mode: 'onSubmit', reValidateMode: 'onChange', shouldFocusError: false, ...props })
}

/** For a long number, which is wrong until its last digit: an error goes with the first edit, and comes back only when the form is sent. */
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

/** The parts of a refusal by the server that a form can show. */
export interface Refusal {
  fields?: Readonly<Record<string, string>>
  /** A problem of the form as a whole; a code of `problems.root`, or words. */
  form?: string
}

/** Puts what the server refused at the fields it named; a field that this form does not have counts for the whole. */
export function showRefusal<Values extends FieldValues>(form: UseFormReturn<Values>, refusal: Refusal): void {
  const values = form.getValues()
  for (const [name, message] of Object.entries(refusal.fields ?? {})) {
    if (name in values) form.setError(name as Path<Values>, { type: 'server', message })
    else form.setError('root', { type: 'server', message })
  }
  if (refusal.form !== undefined) form.setError('root', { type: 'server', message: refusal.form })
}
