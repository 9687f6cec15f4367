import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { security } from '#web/messages/security.ts'
import { ChangePasswordForm } from './ChangePasswordForm.tsx'
import { Devices } from './Devices.tsx'
import { Section } from './Section.tsx'
import { SecurityEvents } from './SecurityEvents.tsx'

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
      <Section title={t.passwordTitle} lead={t.passwordText}>
        <ChangePasswordForm />
      </Section>
    </>
  )
}
