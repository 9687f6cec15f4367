import { Link } from 'react-router-dom'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { settings } from '#web/messages/settings.ts'
import { paths } from '#web/paths.ts'
import { ArrowForwardIcon, ShieldIcon } from '#web/ui/icons.tsx'

export function SettingsPage() {
  const t = useTexts(settings)
  return (
    <>
      <PageHeading title={t.title} />
      <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
        <li>
          <Link to={paths.security} className="flex items-center gap-4 p-5 hover:bg-raised">
            <ShieldIcon className="size-6 shrink-0 text-brand" />
            <span className="grid flex-1">
              <span className="font-semibold">{t.security}</span>
              <span className="text-sm text-muted">{t.securityText}</span>
            </span>
            <ArrowForwardIcon className="size-5 shrink-0 text-muted" />
          </Link>
        </li>
      </ul>
    </>
  )
}
