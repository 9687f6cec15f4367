import type { Transfer } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { presentTransfer } from '#api/money/transfers/present-transfer.ts'
import type { AccountBearer } from '#api/people/accounts/sessions.ts'
import { requireTransfer } from './transfers.store.ts'

export const getTransfer = async ({ db }: Deps, { account }: AccountBearer, transferId: string): Promise<Transfer> =>
  presentTransfer(db, await requireTransfer(db, account, transferId))
