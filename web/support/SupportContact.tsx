import { useTexts } from '#web/lib/locale.tsx'
import { support } from '#web/messages/support.ts'
import { ContactLink } from './ContactLink.tsx'
import { useSupport } from './use-support.ts'

/** How to reach a person, for where a text says to contact support. Left out while, or if, it cannot be loaded. */
export function SupportContact() {
  const t = useTexts(support)
  const { data } = useSupport()
  if (!data) return null
  return (
    <div className="text-sm">
      <p className="text-muted">{t.contact}</p>
      <p className="flex flex-wrap gap-x-6">
        <ContactLink href={`tel:${data.phone.replaceAll(' ', '')}`}>{data.phone}</ContactLink>
        <ContactLink href={`mailto:${data.email}`}>{data.email}</ContactLink>
      </p>
      <p className="text-muted">{t.hours}</p>
    </div>
  )
}
