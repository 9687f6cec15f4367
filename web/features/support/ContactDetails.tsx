import type { ReactNode } from 'react'
import { LoadError } from '#web/layouts/errors.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { common } from '#web/messages/common.ts'
import { support } from '#web/messages/support.ts'
import { ContactLink, useSupport } from '#web/support/SupportContact.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'

/** The ways to reach support, and its hours. */
export function ContactDetails() {
  const t = useTexts(support)
  const { data, error, refetch } = useSupport()
  if (error) return <LoadError error={error} onTryAgain={refetch} />
  return (
    <dl className="divide-y divide-line rounded-lg border border-line bg-surface px-5">
      <Detail name={t.phone}>
        {data ? <ContactLink href={`tel:${data.phone.replaceAll(' ', '')}`}>{data.phone}</ContactLink> : <Loading />}
      </Detail>
      <Detail name={t.email}>
        {data ? <ContactLink href={`mailto:${data.email}`}>{data.email}</ContactLink> : <Loading />}
      </Detail>
      <Detail name={t.hoursTitle}>{t.hours}</Detail>
    </dl>
  )
}

function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex min-h-15 flex-wrap items-center gap-x-6 py-3">
      <dt className="w-40 text-muted">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Loading() {
  return (
    <span role="status">
      <VisuallyHidden>{useTexts(common).loading}</VisuallyHidden>
      <Skeleton className="my-3 h-5 w-44" />
    </span>
  )
}
