import type { UseFormReturn } from 'react-hook-form'
import { readAmount } from '#domain/money/read-amount.ts'
import { useAllBeneficiaries } from '#web/api/use-all-beneficiaries.ts'
import { FormField } from '#web/form/FormField.tsx'
import { LoadError } from '#web/layouts/errors.tsx'
import { TextLink } from '#web/layouts/links.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { apiKeys } from '#web/messages/business/api-keys.ts'
import { readingProblem } from '#web/money/move-problem.ts'
import { paths } from '#web/paths.ts'
import { AmountInput } from '#web/ui/inputs/AmountInput.tsx'
import { CheckboxGroup } from '#web/ui/inputs/CheckboxGroup.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import type { KeyDraft } from './api-key-step.ts'

/** The maximum of the contract. */
const MAX_HALALAS = 1_000_000_000_00

/** The permitted beneficiaries and the daily limit of a key that sends transfers. */
export function SendingFields({ form }: { form: UseFormReturn<KeyDraft> }) {
  const t = useTexts(apiKeys)
  const { data, error, refetch } = useAllBeneficiaries()
  if (!data) return error ? <LoadError error={error} onTryAgain={refetch} /> : <Skeleton className="h-40 w-full" />
  const active = data.items.filter(({ state }) => state === 'active')
  if (active.length === 0) {
    return (
      <Notice tone="warning">
        {t.noBeneficiaries} <TextLink to={paths.beneficiaries}>{t.toBeneficiaries}</TextLink>
      </Notice>
    )
  }
  const options = active.map(({ beneficiaryId, name, nickname, iban }) => ({
    value: beneficiaryId,
    label: `\u2068${nickname ?? name}\u2069 \u2066…${iban.slice(-4)}\u2069`,
  }))
  return (
    <>
      <FormField
        form={form}
        name="beneficiaryIds"
        label={t.beneficiaries}
        help={t.beneficiariesHelp}
        group
        check={ids => (options.some(({ value }) => ids.includes(value)) ? null : 'required')}
      >
        {control => <CheckboxGroup {...control} options={options} />}
      </FormField>
      <FormField form={form} name="dailyCap" label={t.dailyCap} help={t.dailyCapHelp} check={capProblem}>
        {control => <AmountInput {...control} />}
      </FormField>
    </>
  )
}

function capProblem(text: string): 'required' | 'unreadable' | 'too_little' | 'too_much' | null {
  const { halalas, problem } = readAmount(text)
  if (problem) return readingProblem(problem)
  if (halalas < 1) return 'too_little'
  return halalas > MAX_HALALAS ? 'too_much' : null
}
