import type { UseFormReturn } from 'react-hook-form'
import { FormField } from '#web/form/FormField.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { adminOptions } from '#web/messages/admin-options.ts'
import { TextInput } from '#web/ui/TextInput.tsx'
import { codeProblem, type OptionValues } from './option-form.ts'

interface CodeFieldProps {
  form: UseFormReturn<OptionValues>
  editing: boolean
  fixed?: boolean
}

export function CodeField({ form, editing, fixed }: CodeFieldProps) {
  const t = useTexts(adminOptions)
  const help = editing ? t.codeEditHelp : t.codeHelp
  return (
    <FormField
      form={form}
      name="code"
      label={t.code}
      help={fixed ? t.codeFixed : help}
      optional={!editing}
      check={code => (editing && code.trim() === '' ? 'required' : codeProblem(code))}
    >
      {control => (
        <TextInput {...control} disabled={fixed} dir="ltr" autoComplete="off" autoCapitalize="none" maxLength={64} />
      )}
    </FormField>
  )
}
