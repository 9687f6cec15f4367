import type { Server } from '#api/testing/newcomer.ts'
import { allGreen, type Operation, type Scenario } from './contract.ts'
import type { People } from './people.ts'

/** A request of which every part may be invalid. */
export interface TestRequest {
  parameters: Record<string, string>
  headers: Record<string, string>
  body?: unknown
  /** Sent in place of the body, as it is. */
  raw?: BodyInit
  token?: string | undefined
}

/** The examples of the contract are about one person. These are that person's values. */
export const EXAMPLE_VALUES = {
  phoneNumber: '+966512345678',
  crNumber: '9900000000',
  unifiedNumber: '7900000000',
  idNumber: '1990800003',
  /** Of the ID number. */
  lastDigits: '0003',
  otp: '482913',
  id: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f',
  refreshToken: 'rT5kq1Vb8sYw2nLr0eXcZa9uHf3GdJm7pQi4tKoCvE0',
  resetToken: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f.rT5kq1Vb8sYw2nLr0eXcZa9uHf3GdJm7pQi4tKoCvE0',
  emailToken: '7m3hT0Gm1q9rYp2sVb5xWc8zEd4fAg6hJk0lNn3oQt1',
  callToken: 'nV3kq1Vb8sYw2nLr0eXcZa9uHf3GdJm7pQi4tKoCvE1',
  referenceId: 'PLK8Q3M7X2K9D4TA',
  subWalletId: '482913650127',
  sequenceNumber: '4829136501274829',
  recipientToken: 'c2VhbGVkIHJlY2lwaWVudA',
  walletIban: 'SA0330000000000000000001',
  documentCode: '7K3Q-9XWD-4MHT',
  digest: '6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b',
  cursor: 'eyJwYWdlIjoyfQ.Qm9yKQyT4fJ5s2o7eWdZpXaBcQrT5kq1Vb8sYw2nLr0',
}

/** The request of the scenario, with the user's values in place of those of the examples' person. */
export function requestOf(operation: Operation, people: People, scenario: Scenario = allGreen(operation)): TestRequest {
  const { body, raw, parameters } = scenario
  const token = tokenOf(operation, people)
  return {
    parameters: withOwnValues(parameters, people),
    headers: raw === undefined ? {} : { 'Content-Type': 'application/octet-stream' },
    ...(raw !== undefined && { raw }),
    ...(body && { body: bodyWithOwnValues(body, people) }),
    ...(token && { token }),
  }
}

/** Where two tokens are accepted, the one of the sign-up. */
function tokenOf({ schemes }: Operation, { newcomer, customer, staff, wallet }: People): string {
  if (schemes.includes('adminToken')) return staff.token
  if (schemes.includes('onboardingToken')) return newcomer.token
  if (schemes.includes('accessToken')) return customer.accessToken
  return schemes.includes('apiKey') ? wallet.apiKey : ''
}

function withOwnValues<T>(fields: Record<string, T>, people: People): Record<string, T | string> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, ownValue(people, name, value)]))
}

/** The body may name the user's values within objects too. */
function bodyWithOwnValues(body: Record<string, unknown>, people: People): Record<string, unknown> {
  const nested = Object.entries(body).map(([name, value]) => [
    name,
    isObject(value) ? bodyWithOwnValues(value, people) : valueWithin(people, name, value),
  ])
  return Object.fromEntries(nested)
}

