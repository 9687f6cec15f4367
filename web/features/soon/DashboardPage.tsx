import { ButtonLink } from '#web/layouts/ButtonLink.tsx'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { PublicLayout } from '#web/layouts/PublicLayout.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { soon } from '#web/messages/soon.ts'
import { paths } from '#web/paths.ts'
import { WalletIcon } from '#web/ui/icons.tsx'

export function DashboardPage() {
  const t = useTexts(soon)
  return (
    <PublicLayout>
      <span className="grid size-14 place-items-center rounded-md bg-brand-soft text-brand">
        <WalletIcon className="size-8" />
      </span>
      <div className="grid gap-2">
        <PageHeading title={t.dashboardTitle} />
        <p className="text-muted">{t.dashboardText}</p>
      </div>
      <div>
        <ButtonLink to={paths.landing} variant="secondary">
          {t.goHome}
        </ButtonLink>
      </div>
    </PublicLayout>
  )
}
