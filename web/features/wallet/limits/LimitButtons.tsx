import { ButtonLink } from '#web/layouts/ButtonLink.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { limits } from '#web/messages/limits.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/Button.tsx'

export function LimitButtons() {
  const t = useTexts(limits)
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit">{t.confirm}</Button>
      <ButtonLink variant="secondary" to={paths.wallet}>
        {t.close}
      </ButtonLink>
    </div>
  )
}
