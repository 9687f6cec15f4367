import { finishCardPayments } from '#api/features/sandbox/finish-card-payments.ts'
import { expireApprovals } from '#api/money/approvals/expire-approvals.ts'
import { advanceBeneficiaries } from '#api/money/beneficiaries/advance-beneficiaries.ts'
import { remindOfBills } from '#api/money/bills/remind-of-bills.ts'
import { closeAllMonths } from '#api/money/statements/close-months.ts'
import { advanceTopUps } from '#api/money/top-ups/advance-top-ups.ts'
import { runTransferBatches } from '#api/money/transfers/transfer-batches.ts'
import { runSchedules } from '#api/money/transfers/transfer-schedules.ts'
import { runPhoneChanges } from '#api/people/accounts/phone-changes.ts'
import { sendMessages } from '#api/people/notifications/send-messages.ts'
import { checkData } from './check-data.ts'
import type { Job } from './job.ts'
import { runMaintenance } from './maintenance.ts'
import { reconcile } from './reconcile.ts'
import { rescreenCustomers } from './rescreen-customers.ts'
import { runTransfers } from './run-transfers.ts'
import { runWebhooks } from './run-webhooks.ts'
import { tendSandbox } from './tend-sandbox.ts'

export const ALL_JOBS: readonly Job[] = [
  { name: 'maintenance', schedule: '0 * * * *', run: runMaintenance },
  { name: 'sandbox', schedule: '45 * * * *', run: tendSandbox },
  { name: 'data-check', schedule: '30 * * * *', run: checkData },
  { name: 'statements', schedule: '20 * * * *', run: closeAllMonths },
  { name: 'messages', schedule: '* * * * *', wakesOn: 'messages', run: sendMessages },
  { name: 'phone-changes', schedule: '* * * * *', wakesOn: 'phone-changes', run: runPhoneChanges },
  { name: 'beneficiaries', schedule: '* * * * *', run: advanceBeneficiaries },
  { name: 'rescreening', schedule: '*/15 * * * *', run: rescreenCustomers },
  { name: 'top-ups', schedule: '* * * * *', run: advanceTopUps },
  { name: 'sandbox-card-payments', schedule: '* * * * *', run: finishCardPayments },
  { name: 'reconciliation', schedule: '20 * * * *', run: reconcile },
  // This is not a part of the job of transfers, which would wait until all runs of a day have started.
  { name: 'schedules', schedule: '* * * * *', run: runSchedules },
  { name: 'transfer-batches', schedule: '* * * * *', wakesOn: 'transfer-batches', run: runTransferBatches },
  { name: 'transfers', schedule: '* * * * *', wakesOn: 'transfers', run: runTransfers },
  { name: 'approvals', schedule: '* * * * *', run: expireApprovals },
  { name: 'bill-reminders', schedule: '* * * * *', run: remindOfBills },
  { name: 'webhooks', schedule: '* * * * *', wakesOn: 'webhooks', run: runWebhooks },
]
