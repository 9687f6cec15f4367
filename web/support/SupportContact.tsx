import { useGetSupport } from '#web/api/generated/support.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { support } from '#web/messages/support.ts'
import { Ltr } from '#web/ui/Ltr.tsx'

/** The contact details of support, for texts that refer to support. Empty until they are loaded. */
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

/** A link to a phone number or an email. */
export function ContactLink({ href, children }: { href: string; children: string }) {
  return (
    <a
      href={href}
      className="inline-flex min-h-11 items-center font-semibold text-brand underline-offset-4 hover:underline"
    >
      <Ltr>{children}</Ltr>
    </a>
  )
}

/** The contact details of support. Requested once, because they do not change during a visit. */
export const useSupport = () => useGetSupport({ query: { staleTime: Number.POSITIVE_INFINITY } })
