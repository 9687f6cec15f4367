import { FormField } from '#web/form/FormField.tsx'
import type { usePlinkForm } from '#web/form/use-plink-form.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { transfer } from '#web/messages/payments/transfer.ts'
import { SubWalletClosed, type useChosenSubWallet } from '#web/money/ChosenSubWallet.tsx'
import type { TransferForm } from '#web/money/transfer-form.ts'
import { Select } from '#web/ui/inputs/Select.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'
import type { TransferLimits } from './amount-problem.ts'

interface SourceFieldProps {
  form: ReturnType<typeof usePlinkForm<TransferForm>>
  chosen: ReturnType<typeof useChosenSubWallet>
  limits: TransferLimits
}

/** The wallet that the money comes from, with what is available there. Without sub-wallets there is nothing to choose. */
export function SourceField({
  form,
  chosen: { subWallet, isClosed, options },
  limits: { available },
}: SourceFieldProps) {
  const t = useTexts(transfer)
  const { money } = useFormats()
  const help = (
    <>
      {available === undefined ? null : <Available amount={money(available)} />}
      <SubWalletClosed isClosed={isClosed} />
    </>
  )
  if (options.length === 0) return <p className="-mb-2 text-sm text-muted">{help}</p>
  return (
    <FormField form={form} name="subWallet" label={t.from} help={help}>
      {control => <Select {...control} value={subWallet} options={[{ value: '', label: t.mainWallet }, ...options]} />}
    </FormField>
  )
}

function Available({ amount }: { amount: string }) {
  return (
    <span>
      {useTexts(transfer).available} <Ltr>{amount}</Ltr>
    </span>
  )
}
