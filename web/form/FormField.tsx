import { type ReactNode, use } from 'react'
import {
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type UseFormReturn,
  useController,
} from 'react-hook-form'
import type { Control } from '#web/ui/inputs/control.ts'
import { Field, type FieldProps } from '#web/ui/inputs/Field.tsx'
import { fieldIdOf, useProblemText } from './problems.ts'
import { SummaryContext } from './summary-context.ts'

interface FormFieldProps<Values extends FieldValues, Name extends FieldPath<Values>>
  extends Pick<FieldProps, 'label' | 'help' | 'optional' | 'group'> {
  form: UseFormReturn<Values>
  name: Name
  /** Returns the problem of a value as a key of `problems`, or null. */
  check?: (value: FieldPathValue<Values, Name>, values: Values) => string | null
  children: (control: Control<FieldPathValue<Values, Name>>) => ReactNode
}

/** A field of a form: `<FormField form={form} name="phone" ...>{control => <PhoneInput {...control} />}</FormField>`. */
export function FormField<Values extends FieldValues, Name extends FieldPath<Values>>(
  props: FormFieldProps<Values, Name>,
) {
  const { form, name, check, children, ...texts } = props
  const validate = (value: FieldPathValue<Values, Name>, values: Values) => check?.(value, values) ?? true
  const { field, fieldState } = useController({ control: form.control, name, rules: { validate } })
  const isInSummary = use(SummaryContext) && form.formState.isSubmitted
  return (
    <Field
      {...texts}
      id={fieldIdOf(name)}
      error={useProblemText(name, fieldState.error?.message)}
      // A summary that takes the focus announces the errors itself.
      announced={!isInSummary}
    >
      {wiring =>
        children({
          ...wiring,
          name,
          value: field.value,
          onValueChange: field.onChange,
          onBlur: field.onBlur,
          ref: field.ref,
        })
      }
    </Field>
  )
}
