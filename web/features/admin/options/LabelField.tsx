import type { UseFormReturn } from 'react-hook-form'
import type { Locale } from '#web/api/generated/model/index.ts'
import { FormField } from '#web/form/FormField.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { adminOptions } from '#web/messages/admin-options.ts'
import { TextInput } from '#web/ui/TextInput.tsx'
import { labelProblem, type OptionValues } from './option-form.ts'

interface LabelFieldProps {
  form: UseFormReturn<OptionValues>
  name: 'label' | 'translation'
  locale: Locale
  required?: boolean
  help?: string
}

const DIRECTION = { en: 'ltr', ar: 'rtl' } as const
const MAX_LENGTH = 100

/** Runs in the direction of its own language, whichever is on screen. */
export function LabelField({ form, name, locale, required, help }: LabelFieldProps) {
  const t = useTexts(adminOptions)
  return (
    <FormField
      form={form}
      name={name}
      label={t.label[locale]}
      help={help}
      optional={!required}
      check={label => (required ? labelProblem(label) : null)}
    >
      {control => (
        <span lang={locale} className="contents">
          <TextInput {...control} dir={DIRECTION[locale]} autoComplete="off" maxLength={MAX_LENGTH} />
        </span>
      )}
    </FormField>
  )
}
