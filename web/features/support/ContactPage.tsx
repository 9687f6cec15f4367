import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { PublicLayout } from '#web/layouts/PublicLayout.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { support } from '#web/messages/support.ts'
import { ContactDetails } from './ContactDetails.tsx'

/** Support for somebody who is not signed in. */
export function ContactPage() {
  const t = useTexts(support)
  return (
    <PublicLayout>
      <div className="grid gap-2">
        <PageHeading title={t.title} />
        <p className="text-muted">{t.lead}</p>
      </div>
      <ContactDetails />
      <p className="text-muted">{t.readyNever}</p>
    </PublicLayout>
  )
}
