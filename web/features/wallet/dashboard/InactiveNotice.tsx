import { TextLink } from '#web/layouts/TextLink.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { dashboard } from '#web/messages/dashboard.ts'
import { paths } from '#web/paths.ts'
import { Notice } from '#web/ui/Notice.tsx'

export function InactiveNotice() {
  const t = useTexts(dashboard)
  return (
    <Notice tone="warning" title={t.inactive}>
      <p>{t.inactiveText}</p>
      <TextLink to={paths.wallet}>{t.activate}</TextLink>
    </Notice>
  )
}
