import type { UseFormReturn } from 'react-hook-form'
import { FormField } from '#web/form/FormField.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { adminOptions } from '#web/messages/admin-options.ts'
import { TextInput } from '#web/ui/TextInput.tsx'
import { type OptionValues, orderProblem } from './option-form.ts'

interface OrderFieldProps {
  form: UseFormReturn<OptionValues>
  editing: boolean
}

export function OrderField({ form, editing }: OrderFieldProps) {
  const t = useTexts(adminOptions)
  return (
    <FormField
      form={form}
      name="order"
      label={t.order}
      help={editing ? t.orderEditHelp : t.orderHelp}
      optional={!editing}
      check={order => (editing && order.trim() === '' ? 'required' : orderProblem(order))}
    >
      {control => <TextInput {...control} dir="ltr" inputMode="numeric" autoComplete="off" />}
    </FormField>
  )
}
