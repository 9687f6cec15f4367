import { Form } from '#web/form/Form.tsx'
import { FormField } from '#web/form/FormField.tsx'
import { SubmitButton } from '#web/form/SubmitButton.tsx'
import { showRefusal, usePlinkForm } from '#web/form/use-plink-form.ts'
import { BackLink } from '#web/layouts/links.tsx'
import { PageIntro } from '#web/layouts/PageHeading.tsx'
import { useIsHere } from '#web/layouts/use-is-here.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { apiKeys } from '#web/messages/business/api-keys.ts'
import { walletOtp } from '#web/messages/wallet/wallet-otp.ts'
import { paths } from '#web/paths.ts'
import { Select } from '#web/ui/inputs/Select.tsx'
import { type OldKey, OVERLAP_HOURS, type PendingKey, VALID_DAYS } from './api-key-step.ts'
import { useRollApiKey } from './use-roll-api-key.ts'

interface RollApiKeyProps {
  old: OldKey
  onSent: (pending: PendingKey) => void
}

export function RollApiKey({ old: { apiKeyId, name }, onSent }: RollApiKeyProps) {
  const t = useTexts(apiKeys)
  const { sendingCode } = useTexts(walletOtp)
  const form = usePlinkForm({ defaultValues: { overlapHours: '24', validDays: '365' } })
  const { roll, problems: root } = useRollApiKey()
  const isHere = useIsHere()
  const submit = async ({ overlapHours, validDays }: { overlapHours: string; validDays: string }) => {
    const pending = await roll(apiKeyId, Number(overlapHours), Number(validDays))
    if (!isHere()) return
    if (pending) onSent(pending)
    else showRefusal(form, { form: 'refused' })
  }
  const overlaps = OVERLAP_HOURS.map(hours => ({
    value: String(hours),
    label: hours === 0 ? t.noOverlap : t.overlapHours(hours),
  }))
  return (
    <div className="grid max-w-lg grid-cols-1 gap-6">
      <BackLink to={paths.developers} />
      <PageIntro title={t.rollTitle(name)} lead={t.rollLead} />
      <Form form={form} problems={{ root }} onSubmit={submit}>
        <FormField form={form} name="overlapHours" label={t.overlap}>
          {control => <Select {...control} options={overlaps} />}
        </FormField>
        <FormField form={form} name="validDays" label={t.validDays}>
          {control => (
            <Select {...control} options={VALID_DAYS.map(days => ({ value: String(days), label: t.days(days) }))} />
          )}
        </FormField>
        <div>
          <SubmitButton form={form} busy={sendingCode}>
            {t.next}
          </SubmitButton>
        </div>
      </Form>
    </div>
  )
}
