import { and, eq, getTableColumns, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '#api/kernel/db/client.ts'
import {
  categoryRules,
  receipts,
  transactionAnnotations,
  transactionCaseMessages,
  transactionCases,
  transactionCategories,
} from '#api/kernel/db/schema/annotations.ts'
import { apiKeyRequests, apiKeys } from '#api/kernel/db/schema/api-keys.ts'
import { approvalRequests, approvalRules, approvalRulesByPerson, approvals } from '#api/kernel/db/schema/approvals.ts'
import { accounts, customerScreenings } from '#api/kernel/db/schema/auth.ts'
import { beneficiaries } from '#api/kernel/db/schema/beneficiaries.ts'
import { businessDocuments, documentRequests } from '#api/kernel/db/schema/business-documents.ts'
import { emailChanges } from '#api/kernel/db/schema/email-changes.ts'
import { holds, ledgerAccounts, subWallets, transactions } from '#api/kernel/db/schema/ledger.ts'
import { nafathRequests } from '#api/kernel/db/schema/nafath.ts'
import { notificationPreferences, notifications } from '#api/kernel/db/schema/notifications.ts'
import { applicants, termsAcceptances } from '#api/kernel/db/schema/onboarding.ts'
import { phoneChanges } from '#api/kernel/db/schema/phone-changes.ts'
import { profiles } from '#api/kernel/db/schema/profiles.ts'
import { savedBills } from '#api/kernel/db/schema/saved-bills.ts'
import { lockouts, securityEvents } from '#api/kernel/db/schema/security.ts'
import { devices, loginCalls, sessions } from '#api/kernel/db/schema/sessions.ts'
import { issuedDocuments } from '#api/kernel/db/schema/statements.ts'
import { invitations } from '#api/kernel/db/schema/team.ts'
import { bankCredits, cardTopUps, walletIbans } from '#api/kernel/db/schema/top-ups.ts'
import { transferBatches, transferBatchRows } from '#api/kernel/db/schema/transfer-batches.ts'
import { transferScheduleSkips, transferSchedules, transfers } from '#api/kernel/db/schema/transfers.ts'
import { walletActions, walletLimits, wallets } from '#api/kernel/db/schema/wallet.ts'
import { webhookEndpoints } from '#api/kernel/db/schema/webhooks.ts'

interface ExportPart {
  table: PgTable
  /** The rows of the account with this id, which is the id of its applicant too. */
  of: (accountId: string) => SQL | undefined
  /** Columns that are secrets, copies of others, or for our own bookkeeping. */
  without?: readonly string[]
}

const ofWallet = (column: PgColumn) => (id: string) =>
  inArray(column, sql`(select ${wallets.id} from ${wallets} where ${wallets.accountId} = ${id})`)

/** Finds transactions by the accounts of the ledger, because they have no index by wallet. */
const isTransactionOf = (id: string) =>
  inArray(
    transactions.accountId,
    sql`(select ${ledgerAccounts.id} from ${ledgerAccounts} join ${wallets} on ${wallets.id} = ${ledgerAccounts.walletId} where ${wallets.accountId} = ${id})`,
  )

/** The parts of a personal data export, by their name in the file. */
export const EXPORTED: Record<string, ExportPart> = {
  // The owners and managers of the company are other people, so their data is left out.
  signUp: {
    table: applicants,
    of: id => eq(applicants.id, id),
    without: ['since', 'name', 'names', 'screenedId', 'parties'],
  },
  acceptedTerms: { table: termsAcceptances, of: id => eq(termsAcceptances.applicantId, id) },
  identityRequests: {
    table: nafathRequests,
    of: id => eq(nafathRequests.applicantId, id),
    without: ['sequence', 'redirectUrl'],
  },
  account: {
    table: accounts,
    of: id => eq(accounts.id, id),
    without: ['passwordHash', 'passcodeHash', 'lastWritePosition'],
  },
  profile: { table: profiles, of: id => eq(profiles.accountId, id) },
  phoneChanges: { table: phoneChanges, of: id => eq(phoneChanges.accountId, id), without: ['dueAt'] },
  emailChanges: {
    table: emailChanges,
    of: id => or(eq(emailChanges.accountId, id), eq(emailChanges.askedBy, id)),
    without: ['tokenHash'],
  },
  dailyScreening: { table: customerScreenings, of: id => eq(customerScreenings.accountId, id) },
  devices: { table: devices, of: id => eq(devices.accountId, id), without: ['fingerprint'] },
  apiKeys: {
    table: apiKeys,
    of: id => eq(apiKeys.accountId, id),
    without: ['tokenHash', 'slot', 'originId', 'replacesId', 'overlapHours'],
  },
  apiKeyRequests: {
    table: apiKeyRequests,
    of: id => inArray(apiKeyRequests.apiKeyId, sql`(select id from ${apiKeys} where account_id = ${id})`),
  },
  webhookEndpoints: {
    table: webhookEndpoints,
    of: id => eq(webhookEndpoints.accountId, id),
    // The query of a URL may have a token. The customer lists them.
    without: ['slot', 'url', 'secret', 'oldSecret'],
  },
  sessions: { table: sessions, of: id => eq(sessions.accountId, id) },
  signInCalls: { table: loginCalls, of: id => eq(loginCalls.accountId, id), without: ['proof'] },
  locks: { table: lockouts, of: id => and(eq(lockouts.subject, id), inArray(lockouts.type, ['login', 'recovery'])) },
  securityEvents: { table: securityEvents, of: id => eq(securityEvents.accountId, id), without: ['sequence'] },
  invitations: { table: invitations, of: id => eq(invitations.businessId, id) },
  wallet: { table: wallets, of: id => eq(wallets.accountId, id), without: ['seenSequence'] },
  subWallets: { table: subWallets, of: ofWallet(subWallets.walletId) },
  limits: { table: walletLimits, of: ofWallet(walletLimits.walletId) },
  walletActions: { table: walletActions, of: ofWallet(walletActions.walletId) },
  transactions: {
    table: transactions,
    of: isTransactionOf,
    without: ['sequence', 'searched'],
  },
  transactionCategories: {
    table: transactionCategories,
    // The categories that every wallet begins with have a name in each language, and are left out.
    of: id => and(ofWallet(transactionCategories.walletId)(id), isNull(transactionCategories.nameArabic)),
    without: ['slot', 'nameArabic'],
  },
  categoryRules: { table: categoryRules, of: ofWallet(categoryRules.walletId) },
  transactionNotes: { table: transactionAnnotations, of: ofWallet(transactionAnnotations.walletId) },
  receipts: { table: receipts, of: ofWallet(receipts.walletId), without: ['slot', 'contentKey'] },
  businessDocuments: {
    table: businessDocuments,
    of: id => eq(businessDocuments.accountId, id),
    without: ['slot', 'contentKey'],
  },
  documentRequests: {
    table: documentRequests,
    of: id => eq(documentRequests.accountId, id),
    without: ['requestedBy'],
  },
  reportedProblems: { table: transactionCases, of: ofWallet(transactionCases.walletId) },
  reportedProblemMessages: {
    table: transactionCaseMessages,
    of: id =>
      inArray(
        transactionCaseMessages.caseId,
        sql`(select cases.id from ${transactionCases} cases join ${wallets} on ${wallets.id} = cases.wallet_id where ${wallets.accountId} = ${id})`,
      ),
    without: ['sequence', 'adminId'],
  },
  cardTopUps: { table: cardTopUps, of: ofWallet(cardTopUps.walletId), without: ['dueAt', 'threeDsUrl'] },
  ibans: { table: walletIbans, of: ofWallet(walletIbans.walletId) },
  bankTransfersReceived: { table: bankCredits, of: ofWallet(bankCredits.walletId) },
  issuedDocuments: {
    table: issuedDocuments,
    of: id => eq(issuedDocuments.accountId, id),
    without: ['contentHash', 'ledgerAccountId', 'lastSequence'],
  },
  holds: {
    table: holds,
    of: id =>
      inArray(
        holds.referenceId,
        sql`(select ${transactions.referenceId} from ${transactions} where ${isTransactionOf(id)})`,
      ),
  },
  beneficiaries: { table: beneficiaries, of: id => eq(beneficiaries.accountId, id), without: ['sequence', 'dueAt'] },
  transfers: {
    table: transfers,
    of: id => eq(transfers.accountId, id),
    without: [
      'sequence',
      'dueAt',
      'turn',
      'questions',
      'submissions',
      'lastAnswer',
      'lastAskedAt',
      'recipientWalletId',
    ],
  },
  notifications: { table: notifications, of: id => eq(notifications.accountId, id), without: ['sequence'] },
  notificationPreferences: { table: notificationPreferences, of: id => eq(notificationPreferences.accountId, id) },
  savedBills: { table: savedBills, of: id => eq(savedBills.accountId, id), without: ['dueAt'] },
  transferSchedules: { table: transferSchedules, of: id => eq(transferSchedules.accountId, id), without: ['dueAt'] },
  transferScheduleSkips: {
    table: transferScheduleSkips,
    of: id =>
      inArray(transferScheduleSkips.scheduleId, sql`(select id from ${transferSchedules} where account_id = ${id})`),
  },
  approvalRequests: {
    table: approvalRequests,
    of: id =>
      or(eq(approvalRequests.accountId, id), eq(approvalRequests.madeBy, id), eq(approvalRequests.decidedBy, id)),
    without: ['sequence', 'dueAt'],
  },
  approvals: { table: approvals, of: id => eq(approvals.personId, id) },
  approvalRules: { table: approvalRules, of: id => eq(approvalRules.accountId, id) },
  approvalRulesByPerson: {
    table: approvalRulesByPerson,
    of: id =>
      or(
        eq(approvalRulesByPerson.accountId, id),
        eq(approvalRulesByPerson.makerId, id),
        eq(approvalRulesByPerson.approverId, id),
      ),
  },
  transferBatches: {
    table: transferBatches,
    of: id => eq(transferBatches.accountId, id),
    without: ['digest', 'repetition', 'dueAt'],
  },
  transferBatchRows: {
    table: transferBatchRows,
    of: id => inArray(transferBatchRows.batchId, sql`(select id from ${transferBatches} where account_id = ${id})`),
  },
}

/** The tables about customers that an export leaves out, by their names in the database, with the reason. */
export const NOT_EXPORTED: Record<string, string> = {
  reviews: 'the law forbids to tell a customer of a suspicion, and these say what compliance thinks',
  staff_requests: 'what the staff discuss among themselves',
  admin_events: 'what the staff did, with their names; it is proof against them, and not a record of the customer',
  deny_list_entries: 'the law forbids to tell a customer of a suspicion',
  onboarding_tokens: 'secrets, of which only hashes are stored',
  refresh_tokens: 'secrets, of which only hashes are stored',
  one_time_codes: 'hashes of codes, for a day',
  counters: 'how often something was tried, for a day',
  contact_requests: 'numbers for staff to call, of people without an account, for a month',
  messages: 'on their way to the phone or the email, for a day; what they tell is in the other records',
  money_exceptions:
    'what a bank or provider said that does not agree, for the staff; what became of the money is in the transfers and top-ups',
  events: 'for a month, what the other records tell',
  sandbox_businesses: 'which accounts of the sandbox a program made for its tests',
  webhook_requests: 'for a day, endpoints that were not confirmed',
  webhook_deliveries: 'for a month, what the programs of the customer were sent of the other records',
  limit_usage: 'sums of the transactions',
  ledger_accounts: 'the bookkeeping behind the transactions',
  postings: 'the bookkeeping behind the transactions',
  closed_months: 'sums of the transactions',
  receipt_chunks: 'the files themselves, which the customer downloads',
  business_document_chunks: 'the files themselves, which the customer downloads',
  entries: 'the bookkeeping behind the transactions',
}

type Row = Record<string, unknown>

/** Returns all data about a person that the person may have, without empty parts. */
export async function personalDataOf(db: Db, accountId: string): Promise<Record<string, Row[]>> {
  const data: Record<string, Row[]> = {}
  for (const [name, part] of Object.entries(EXPORTED)) {
    const rows = await rowsOf(db, part, accountId)
    if (rows.length > 0) data[name] = rows
  }
  return data
}

async function rowsOf(db: Db, { table, of, without = [] }: ExportPart, accountId: string): Promise<Row[]> {
  const columns = Object.fromEntries(Object.entries(getTableColumns(table)).filter(([name]) => !without.includes(name)))
  const { sequence, createdAt } = getTableColumns(table)
  const order = [sequence, createdAt].filter(column => column !== undefined)
  const rows = await db
    .select(columns)
    .from(table)
    .where(of(accountId))
    .orderBy(...order)
  return rows.map(row => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)))
}
