import type { ComponentType } from 'react'
import { Link } from 'react-router-dom'
import { TextLink } from '#web/layouts/links.tsx'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { admin } from '#web/messages/staff/admin.ts'
import { paths } from '#web/paths.ts'
import { useAdminName } from '#web/staff/sign-out.ts'
import { useProviderSummary } from '#web/staff/use-provider-summary.ts'
import { classNames } from '#web/ui/class-names.ts'
import { PlusIcon, SettingsIcon } from '#web/ui/icons.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { LedgerCard } from './LedgerCard.tsx'
import { StaffTasks } from './StaffTasks.tsx'

/** What waits for the staff, and whether the customers' money is where the books say. Everything else is in the menu. */
export function AdminPage() {
  const t = useTexts(admin)
  const { dashboard: d, nav } = t
  const name = useAdminName()
  return (
    <>
      <div className="grid gap-1">
        <PageHeading title={d.title} />
        <p className="text-muted">
          {t.welcome(name)}. {d.lead}
        </p>
      </div>
      <ProviderTrouble />
      <StaffTasks />
      <LedgerCard />
      <ul className="grid gap-4 sm:grid-cols-2">
        <PlaceCard to={paths.adminKybOptions} Icon={SettingsIcon} title={nav.options} text={d.optionsText} />
        <PlaceCard Icon={PlusIcon} title={d.comingSoon} text={d.comingSoonText} />
      </ul>
    </>
  )
}

/** Nothing is shown while all outside services work. */
function ProviderTrouble() {
  const { nav } = useTexts(admin)
  const services = useProviderSummary()
  if (!services?.urgent) return null
  return (
    <Notice tone="warning">
      {services.text} <TextLink to={paths.adminProviders}>{nav.providers}</TextLink>
    </Notice>
  )
}

interface PlaceCardProps {
  /** Undefined for a page that does not exist yet. */
  to?: string
  Icon: ComponentType<{ className?: string }>
  title: string
  text: string
}

/** The whole card is a link. */
function PlaceCard({ to, Icon, title, text }: PlaceCardProps) {
  return (
    <li
      className={classNames(
        'relative flex flex-col gap-1 rounded-lg border p-4',
        to ? 'border-line bg-surface hover:border-brand' : 'border-dashed border-control',
      )}
    >
      <h2 className="flex items-center gap-3 font-semibold">
        <Icon className={classNames('size-6 shrink-0', to ? 'text-brand' : 'text-muted')} />
        {to ? (
          <Link to={to} className="flex min-h-11 items-center rounded-md after:absolute after:inset-0 after:rounded-lg">
            {title}
          </Link>
        ) : (
          <span className="flex min-h-11 items-center">{title}</span>
        )}
      </h2>
      <p className="text-sm text-muted">{text}</p>
    </li>
  )
}
