import { useLocation, useNavigate } from 'react-router-dom'
import { formatPhone, phoneFromE164, phoneProblem } from '#domain/phone.ts'
import { useErrorText } from '#web/api/error-text.ts'
import { useMe } from '#web/api/use-me.ts'
import { Form } from '#web/form/Form.tsx'
import { FormField } from '#web/form/FormField.tsx'
import { SubmitButton } from '#web/form/SubmitButton.tsx'
import { UsernameForManagers } from '#web/form/UsernameForManagers.tsx'
import { showRefusal, usePlinkForm } from '#web/form/use-plink-form.ts'
import { BackLink, TextLink } from '#web/layouts/links.tsx'
import { PageIntro } from '#web/layouts/PageHeading.tsx'
import { useIsHere } from '#web/layouts/use-is-here.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { security } from '#web/messages/sign-in/security.ts'
import { walletOtp } from '#web/messages/wallet/wallet-otp.ts'
import { CodeScreen } from '#web/money/codes/CodeScreen.tsx'
import { paths } from '#web/paths.ts'
import { PasswordInput } from '#web/ui/inputs/PasswordInput.tsx'
import { PhoneInput } from '#web/ui/inputs/PhoneInput.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { phoneChange } from './phone-change.messages.ts'
import { type PendingPhoneCode, pendingPhoneCodeIn } from './phone-change-step.ts'
import { useConfirmPhoneChange } from './use-confirm-phone-change.ts'
import { useStartPhoneChange } from './use-start-phone-change.ts'

/** Asks for the new number and the password, then for a code sent to each number. The settings show the progress of the change. */
export function ChangePhonePage() {
  const navigate = useNavigate()
  const pending = pendingPhoneCodeIn(useLocation().state)
  const toCode = (next: PendingPhoneCode, replace: boolean) =>
    navigate(paths.changePhone, { replace, state: { pending: next } })
  if (!pending) return <NewNumber onSent={next => toCode(next, false)} />
  return (
    <PhoneCode
      key={pending.number}
      pending={pending}
      onPending={next => toCode(next, true)}
      onConfirmed={next => (next ? toCode(next, true) : navigate(paths.settings, { replace: true }))}
    />
  )
}

function NewNumber({ onSent }: { onSent: (pending: PendingPhoneCode) => void }) {
  const t = useTexts(phoneChange)
  const { currentPassword } = useTexts(security)
  const { sendingCode } = useTexts(walletOtp)
  const { data: me } = useMe()
  const form = usePlinkForm({ defaultValues: { phone: '', current: '' } })
  const { start, problems } = useStartPhoneChange()
  const isHere = useIsHere()
  const username = me && phoneFromE164(me.phoneNumber)
  const submit = async ({ phone, current }: { phone: string; current: string }) => {
    const outcome = await start(current, phone)
    if (!isHere()) return
    if (typeof outcome !== 'string') return onSent(outcome)
    if (outcome === 'current') form.resetField('current')
    showRefusal(form, outcome === 'form' ? { form: 'refused' } : { fields: { [outcome]: 'refused' } })
  }
  return (
    <div className="grid max-w-lg grid-cols-1 gap-6">
      <BackLink to={paths.settings} />
      <PageIntro title={t.title} lead={t.lead} />
      <Form form={form} problems={problems} onSubmit={submit}>
        <FormField
          form={form}
          name="phone"
          label={t.newNumber}
          help={t.newNumberHelp}
          check={phone => (phone !== '' && phone === username ? 'same' : phoneProblem(phone))}
        >
          {control => <PhoneInput {...control} />}
        </FormField>
        <UsernameForManagers username={username} />
        <FormField
          form={form}
          name="current"
          label={currentPassword}
          check={current => (current === '' ? 'required' : null)}
        >
          {control => <PasswordInput {...control} autoComplete="current-password" />}
        </FormField>
        <div>
          <SubmitButton form={form} busy={sendingCode}>
            {t.next}
          </SubmitButton>
        </div>
      </Form>
      <Notice title={t.lostTitle}>
        <p>{t.lostText}</p>
        <TextLink to={paths.support}>{t.askSupport}</TextLink>
      </Notice>
    </div>
  )
}

interface PhoneCodeProps {
  pending: PendingPhoneCode
  onPending: (pending: PendingPhoneCode) => void
  onConfirmed: (next: PendingPhoneCode | null) => void
}

function PhoneCode({ pending, ...events }: PhoneCodeProps) {
  const t = useTexts(phoneChange)
  const errorText = useErrorText()
  const code = useConfirmPhoneChange(pending, events)
  const { newPhone, number, isMissing } = pending
  const isNew = number === 'new'
  const toForm = { to: paths.changePhone }
  return (
    <CodeScreen
      sent={pending}
      code={code}
      heading={isNew ? t.newTitle : t.currentTitle}
      sentTo={isNew ? newPhone : undefined}
      subject={
        isNew ? null : (
          <span>
            {t.changesTo} <Ltr>{formatPhone(newPhone)}</Ltr>
          </span>
        )
      }
      back={toForm}
      over={
        code.over ? (
          <Notice tone="warning" alert title={errorText(code.over)}>
            <TextLink {...toForm}>{t.startAgain}</TextLink>
          </Notice>
        ) : null
      }
    >
      {isMissing ? <Notice tone="warning">{t.notSent}</Notice> : null}
    </CodeScreen>
  )
}
