import type { SandboxAccount } from '#api/features/sandbox/seed-account.ts'
import type { TestApp } from '#api/testing/app.ts'
import { Customer } from '#api/testing/customer.ts'
import { type Newcomer, type SignUpValues, signUp } from '#api/testing/newcomer.ts'
import { openAccount as openAccountWith } from '#api/testing/open-account.ts'
import { StaffMember } from '#api/testing/staff-member.ts'

/** A person who signs up, the customer they become, an administrator, and the ids that examples of the contract name. */
export interface People {
  plink: TestApp
  newcomer: Newcomer
  customer: Customer
  wallet: WalletValues
  transfer: TransferValues
  bills: BillValues
  approval: ApprovalValues
  staff: StaffMember
  adminValues: AdminValues
  voiceCall: VoiceCallValues
}

/** Empty until a preparation sets it. */
interface WalletValues {
  /** Of a successful payment. */
  referenceId: string
  holdId: string
  actionId: string
  beneficiaryId: string
  invitationId: string
  memberId: string
  subWalletId: string
  apiKeyId: string
  phoneChangeId: string
  emailChangeId: string
  /** Of the newest link. */
  emailToken: string
  /** Of the operations that take no other token. */
  apiKey: string
  webhookEndpointId: string
  webhookDeliveryId: string
  /** Of the newest notification. */
  notificationId: string
  /** Of a page. */
  cursor: string
  topUpId: string
  /** Of the wallet. */
  iban: string
  documentId: string
  /** Of the document. */
  documentCode: string
  categoryId: string
  receiptId: string
  businessDocumentId: string
  caseId: string
}

/** Empty until a preparation sets it. */
interface TransferValues {
  transferId: string
  /** Our number of the payout. */
  sequenceNumber: string
  scheduleId: string
  batchId: string
  recipientToken: string
}

/** Empty until a preparation sets it. */
interface BillValues {
  billOrderId: string
  billPaymentId: string
  savedBillId: string
}

/** Empty until a preparation sets it. */
interface ApprovalValues {
  approvalId: string
  digest: string
  /** Others of the business. */
  maker: Customer
  approver: Customer
}

/** Empty until a preparation sets it. */
interface AdminValues {
  /** Of a KYB option in one language. */
  optionId: string
  reviewId: string
  /** Of the deny list. */
  entryId: string
  /** Of what a second person decides. */
  requestId: string
  /** Of a bank transfer in suspense. */
  creditId: string
  /** Of reports that contradict the books. */
  exceptionId: string
  /** Of the reconciliation. */
  differenceId: string
  /** Of the newest admin event. */
  eventId: string
}

/** Empty until a preparation sets it. */
interface VoiceCallValues {
  /** Of the URL that keys are reported to. */
  token: string
}

export function newPeople(plink: TestApp, values: Partial<SignUpValues> = {}): People {
  const newcomer = signUp(plink.app, values)
  const customer = new Customer(plink.app, { ...newcomer.values, identifier: newcomer.values.phone })
  return {
    plink,
    newcomer,
    customer,
    wallet: {
      referenceId: '',
      holdId: '',
      actionId: '',
      beneficiaryId: '',
      invitationId: '',
      memberId: '',
      subWalletId: '',
      apiKeyId: '',
      phoneChangeId: '',
      emailChangeId: '',
      emailToken: '',
      apiKey: '',
      webhookEndpointId: '',
      webhookDeliveryId: '',
      notificationId: '',
      cursor: '',
      topUpId: '',
      iban: '',
      documentId: '',
      documentCode: '',
      categoryId: '',
      receiptId: '',
      businessDocumentId: '',
      caseId: '',
    },
    transfer: { transferId: '', sequenceNumber: '', scheduleId: '', batchId: '', recipientToken: '' },
    bills: { billOrderId: '', billPaymentId: '', savedBillId: '' },
    approval: { approvalId: '', digest: '', maker: customer, approver: customer },
    staff: new StaffMember(plink.app),
    adminValues: {
      optionId: '',
      reviewId: '',
      entryId: '',
      requestId: '',
      creditId: '',
      exceptionId: '',
      differenceId: '',
      eventId: '',
    },
    voiceCall: { token: '' },
  }
}

/** Stores the account with its profile, as if the person had signed up. A sign-up would take eleven calls. */
export async function openAccount(
  { plink, newcomer }: People,
  changes: Pick<SandboxAccount, 'hasNoProfile'> = {},
): Promise<void> {
  newcomer.userId = await openAccountWith(plink.deps, newcomer.values, changes)
}
