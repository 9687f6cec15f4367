import type { UseFormReturn } from 'react-hook-form'
import { FormField } from '#web/form/FormField.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { adminOptions } from '#web/messages/admin-options.ts'
import { RadioCards } from '#web/ui/RadioCards.tsx'
import type { OptionValues } from './option-form.ts'

/** In which language the label stands that an option cannot do without. */
export function LocaleField({ form }: { form: UseFormReturn<OptionValues> }) {
  const t = useTexts(adminOptions)
  return (
    <FormField form={form} name="locale" label={t.locale} group>
      {control => (
        <RadioCards
          {...control}
          columns={2}
          cards={[
            { value: 'en', title: t.languages.en },
            { value: 'ar', title: t.languages.ar },
          ]}
        />
      )}
    </FormField>
  )
}
