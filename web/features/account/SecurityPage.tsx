import { useState } from 'react'
import { phoneFromE164 } from '#domain/phone.ts'
import { useListSecurityEvents } from '#web/api/generated/account.ts'
import type { SecurityEvent } from '#web/api/generated/plinkAPI.schemas.ts'
import { useMe } from '#web/api/use-me.ts'
import { Form } from '#web/form/Form.tsx'
import { FormField } from '#web/form/FormField.tsx'
import { NewPasswordFields, type PasswordValues } from '#web/form/NewPasswordFields.tsx'
import { RESET_PASSWORD } from '#web/form/password-policy.ts'
import { SubmitButton } from '#web/form/SubmitButton.tsx'
import { UsernameForManagers } from '#web/form/UsernameForManagers.tsx'
import { showRefusal, usePlinkForm } from '#web/form/use-plink-form.ts'
import { LoadError } from '#web/layouts/errors.tsx'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { IfAllowed } from '#web/layouts/RoleNotice.tsx'
import { useDeviceLabel } from '#web/lib/device-name.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { team } from '#web/messages/business/team.ts'
import { security } from '#web/messages/sign-in/security.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { PasswordInput } from '#web/ui/inputs/PasswordInput.tsx'
import { MaskedPhone } from '#web/ui/MaskedPhone.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { FirstRows, RowsSkeleton } from '#web/ui/Rows.tsx'
import { Devices } from './Devices.tsx'
import { ProgramAccess } from './ProgramAccess.tsx'
import { Section } from './Section.tsx'
import { useChangePassword, useChangeProblems } from './use-change-password.ts'

export function SecurityPage() {
  const t = useTexts(security)
  return (
    <>
      <PageHeading title={t.title} />
      <Section title={t.devicesTitle} lead={t.devicesText}>
        <Devices />
      </Section>
      <Section title={t.eventsTitle} lead={t.eventsText}>
        <SecurityEvents />
      </Section>
      <IfAllowed operation="listApiKeys">
        <Section title={t.accessTitle} lead={t.accessText}>
          <ProgramAccess />
        </Section>
      </IfAllowed>
      <Section title={t.passwordTitle} lead={t.passwordText}>
        <ChangePasswordForm />
      </Section>
    </>
  )
}

const EMPTY: PasswordValues = { current: '', password: '', confirmation: '' }

function ChangePasswordForm() {
  const t = useTexts(security)
  const { data: me } = useMe()
  const form = usePlinkForm({ defaultValues: EMPTY })
  const [changed, setChanged] = useState(false)
  const { change, error } = useChangePassword()
  const problems = useChangeProblems(error)

  const submit = async ({ current, password }: PasswordValues) => {
    setChanged(false)
    const refusal = await change(current, password)
    // After an error, only the wrong password is cleared.
    if (refusal === null) form.reset()
    else if (refusal !== 'form') form.resetField(refusal)
    setChanged(refusal === null)
    if (refusal) showRefusal(form, refusal === 'form' ? { form: 'refused' } : { fields: { [refusal]: 'refused' } })
  }
  return (
    <div className="max-w-lg">
      <div role="status" className="not-empty:mb-6">
        {changed ? <Notice tone="success">{t.changed}</Notice> : null}
      </div>
      {changed ? (
        <IfAllowed operation="listApiKeys">
          <section aria-label={t.stillAccess} className="mb-6 grid gap-3">
            <p>{t.stillAccess}</p>
            <ProgramAccess />
          </section>
        </IfAllowed>
      ) : null}
      <Form form={form} problems={problems} onSubmit={submit}>
        <UsernameForManagers username={me && phoneFromE164(me.phoneNumber)} />
        <FormField
          form={form}
          name="current"
          label={t.currentPassword}
          check={current => (current === '' ? 'required' : null)}
        >
          {control => <PasswordInput {...control} autoComplete="current-password" />}
        </FormField>
        <NewPasswordFields form={form} policy={RESET_PASSWORD} label={t.newPassword} />
        <div>
          <SubmitButton form={form} busy={t.changing}>
            {t.change}
          </SubmitButton>
        </div>
      </Form>
    </div>
  )
}

const FIRST = 5

/** The recent security events of the account, newest first. */
function SecurityEvents() {
  const t = useTexts(security)
  const { data, error, refetch } = useListSecurityEvents()
  if (!data) {
    return error ? <LoadError error={error} onTryAgain={refetch} /> : <RowsSkeleton count={FIRST} />
  }
  if (data.items.length === 0) return <p className="text-muted">{t.noEvents}</p>
  return (
    <FirstRows count={FIRST}>
      {data.items.map(event => (
        <EventRow key={event.id} event={event} />
      ))}
    </FirstRows>
  )
}

function EventRow({
  event: { type, at, reason, device, isNewDevice, apiKeyName, memberPhoneEnd, memberRole },
}: {
  event: SecurityEvent
}) {
  const t = useTexts(security)
  const { roles } = useTexts(team)
  const { dateTime } = useFormats()
  const deviceText = useDeviceLabel()
  return (
    <li className="grid gap-0.5 p-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold">{t.event[type]}</span>
        {isNewDevice ? <Badge>{t.newDevice}</Badge> : null}
        <time dateTime={at} className="basis-full text-sm text-muted sm:ms-auto sm:basis-auto">
          {dateTime(at)}
        </time>
      </p>
      {reason ? <p className="text-sm text-muted">{t.reason[reason]}</p> : null}
      {device ? <p className="text-sm text-muted">{deviceText(device)}</p> : null}
      {apiKeyName ? <p className="text-sm text-muted">{apiKeyName}</p> : null}
      {memberPhoneEnd && memberRole ? (
        <p className="text-sm text-muted">
          {roles[memberRole]} · <MaskedPhone number={memberPhoneEnd} />
        </p>
      ) : null}
    </li>
  )
}
