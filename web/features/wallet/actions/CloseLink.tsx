import { ButtonLink } from '#web/layouts/ButtonLink.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { common } from '#web/messages/common.ts'

/** Leaves a change that is not made yet. */
export function CloseLink({ to }: { to: string }) {
  return (
    <ButtonLink variant="secondary" to={to}>
      {useTexts(common).close}
    </ButtonLink>
  )
}
