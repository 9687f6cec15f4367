import type { ReactNode } from 'react'
import { type OperationOfRoles, useMay } from '#web/api/use-may.ts'
import { useMe } from '#web/api/use-me.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { appSearch } from '#web/messages/app-search.ts'
import { team } from '#web/messages/business/team.ts'
import { shell } from '#web/messages/shell.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { PageHeading } from './PageHeading.tsx'

interface OfRoleProps {
  /** The operation that the content would call. */
  operation: OperationOfRoles
  children: ReactNode
}

/** Shows its content to those whose role allows the operation, and nothing to others. */
export function IfAllowed({ operation, children }: OfRoleProps) {
  return useMay(operation) ? children : null
}

/** One sentence for those whose role does not allow the operation. */
export function RoleNotice({ operation }: { operation: OperationOfRoles }) {
  const t = useTexts(team)
  const mayCall = useMay(operation)
  const role = useMe().data?.role
  return mayCall || role === undefined ? null : <Notice>{t.notAllowed(t.roles[role])}</Notice>
}

interface ForRoleProps {
  /** The operation that the page is for. */
  operation: OperationOfRoles
  title: 'transfer' | 'topUp' | 'developers'
  children: ReactNode
}

/** A page for those whose role allows the operation. Others see its title and the reason why there is no more. */
export function ForRole({ operation, title, children }: ForRoleProps) {
  const { nav } = useTexts(shell)
  const { names } = useTexts(appSearch)
  if (useMay(operation)) return children
  return (
    <>
      <PageHeading title={title === 'developers' ? names.developers : nav[title]} />
      <RoleNotice operation={operation} />
    </>
  )
}
