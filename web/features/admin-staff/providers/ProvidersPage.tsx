import type { ReactNode } from 'react'
import { useListProviderHealth } from '#web/api/generated/admin-staff.ts'
import type { ProviderHealth, ProviderHealthState } from '#web/api/generated/plinkAPI.schemas.ts'
import { LoadError } from '#web/layouts/errors.tsx'
import { PageIntro } from '#web/layouts/PageHeading.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { adminProviders } from '#web/messages/staff/admin-providers.ts'
import { usePolling } from '#web/staff/use-polling.ts'
import { useProviderSummary } from '#web/staff/use-provider-summary.ts'
import { StatusBadge, type StatusTone } from '#web/ui/Badge.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { PulseIcon } from '#web/ui/icons.tsx'
import { Rows, RowsSkeleton } from '#web/ui/Rows.tsx'

export function ProvidersPage() {
  const t = useTexts(adminProviders)
  const { data, error, refetch } = useListProviderHealth({ query: usePolling() })
  return (
    <>
      <PageIntro title={t.title} lead={t.lead} />
      {error ? <LoadError error={error} onTryAgain={refetch} /> : null}
      {data || error ? null : <RowsSkeleton count={6} />}
      {data ? <Services items={data.items} /> : null}
    </>
  )
}

function Services({ items }: { items: readonly ProviderHealth[] }) {
  const t = useTexts(adminProviders)
  const summary = useProviderSummary()
  if (items.length === 0) return <EmptyState icon={<PulseIcon />} title={t.noneTitle} text={t.none} />
  return (
    <div className="grid grid-cols-1 gap-3">
      <p role="status" className={summary?.urgent ? 'font-semibold text-danger' : 'text-muted'}>
        {summary?.text}
      </p>
      <Rows>
        {items.map(service => (
          <ServiceRow key={service.name} service={service} />
        ))}
      </Rows>
      <p className="text-sm text-muted">{t.perServer}</p>
    </div>
  )
}

const TONE: Record<ProviderHealthState, StatusTone> = {
  unused: 'neutral',
  working: 'success',
  failing: 'danger',
  suspended: 'danger',
}

function ServiceRow({ service }: { service: ProviderHealth }) {
  const { name, state, lastSuccessAt, lastFailureAt, lastFailure } = service
  const t = useTexts(adminProviders)
  const { dateTime } = useFormats()
  const serviceTexts = t.services[name]
  const failure = lastFailureAt && lastFailure && t.failedAt(dateTime(lastFailureAt), t.reasons[lastFailure])
  return (
    <li className="grid gap-x-8 gap-y-3 px-4 py-4 md:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid content-start gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="font-semibold">{serviceTexts?.name ?? name}</h2>
          <StatusBadge tone={TONE[state]}>{t.states[state]}</StatusBadge>
        </div>
        {serviceTexts ? <p className="text-sm text-muted">{serviceTexts.purpose}</p> : null}
        {state === 'suspended' ? <p className="text-sm">{t.suspendedText}</p> : null}
      </div>
      <dl className="grid content-start gap-1 text-sm">
        <Fact label={t.lastSuccess}>{lastSuccessAt ? dateTime(lastSuccessAt) : t.never}</Fact>
        <Fact label={t.lastFailure}>{failure || t.never}</Fact>
      </dl>
    </li>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-3">
      <dt className="text-muted">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}
