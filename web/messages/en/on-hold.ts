import type { HoldReason, HoldStatus } from '#web/api/generated/model/index.ts'

const reason: Record<HoldReason, string> = {
  authorization: 'Reserved by the merchant until the payment is completed',
  deposit: 'A security deposit',
  review: 'The transfer is being checked',
  dispute: 'The payment is disputed',
}

const status: Record<HoldStatus, string> = { on_hold: 'On-Hold' }

export const onHold = {
  title: 'On Hold Balance',
  balance: 'Balance',
  onHold: 'On hold',
  available: 'Available to spend',
  meaning:
    'Money on hold is yours, but you cannot spend it for now. By the expected release at the latest, it is either paid out or available again.',
  list: 'What is on hold, newest first',
  columns: {
    name: 'Name Transaction',
    amount: 'Amount',
    status: 'Status',
    reason: 'Reason',
    transactionRef: 'Transaction Ref',
    heldAt: 'Hold Date',
    expectedRelease: 'Expected Release',
  },
  status,
  reason,
  emptyTitle: 'Nothing is on hold',
  emptyText:
    'When a merchant reserves an amount, or a payment is being checked, it is listed here with the reason and the day it ends. You can spend all of your balance now.',
}
