import { TextLink } from '#web/layouts/links.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { adminMoney } from '#web/messages/staff/admin-money.ts'
import { paths, queueItemPath } from '#web/paths.ts'

interface PendingRequestProps {
  requestId: string
  /** Who asks for what. */
  children: string
}

/** A request that waits for a second person, on the item that it is about. */
export function PendingRequest({ requestId, children }: PendingRequestProps) {
  const { toRequests } = useTexts(adminMoney)
  return (
    <div className="flex flex-wrap items-center gap-x-3 rounded-md bg-warning-soft px-4 py-1">
      <p className="min-w-0 py-2 wrap-anywhere">{children}</p>
      <TextLink to={queueItemPath(paths.adminRequests, requestId)}>{toRequests}</TextLink>
    </div>
  )
}
