import { TRANSACTION_TYPE_LABELS } from '#domain/transaction-labels.ts'
import type { TransactionType } from '#web/api/generated/model/index.ts'
import { useGetLimits } from '#web/api/generated/wallet.ts'
import { useLocale, useTexts } from '#web/lib/locale.tsx'
import { limits } from '#web/messages/limits.ts'
import { Combobox } from '#web/ui/Combobox.tsx'
import { Field } from '#web/ui/Field.tsx'
import { isTransactionType } from './limit-step.ts'

interface TypeFieldProps {
  value: TransactionType | ''
  onValueChange: (type: TransactionType) => void
  isMissing: boolean
}

/** The types that a limit can be set for, found by their name in either language. */
export function TypeField({ value, onValueChange, isMissing }: TypeFieldProps) {
  const t = useTexts(limits)
  const { locale } = useLocale()
  const { data } = useGetLimits()
  const options = (data?.types ?? []).map(({ type }) => ({
    value: type,
    label: TRANSACTION_TYPE_LABELS[locale][type],
    alsoFoundBy: TRANSACTION_TYPE_LABELS[locale === 'en' ? 'ar' : 'en'][type],
  }))
  return (
    <Field id={TYPE_FIELD_ID} label={t.typeLabel} error={isMissing ? t.typeMissing : undefined} announced>
      {wiring => (
        <Combobox
          {...wiring}
          options={options}
          value={value}
          onValueChange={chosen => isTransactionType(chosen) && onValueChange(chosen)}
          placeholder={t.typePlaceholder}
          showLabel={t.typeShow}
          noneText={t.typeNone}
        />
      )}
    </Field>
  )
}

export const TYPE_FIELD_ID = 'transaction-type'
