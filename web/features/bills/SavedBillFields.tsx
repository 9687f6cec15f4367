import type { UseFormReturn } from 'react-hook-form'
import { cleanSubWalletName } from '#domain/money/sub-wallet-name.ts'
import { codePointLength } from '#domain/text-length.ts'
import { FormField } from '#web/form/FormField.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { Checkbox } from '#web/ui/inputs/Checkbox.tsx'
import { TextInput } from '#web/ui/inputs/TextInput.tsx'
import { bills } from './bills.messages.ts'

export interface SavedBillForm {
  name: string
  remind: boolean
}

const MOST_LETTERS = 40

/** The name of a saved bill, and whether a reminder is sent. */
export function SavedBillFields({ form }: { form: UseFormReturn<SavedBillForm> }) {
  const t = useTexts(bills)
  return (
    <>
      <FormField form={form} name="name" label={t.saveName} help={t.saveNameHelp} check={nameProblem}>
        {control => <TextInput {...control} dir="auto" autoComplete="off" />}
      </FormField>
      <Checkbox
        id="remind"
        name="remind"
        label={t.remind}
        value={form.watch('remind')}
        onValueChange={remind => form.setValue('remind', remind)}
      />
    </>
  )
}

function nameProblem(text: string): 'required' | 'too_long' | null {
  const name = cleanSubWalletName(text)
  if (name === '') return 'required'
  return codePointLength(name) > MOST_LETTERS ? 'too_long' : null
}