const valueWithin = (people: People, name: string, value: unknown): unknown =>
  Array.isArray(value) ? value.map(each => ownValue(people, name, each)) : ownValue(people, name, value)

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function ownValue<T>(people: People, name: string, value: T): T | string {
  const { newcomer, customer, wallet, transfer, approval, voiceCall } = people
  const { crNumber, idNumber } = newcomer.values
  switch (value) {
    case EXAMPLE_VALUES.phoneNumber:
      return newcomer.phoneNumber
    case EXAMPLE_VALUES.crNumber:
      return crNumber
    case EXAMPLE_VALUES.idNumber:
      return idNumber
    case EXAMPLE_VALUES.lastDigits:
      return idNumber.slice(-4)
    case EXAMPLE_VALUES.otp:
      return customer.otp || newcomer.otp || value
    case EXAMPLE_VALUES.refreshToken:
      return customer.refreshToken
    case EXAMPLE_VALUES.emailToken:
      return wallet.emailToken || value
    case EXAMPLE_VALUES.resetToken:
      return customer.resetToken
    case EXAMPLE_VALUES.callToken:
      return voiceCall.token || value
    case EXAMPLE_VALUES.referenceId:
      return wallet.referenceId || value
    case EXAMPLE_VALUES.subWalletId:
      return wallet.subWalletId || value
    case EXAMPLE_VALUES.sequenceNumber:
      return transfer.sequenceNumber || value
    case EXAMPLE_VALUES.recipientToken:
      return transfer.recipientToken || value
    case EXAMPLE_VALUES.walletIban:
      return wallet.iban || value
    case EXAMPLE_VALUES.documentCode:
      return wallet.documentCode || value
    case EXAMPLE_VALUES.digest:
      return approval.digest || value
    case EXAMPLE_VALUES.cursor:
      return wallet.cursor || value
    case EXAMPLE_VALUES.id:
      return ownId(people, name) || value
    default:
      return value
  }
}

function ownId({ newcomer, customer, wallet, transfer, bills, approval, adminValues }: People, name: string): string {
  if (name === 'customerId') return newcomer.userId
  if (name === 'optionId' || name === 'reviewId' || name === 'entryId') return adminValues[name]
  if (name === 'creditId' || name === 'exceptionId' || name === 'differenceId') return adminValues[name]
  // Of the staff, or of Nafath.
  if (name === 'requestId' && adminValues.requestId) return adminValues.requestId
  if (name === 'cursor') return adminValues.eventId
  if (name === 'userId') return newcomer.userId
  if (name === 'transferId' || name === 'scheduleId' || name === 'batchId') return transfer[name]
  if (name === 'approvalId') return approval.approvalId
  if (name === 'billOrderId' || name === 'billPaymentId' || name === 'savedBillId') return bills[name]
  if (name === 'apiKeyId' || name === 'holdId' || name === 'actionId' || name === 'beneficiaryId' || name === 'topUpId')
    return wallet[name]
  if (name === 'phoneChangeId' || name === 'emailChangeId') return wallet[name]
  if (name === 'invitationId' || name === 'memberId') return wallet[name]
  if (name === 'documentId' || name === 'businessDocumentId') return wallet[name]
  if (name === 'categoryId' || name === 'receiptId' || name === 'caseId') return wallet[name]
  if (name === 'webhookEndpointId' || name === 'webhookDeliveryId') return wallet[name]
  if (name === 'notificationId' || name === 'upTo') return wallet.notificationId
  // The simulated card provider knows the top-up by the same id, and calls it so.
  if (name === 'paymentId' || name === 'reference' || name === 'q') return wallet.topUpId
  if (name === 'beneficiaryIds') return wallet.beneficiaryId
  return name === 'callbackId' ? customer.callbackId : customer.sessionId || newcomer.sessionId
}

const newKey = () => ({ 'Idempotency-Key': crypto.randomUUID() })

export function send(server: Server, operation: Operation, sent: TestRequest): Promise<Response> {
  const headers = new Headers({ ...(operation.needsIdempotencyKey && newKey()), ...sent.headers })
  if (sent.token && !headers.has('Authorization')) headers.set('Authorization', `Bearer ${sent.token}`)
  const body = sent.raw ?? (sent.body === undefined ? undefined : JSON.stringify(sent.body))
  if (body !== undefined && !headers.has('Content-Type')) headers.set('Content-Type', 'application/json')
  // A body that streams needs `duplex`; TypeScript's DOM types do not know it yet.
  const init = { method: operation.method, headers, ...(body !== undefined && { body, duplex: 'half' }) }
  return Promise.resolve(server.request(urlOf(operation, sent.parameters), init))
}

/** The path with its parameters filled in, and the others as a query. */
export function urlOf({ path, parameters }: Operation, values: Record<string, string>): string {
  const query = new URLSearchParams()
  let filled = path
  for (const [name, value] of Object.entries(values)) {
    const isPath = parameters.some(parameter => parameter.name === name && parameter.in === 'path')
    if (isPath) filled = filled.replace(`{${name}}`, encodeURIComponent(value))
    else query.set(name, value)
  }
  return query.size > 0 ? `${filled}?${query}` : filled
}
