/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { AccountClosurePayload } from './accountClosurePayload.ts';
import type { StaffUnlockPayload } from './staffUnlockPayload.ts';
import type { SuspenseCreditingPayload } from './suspenseCreditingPayload.ts';
import type { SuspenseReturnPayload } from './suspenseReturnPayload.ts';
import type { TopUpCreditingPayload } from './topUpCreditingPayload.ts';
import type { TopUpDisputePayload } from './topUpDisputePayload.ts';
import type { TopUpRefundPayload } from './topUpRefundPayload.ts';
import type { TransferSettlementPayload } from './transferSettlementPayload.ts';

/**
 * What will be done
 */
export type StaffRequestPayload = AccountClosurePayload | SuspenseCreditingPayload | SuspenseReturnPayload | TransferSettlementPayload | TopUpCreditingPayload | TopUpRefundPayload | TopUpDisputePayload | StaffUnlockPayload;
