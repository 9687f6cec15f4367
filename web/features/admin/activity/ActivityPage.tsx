import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { admin } from '#web/messages/admin.ts'

export function ActivityPage() {
  const t = useTexts(admin)
  return <PageHeading title={t.nav.activity} />
}
