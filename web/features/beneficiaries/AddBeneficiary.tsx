import { useEffectEvent, useLayoutEffect } from 'react'
import { identifierProblem, nicknameProblem, payeeNameProblem } from '#domain/money/beneficiary.ts'
import { bankCodeOf, cleanIban, formatIban, IBAN_LENGTH, ibanProblem } from '#domain/money/iban.ts'
import { bankOf } from '#domain/money/saudi-banks.ts'
import { Form } from '#web/form/Form.tsx'
import { FormField } from '#web/form/FormField.tsx'
import { SubmitButton } from '#web/form/SubmitButton.tsx'
import { showRefusal, useNumberForm } from '#web/form/use-plink-form.ts'
import { BackLink } from '#web/layouts/links.tsx'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { useIsHere } from '#web/layouts/use-is-here.ts'
import { useName, useTexts } from '#web/lib/locale.tsx'
import { typedDigits } from '#web/lib/typed-digits.ts'
import { useBeforeReload } from '#web/lib/use-before-reload.ts'
import { beneficiaries } from '#web/messages/payments/beneficiaries.ts'
import { walletOtp } from '#web/messages/wallet/wallet-otp.ts'
import { paths } from '#web/paths.ts'
import { CheckCircleIcon, WarningIcon } from '#web/ui/icons.tsx'
import { FormattedInput } from '#web/ui/inputs/FormattedInput.tsx'
import { TextInput } from '#web/ui/inputs/TextInput.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import type { PayeeDraft, PendingBeneficiary } from './beneficiary-step.ts'
import { useAddBeneficiary } from './use-add-beneficiary.ts'

interface AddBeneficiaryProps {
  draft: PayeeDraft
  /** Called with the values typed so far. */
  onDraft: (draft: PayeeDraft) => void
  /** Called with the same values when the form is left, so that they are there on return. */
  onLeave: (draft: PayeeDraft) => void
  onAdded: (draft: PayeeDraft, pending: PendingBeneficiary) => void
}

export function AddBeneficiary({ draft, onDraft, onLeave, onAdded }: AddBeneficiaryProps) {
  const t = useTexts(beneficiaries)
  const { sendingCode } = useTexts(walletOtp)
  const form = useNumberForm({ defaultValues: draft })
  const { add, problems: root } = useAddBeneficiary()
  const isHere = useIsHere()
  const identifier = form.watch('identifier')
  const keep = () => {
    if (form.formState.isDirty) onDraft(form.getValues())
  }
  useOnLeaving(keep, () => onLeave(form.getValues()))
  const submit = async (values: PayeeDraft) => {
    keep()
    const outcome = await add(values)
    if (!isHere()) return
    if ('refusal' in outcome) return showRefusal(form, outcome.refusal)
    onAdded(values, outcome.pending)
  }
  const problems = {
    iban: t.ibanProblems,
    name: t.nameProblems,
    identifier: t.identifierProblems,
    nickname: t.nicknameProblems,
    root,
  }
  return (
    <div className="grid max-w-lg grid-cols-1 gap-6">
      <BackLink to={paths.beneficiaries} />
      <div className="grid gap-2">
        <PageHeading title={t.add} />
        <p className="text-muted">{t.addLead}</p>
      </div>
      <Form form={form} problems={problems} onSubmit={submit}>
        <FormField form={form} name="iban" label={t.iban} help={t.ibanHelp} check={ibanProblem}>
          {control => (
            <>
              <FormattedInput {...control} parse={typedIban} format={formatIban} inputMode="text" />
              <IbanHint iban={control.value} isRefused={Boolean(control.invalid)} />
            </>
          )}
        </FormField>
        <FormField form={form} name="name" label={t.name} help={t.nameHelp} check={payeeNameProblem}>
          {control => <TextInput {...control} autoComplete="off" dir="auto" />}
        </FormField>
        <FormField
          form={form}
          name="identifier"
          label={t.identifier}
          help={t.identifierHelp}
          optional
          check={identifierProblem}
        >
          {control => <FormattedInput {...control} parse={typedDigits} format={text => text} />}
        </FormField>
        {identifier === '' ? <Notice tone="warning">{t.identifierMissing}</Notice> : null}
        <FormField
          form={form}
          name="nickname"
          label={t.nickname}
          help={t.nicknameHelp}
          optional
          check={nicknameProblem}
        >
          {control => <TextInput {...control} autoComplete="off" dir="auto" />}
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

/** No IBAN of any country is longer. */
const MAX_IBAN_LENGTH = 34
const typedIban = (text: string): string =>
  cleanIban(text)
    .replace(/[^0-9A-Z]/g, '')
    .slice(0, MAX_IBAN_LENGTH)

/** Shows the bank, or an error that more typing cannot fix. */
function IbanHint({ iban, isRefused }: { iban: string; isRefused: boolean }) {
  const t = useTexts(beneficiaries)
  const { en, ar } = bankOf(bankCodeOf(iban)) ?? {}
  const bank = useName()(en ?? '', ar)
  const problem = ibanProblem(iban)
  // The bank is not shown beside an error, such as that of the customer's own IBAN.
  const isRight = problem === null && !isRefused
  const isHopeless = problem === 'foreign' || (problem !== null && iban.length >= IBAN_LENGTH)
  return (
    <div role="status" className="mt-2 flex flex-wrap items-center gap-x-2 text-sm empty:hidden">
      {isHopeless && !isRefused ? (
        <>
          <WarningIcon className="size-5 shrink-0 text-warning" />
          <span>{t.ibanProblems[problem]}</span>
        </>
      ) : null}
      {isRight ? <CheckCircleIcon className="size-5 shrink-0 text-success" /> : null}
      {isHopeless || !bank ? null : <span className="font-semibold">{bank}</span>}
      {isRight ? <span className="text-muted">{t.ibanRight}</span> : null}
    </div>
  )
}

/** Keeps what was typed whenever a field or the page is left, so that Back and a reload find it. */
function useOnLeaving(keep: () => void, leave: () => void): void {
  const keepLatest = useEffectEvent(keep)
  const leaveLatest = useEffectEvent(leave)
  useBeforeReload(keep)
  // The effect ends before the fields are removed from the page, because a removal would count as leaving a field.
  useLayoutEffect(() => {
    const listening = new AbortController()
    document.addEventListener('focusout', () => keepLatest(), { signal: listening.signal })
    return () => {
      listening.abort()
      leaveLatest()
    }
  }, [])
}
