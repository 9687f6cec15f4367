import { ButtonLink } from '#web/layouts/ButtonLink.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { adminCustomers } from '#web/messages/admin-customers.ts'
import { paths } from '#web/paths.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { PersonIcon } from '#web/ui/icons.tsx'

export function CustomerNotFound() {
  const t = useTexts(adminCustomers)
  return (
    <EmptyState icon={<PersonIcon />} title={t.notFoundTitle} text={t.notFoundText}>
      <ButtonLink variant="secondary" to={paths.adminCustomers}>
        {t.toSearch}
      </ButtonLink>
    </EmptyState>
  )
}
