import type { SandboxTransfer } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { decideTransfer } from './sandbox-transfers.ts'

export const returnSandboxTransfer = (deps: Deps, transferId: string): Promise<SandboxTransfer> =>
  decideTransfer(deps, transferId, 'returned', 'The bank of the payee sent the money back')
