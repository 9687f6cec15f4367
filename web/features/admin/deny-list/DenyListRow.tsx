import type { AdminName, DenyListEntry } from '#web/api/generated/model/index.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { adminDenyList } from '#web/messages/admin-deny-list.ts'
import { Button } from '#web/ui/Button.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'
import { useMayChange } from '../session/use-may-change.ts'

interface DenyListRowProps {
  entry: DenyListEntry
  onRemove: () => void
}

/** An entry, with a button while it is on the list, or with its removal. */
export function DenyListRow({ entry: { lastDigits, reason, addedBy, addedAt, removal }, onRemove }: DenyListRowProps) {
  const t = useTexts(adminDenyList)
  return (
    <li className="flex flex-wrap items-start gap-x-6 gap-y-3 px-4 py-4">
      <div className="grid min-w-0 flex-1 basis-64 gap-2">
        <h2 className="font-semibold">
          {t.endsWith} <Ltr>{lastDigits}</Ltr>
        </h2>
        <p className="whitespace-pre-line wrap-anywhere">
          <bdi>{reason}</bdi>
        </p>
        <Who said={t.added(addedBy.name)} admin={addedBy} at={addedAt} />
        {removal ? (
          <div className="grid gap-1 border-s-2 border-line ps-3">
            <p className="text-sm whitespace-pre-line wrap-anywhere">
              <bdi>{removal.reason}</bdi>
            </p>
            <Who said={t.removedBy(removal.admin.name)} admin={removal.admin} at={removal.removedAt} />
          </div>
        ) : null}
      </div>
      {useMayChange() && !removal ? (
        <Button variant="secondary" onClick={onRemove}>
          {t.remove}{' '}
          <VisuallyHidden>
            {t.endsWith} {lastDigits}
          </VisuallyHidden>
        </Button>
      ) : null}
    </li>
  )
}

function Who({ said, admin, at }: { said: string; admin: AdminName; at: string }) {
  const t = useTexts(adminDenyList)
  const { dateTime } = useFormats()
  return (
    <p className="flex flex-wrap gap-x-2 text-sm text-muted">
      <span>{said}</span>
      <span className="wrap-anywhere">
        (<Ltr>{admin.email}</Ltr>)
      </span>
      <time dateTime={at}>{t.at(dateTime(at))}</time>
    </p>
  )
}
