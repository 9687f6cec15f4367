import { useEffect, useState } from 'react'
import { TRANSFER_PURPOSE_LABELS } from '#domain/money/transfer-labels.ts'
import { codePointLength } from '#domain/text-length.ts'
import { oneLine, visibleLine } from '#domain/visible-text.ts'
import { useErrorText } from '#web/api/error-text.ts'
import { useGetBeneficiary } from '#web/api/generated/beneficiaries.ts'
import { LIVE } from '#web/api/use-wallet.ts'
import { Form } from '#web/form/Form.tsx'
import { FormField } from '#web/form/FormField.tsx'
import { SubmitButton } from '#web/form/SubmitButton.tsx'
import { showRefusal, usePlinkForm } from '#web/form/use-plink-form.ts'
import { BackLink, TextLink } from '#web/layouts/links.tsx'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { beneficiaries } from '#web/messages/payments/beneficiaries.ts'
import { transfer } from '#web/messages/payments/transfer.ts'
import { useChosenSubWallet } from '#web/money/ChosenSubWallet.tsx'
import { LockoutDialog } from '#web/money/codes/LockoutDialog.tsx'
import { changeRequest, isPurpose, type Payee, type TransferForm, transferRequest } from '#web/money/transfer-form.ts'
import { paths, transferSchedulePath } from '#web/paths.ts'
import { AmountInput } from '#web/ui/inputs/AmountInput.tsx'
import type { Control } from '#web/ui/inputs/control.ts'
import { Select } from '#web/ui/inputs/Select.tsx'
import { TextInput } from '#web/ui/inputs/TextInput.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { amountProblem, type TransferLimits } from './amount-problem.ts'
import { createOutcomeOf, type PreparationError, refusedAmount, refusedFields } from './create-problem.ts'
import { PayeeCard } from './PayeeName.tsx'
import { SourceField } from './SourceField.tsx'
import { PlanFields } from './schedules/PlanFields.tsx'
import type { WaitingTransfer } from './transfer-step.ts'
import { useCreateTransfer } from './use-create-transfer.ts'
import { useTransferLimits } from './use-transfer-limits.ts'

interface AmountFormProps {
  /** The values typed so far. */
  typed: TransferForm
  payee: Payee
  onTyped: (form: TransferForm) => void
  onWaiting: (waiting: WaitingTransfer) => void
}

/** The amount, the source wallet, the purpose and the day. */
export function AmountForm({ typed, payee, onTyped, onWaiting }: AmountFormProps) {
  const t = useTexts(transfer)
  const form = usePlinkForm({ defaultValues: typed })
  const { subWallet, when, changes } = form.watch()
  const source = useChosenSubWallet(subWallet)
  const limits = useTransferLimits(payee, source.subWallet)
  const [refusal, setRefusal] = useState<PreparationError | null>(null)
  const { create, change, lockedUntil, unlock } = useCreateTransfer({
    onWaiting,
    onRefused: error => {
      const outcome = createOutcomeOf(error)
      const fields = outcome === 'amount' ? { amount: refusedAmount(error) } : refusedFields(error)
      showRefusal(form, { fields })
      setRefusal(outcome === 'locked' || Object.keys(fields).length > 0 ? null : error)
    },
  })
  const { subscribe } = form
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => onTyped({ ...values, payee }) }),
    [subscribe, onTyped, payee],
  )
  const submit = async (values: TransferForm) => {
    setRefusal(null)
    const order = { ...values, payee, subWallet: source.subWallet }
    if (values.changes) {
      const request = changeRequest(order)
      if (request) await change(values.changes.scheduleId, request)
      return
    }
    const request = transferRequest(order)
    if (request) await create(request)
  }
  const back = changes ? transferSchedulePath(changes.scheduleId) : paths.transfer
  return (
    <div className="grid max-w-lg grid-cols-1 gap-6">
      <BackLink to={back} />
      <div className="grid gap-2">
        <PageHeading title={changes ? t.changeScheduleTitle : t.amountTitle} />
        {changes ? <p className="text-muted">{t.changeScheduleLead}</p> : null}
      </div>
      <PayeeCard payee={payee}>{changes ? null : <TextLink to={paths.transfer}>{t.change}</TextLink>}</PayeeCard>
      {payee.kind === 'beneficiary' ? <BeneficiaryNotice beneficiaryId={payee.id} /> : null}
      <Form form={form} problems={useProblems(limits)} onSubmit={submit}>
        {refusal ? <Refused error={refusal} scheduleId={changes?.scheduleId} /> : null}
        <SourceField form={form} chosen={source} limits={limits} />
        <FormField
          form={form}
          name="amount"
          label={t.amount}
          help={when === 'now' ? <LimitLeft limits={limits} /> : <Limits limits={limits} />}
          check={(amount, values) => amountProblem(amount, values.when, limits)}
        >
          {control => <AmountInput {...control} />}
        </FormField>
        <FormField
          form={form}
          name="purpose"
          label={t.purpose}
          help={t.purposeHelp[payee.kind]}
          check={requiredPurpose}
        >
          {control => <PurposeSelect {...control} />}
        </FormField>
        <FormField form={form} name="note" label={t.note} help={t.noteHelp} optional check={noteProblem}>
          {control => (
            <TextInput
              {...control}
              autoComplete="off"
              dir="auto"
              onValueChange={text => control.onValueChange(oneLine(text))}
            />
          )}
        </FormField>
        <PlanFields form={form} />
        <div>
          <SubmitButton form={form} busy={t.preparing}>
            {t.next}
          </SubmitButton>
        </div>
      </Form>
      <LockoutDialog until={lockedUntil} onEnd={unlock} />
    </div>
  )
}

