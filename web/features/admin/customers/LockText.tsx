import type { CustomerLock } from '#web/api/generated/model/index.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { adminCustomers } from '#web/messages/admin-customers.ts'

export function LockText({ lock: { type, kind, lockedUntil } }: { lock: CustomerLock }) {
  const t = useTexts(adminCustomers)
  const { dateTime } = useFormats()
  const what = t.lockOf[type]
  return <p>{kind === 'soft' && lockedUntil ? t.softLockUntil(what, dateTime(lockedUntil)) : t.hardLock(what)}</p>
}
