import type { AdminEventSubject } from '#web/api/generated/model/index.ts'
import { TextLink } from '#web/layouts/TextLink.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { adminActivity } from '#web/messages/admin-activity.ts'
import { adminCategoryPath, adminCustomerPath, paths } from '#web/paths.ts'
import { Ltr } from '#web/ui/Ltr.tsx'

/** What something was done to, with the way there where there is one. */
export function EventSubject({ subject: { kind, id, name } }: { subject: AdminEventSubject }) {
  const { categories } = useTexts(adminActivity)
  if (kind === 'kyb_option') return <Ltr>{name}</Ltr>
  // The line is lower than what a finger needs.
  return (
    <span className="-my-2.5">
      {kind === 'kyb_category' ? (
        <TextLink to={adminCategoryPath(id)}>{labelIn(categories, name)}</TextLink>
      ) : (
        <TextLink to={kind === 'customer' ? adminCustomerPath(id) : paths.adminReviews}>
          <Ltr>{name}</Ltr>
        </TextLink>
      )}
    </span>
  )
}

/** What the server names and this page has no word for stands as it is. */
export function labelIn(labels: Readonly<Record<string, string>>, name: string): string {
  return Object.hasOwn(labels, name) ? (labels[name] ?? name) : name
}