/** Changes since the beneficiary was last paid, shown before an amount is typed. */
function BeneficiaryNotice({ beneficiaryId }: { beneficiaryId: string }) {
  const t = useTexts(transfer)
  const { meanings, coolingOff: coolingOffText } = useTexts(beneficiaries)
  const { money, dateTime } = useFormats()
  const { data: { state, coolingOff } = {} } = useGetBeneficiary(beneficiaryId, { query: LIVE })
  if (state === undefined || state === 'active') return null
  return state === 'cooling_off' ? (
    <Notice tone="info">
      {coolingOff ? coolingOffText(money(coolingOff.cap.amount), dateTime(coolingOff.endsAt)) : meanings[state]}
    </Notice>
  ) : (
    <Notice tone="warning" alert title={meanings[state]}>
      <TextLink to={paths.transfer}>{t.chooseAnother}</TextLink>
    </Notice>
  )
}

/** The remaining limits, beside the amount that counts towards them. */
function LimitLeft({ limits: { leftToday, leftThisMonth } }: { limits: TransferLimits }) {
  const t = useTexts(transfer)
  const { money } = useFormats()
  if (leftToday === undefined || leftThisMonth === undefined) return null
  return (
    <span>
      {t.leftToday} <Ltr>{money(leftToday)}</Ltr>. {t.leftThisMonth} <Ltr>{money(leftThisMonth)}</Ltr>
    </span>
  )
}

/** Today's use of the limits does not matter for a transfer on another day. */
function Limits({ limits: { daily, monthly } }: { limits: TransferLimits }) {
  const t = useTexts(transfer)
  const { money } = useFormats()
  return daily === undefined || monthly === undefined ? null : <span>{t.limits(money(daily), money(monthly))}</span>
}

function PurposeSelect({ onValueChange, ...control }: Control<TransferForm['purpose']>) {
  const t = useTexts(transfer)
  const purposes = useTexts(TRANSFER_PURPOSE_LABELS)
  return (
    <Select
      {...control}
      placeholder={t.purposePlaceholder}
      options={Object.entries(purposes).map(([value, label]) => ({ value, label }))}
      onValueChange={value => onValueChange(isPurpose(value) ? value : '')}
    />
  )
}

interface RefusedProps {
  error: PreparationError
  /** The schedule that is changed. */
  scheduleId: string | undefined
}

/** Explains why nothing was prepared. If the payee of a new transfer is the cause, another payee may work. */
function Refused({ error, scheduleId }: RefusedProps) {
  const t = useTexts(transfer)
  const errorText = useErrorText()
  const outcome = createOutcomeOf(error)
  return (
    <Notice tone="danger" alert title={errorText(error)}>
      {outcome === 'payee' && !scheduleId ? <TextLink to={paths.transfer}>{t.chooseAnother}</TextLink> : null}
      {outcome === 'schedule' && scheduleId ? (
        <TextLink to={transferSchedulePath(scheduleId)}>{t.seeThisSchedule}</TextLink>
      ) : null}
    </Notice>
  )
}

function useProblems(limits: TransferLimits) {
  const t = useTexts(transfer)
  const { money } = useFormats()
  const { available = 0, leftToday = 0, leftThisMonth = 0, daily = 0, monthly = 0, oneTransfer } = limits
  return {
    amount: {
      ...t.amountProblems,
      too_much: t.tooMuch(money(available)),
      over_daily: t.overDaily(money(leftToday)),
      over_monthly: t.overMonthly(money(leftThisMonth)),
      above_daily: t.aboveDaily(money(daily)),
      above_monthly: t.aboveMonthly(money(monthly)),
      instant_transfer:
        oneTransfer === undefined ? t.amountProblems.out_of_range : t.instantTransfer(money(oneTransfer)),
    },
    purpose: t.purposeProblems,
    note: t.noteProblems,
    startsOn: t.startsOnProblems,
    endsOn: t.endsOnProblems,
    paymentCount: t.paymentCountProblems,
  }
}

const MOST_LETTERS = 140

const requiredPurpose = (purpose: string) => (purpose ? null : 'required')

const noteProblem = (note: string) => (codePointLength(visibleLine(note)) > MOST_LETTERS ? 'too_long' : null)
