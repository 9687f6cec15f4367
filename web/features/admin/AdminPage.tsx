import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { admin } from '#web/messages/admin.ts'
import { paths } from '#web/paths.ts'
import { ClockIcon, PeopleIcon, PlusIcon, SettingsIcon, ShieldIcon } from '#web/ui/icons.tsx'
import { PlaceCard } from './PlaceCard.tsx'
import { useAdminName } from './use-admin-name.ts'
import { useOpenReviews } from './use-open-reviews.ts'

export function AdminPage() {
  const t = useTexts(admin)
  const { dashboard: d, nav } = t
  const name = useAdminName()
  const open = useOpenReviews()
  return (
    <>
      <div className="grid gap-1">
        <PageHeading title={d.title} />
        <p className="text-muted">
          {t.welcome(name)}. {d.lead}
        </p>
      </div>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        <PlaceCard to={paths.adminKybOptions} Icon={SettingsIcon} title={nav.options} text={d.optionsText} />
        <PlaceCard to={paths.adminCustomers} Icon={PeopleIcon} title={nav.customers} text={d.customersText} />
        <PlaceCard
          to={paths.adminReviews}
          Icon={ShieldIcon}
          title={nav.reviews}
          text={d.reviewsText}
          news={open === undefined ? undefined : d.reviewsWaiting(open)}
          urgent={open !== undefined && open > 0}
        />
        <PlaceCard to={paths.adminActivity} Icon={ClockIcon} title={nav.activity} text={d.activityText} />
        <PlaceCard Icon={PlusIcon} title={d.comingSoon} text={d.comingSoonText} />
      </ul>
    </>
  )
}
