import type { ReactNode } from 'react'
import { type FieldValues, type UseFormReturn, useFormState } from 'react-hook-form'
import { Button } from '#web/ui/Button.tsx'
import type { ButtonVariant } from '#web/ui/button-style.ts'

interface SubmitButtonProps<Values extends FieldValues> {
  form: UseFormReturn<Values>
  /** The label while the form is being sent: "Sending the code…". */
  busy: string
  /** Disabled until every field is valid. */
  untilValid?: boolean
  disabled?: boolean
  wide?: boolean
  variant?: ButtonVariant
  children: ReactNode
}

export function SubmitButton<Values extends FieldValues>(props: SubmitButtonProps<Values>) {
  const { isSubmitting, isValid } = useFormState({ control: props.form.control })
  const refused = props.disabled || (props.untilValid && !isValid && !isSubmitting)
  return (
    <Button
      type="submit"
      variant={props.variant}
      wide={props.wide}
      busy={isSubmitting && props.busy}
      disabled={refused}
    >
      {props.children}
    </Button>
  )
}
