import { operationRoles } from './generated/operation-roles.ts'
import type { MemberRole } from './generated/plinkAPI.schemas.ts'
import { useMe } from './use-me.ts'

/** An operation that not every member of a business may call. */
export type OperationOfRoles = keyof typeof operationRoles

/** Whether the signed-in person may call the operation. True until that person is known, because the server decides in any case. */
export function useMay(operation: OperationOfRoles): boolean {
  const role = useMe().data?.role
  return role === undefined || mayCall(role, operation)
}

/** Whether the contract allows the operation to the role. */
export function mayCall(role: MemberRole, operation: OperationOfRoles): boolean {
  const roles: MemberRole[] = operationRoles[operation]
  return roles.includes(role)
}
