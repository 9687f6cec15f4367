import type { Approval } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { SessionBearer } from '#api/people/accounts/sessions.ts'
import { presentApproval, requireRequest } from './approvals.store.ts'

export const getApproval = async (deps: Deps, bearer: SessionBearer, approvalId: string): Promise<Approval> =>
  presentApproval(deps.db, deps, await requireRequest(deps.db, bearer, approvalId), bearer.person)
