import type { ReactNode } from 'react'
import { type OperationOfRoles, useMay } from '#web/api/use-may.ts'
import { useMe } from '#web/api/use-me.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { team } from '#web/messages/team.ts'
import { Notice } from '#web/ui/Notice.tsx'

interface OfRoleProps {
  /** What the content would call. */
  operation: OperationOfRoles
  children: ReactNode
}

/** Its content for those whose role allows the operation, and nothing for others. */
export function OfRole({ operation, children }: OfRoleProps) {
  return useMay(operation) ? children : null
}

/** One sentence for those whose role does not allow the operation. */
export function RoleNotice({ operation }: { operation: OperationOfRoles }) {
  const t = useTexts(team)
  const mayCall = useMay(operation)
  const role = useMe().data?.role
  return mayCall || role === undefined ? null : <Notice>{t.notAllowed(t.roles[role])}</Notice>
}
