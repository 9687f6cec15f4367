import type { Db } from '#api/kernel/db/client.ts'
import { accountClosure } from './account-closure.ts'
import { differenceResolution } from './difference-resolution.ts'
import type { Approval, ApprovalDeps, Kind, RequestKind } from './request-kind.ts'
import { staffUnlock } from './staff-unlock.ts'
import { suspenseCrediting, suspenseReturn, topUpCrediting, topUpDispute, topUpRefund } from './suspense-requests.ts'
import { transferSettlement } from './transfer-settlement.ts'

/** The kinds of the contract. A new kind does not compile until it is listed here. */
const KINDS: { [K in Kind]: RequestKind<K> } = {
  account_closure: accountClosure,
  difference_resolution: differenceResolution,
  staff_unlock: staffUnlock,
  suspense_crediting: suspenseCrediting,
  suspense_return: suspenseReturn,
  top_up_crediting: topUpCrediting,
  top_up_dispute: topUpDispute,
  top_up_refund: topUpRefund,
  transfer_settlement: transferSettlement,
}

/** Carries out what a second person has approved. */
export function applyRequest<K extends Kind>(
  tx: Db,
  deps: ApprovalDeps,
  kind: K,
  { request, approvedBy, at }: Omit<Approval<K>, 'payload'>,
): Promise<void> {
  const definition: RequestKind<K> = KINDS[kind]
  return definition.apply(tx, deps, { request, payload: definition.payload.parse(request.payload), approvedBy, at })
}
