import { bigint, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { halalas, moment } from './columns.ts'

// These tables are the books of the simulated bank and of the simulated provider of cards and payouts. They are empty in live mode.

export const sandboxCardPayments = pgTable('sandbox_card_payments', {
  id: uuid('id').primaryKey(),
  cardToken: text('card_token').notNull(),
  amount: halalas('amount').notNull(),
  returnUrl: text('return_url').notNull(),
  description: text('description').notNull(),
  state: text('state', { enum: ['initiated', 'paid', 'failed', 'refunded', 'voided'] }).notNull(),
  failure: text('failure', { enum: ['declined', 'insufficient_funds', 'three_ds_failed', 'abandoned', 'other'] }),
  refunded: halalas('refunded').notNull().default(0),
  refundedAt: moment('refunded_at'),
  createdAt: moment('created_at').notNull(),
})

export const sandboxPayouts = pgTable('sandbox_payouts', {
  sequenceNumber: text('sequence_number').primaryKey(),
  reference: uuid('reference').notNull().unique(),
  amount: halalas('amount').notNull(),
  purpose: text('purpose').notNull(),
  iban: text('iban').notNull(),
  name: text('name').notNull(),
  /** `lost` means that the request never arrived, so the provider does not know it. */
  state: text('state', {
    enum: ['lost', 'queued', 'initiated', 'paid', 'failed', 'canceled', 'returned'],
  }).notNull(),
  reason: text('reason'),
  paidAt: moment('paid_at'),
  returnedAt: moment('returned_at'),
  createdAt: moment('created_at').notNull(),
})

export const sandboxBillPayments = pgTable('sandbox_bill_payments', {
  number: text('number').primaryKey(),
  reference: uuid('reference').notNull().unique(),
  billerCode: text('biller_code').notNull(),
  account: text('account').notNull(),
  billNumber: text('bill_number').notNull(),
  amount: halalas('amount').notNull(),
  /** `lost` means that the request never arrived, so SADAD does not know it. */
  state: text('state', { enum: ['lost', 'initiated', 'paid', 'failed'] }).notNull(),
  createdAt: moment('created_at').notNull(),
})

export const sandboxIbans = pgTable('sandbox_ibans', {
  iban: text('iban').primaryKey(),
  reference: text('reference').notNull().unique(),
  name: text('name').notNull(),
})

export const sandboxBankCredits = pgTable('sandbox_bank_credits', {
  /** The number of the credit, in the order of booking. */
  number: bigint('number', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  bankReference: text('bank_reference').notNull().unique(),
  iban: text('iban').notNull(),
  amount: halalas('amount').notNull(),
  remitterName: text('remitter_name').notNull(),
  remitterIban: text('remitter_iban'),
  bookedAt: moment('booked_at').notNull(),
  /** The key of the decision to send the credit back. */
  sentBackKey: text('sent_back_key'),
  sentBackAt: moment('sent_back_at'),
})
