import type { SandboxTransfer } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { decideTransfer } from './sandbox-transfers.ts'

export const failSandboxTransfer = (deps: Deps, transferId: string): Promise<SandboxTransfer> =>
  decideTransfer(deps, transferId, 'failed', 'The account is closed')
