import { operationRoles } from './generated/operation-roles.ts'
import type { MemberRole } from './generated/plinkAPI.schemas.ts'
import { useMe } from './use-me.ts'

/** An operation that not every member of a business may call. */
export type OperationOfRoles = keyof typeof operationRoles

/** Whether whoever is signed in may call the operation. Until it is known who that is, the server decides. */
export function useMay(operation: OperationOfRoles): boolean {
  const role = useMe().data?.role
  const roles: MemberRole[] = operationRoles[operation]
  return role === undefined || roles.includes(role)
}
