import type { SandboxTransfer } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { decideTransfer } from './sandbox-transfers.ts'

export const settleSandboxTransfer = (deps: Deps, transferId: string): Promise<SandboxTransfer> =>
  decideTransfer(deps, transferId, 'paid')
