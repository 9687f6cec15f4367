import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { type Operation, operations } from './contract.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const files = new Map([
  ...(await sourcesIn('api')),
  ...(await sourcesIn('web')),
  ...(await sourcesIn('contract-tests')),
])

/** Operations without a service file, and why. */
const WITHOUT_SERVICE: Record<string, string> = {
  getSupport: 'returns settings',
  getLegalTexts: 'returns a setting',
  getLiveness: 'responds that the server runs',
  getReadiness: 'responds what the readiness check returns',
  logoutAdmin: 'calls endAdminSession of api/staff, which other endings of a session share',
  endSession: 'exported by api/people/accounts/sessions.ts, where sessions begin and end',
  endOtherSessions: 'exported by api/people/accounts/sessions.ts, where sessions begin and end',
  listPaymentReceipts: 'list-receipts.ts lists the receipts of a transaction or payment',
  uploadPaymentReceipt: 'upload-receipt.ts stores the receipts of a transaction or payment',
  downloadPaymentReceipt: 'download-receipt.ts reads the receipts of a transaction or payment',
  deletePaymentReceipt: 'delete-receipt.ts deletes the receipts of a transaction or payment',
  listAdminKybOptions: 'one query, exported by api/features/admin/kyb-options.store.ts',
}

/** Screens call these without a hook of their own. */
const WITHOUT_HOOK: Record<string, string> = {
  requestContact: 'LeaveNumberForm calls it, and nothing else',
  refreshTokens: 'web/api/token-refresh.ts refreshes the tokens of a session, no screen does',
  logout: 'the menus of two layouts end the session',
  logoutAdmin: 'the menu of a layout ends the session',
  endOtherSessions: 'use-end-session.ts ends one session or all others',
  idPhoneMatch: 'use-local-screening.ts calls it with the number that was screened',
  createProfile: 'a query of CompletePage creates the profile when the page opens',
  unlockCustomer: 'use-customer-action.ts runs every action on a customer that needs a reason',
  freezeCustomer: 'use-customer-action.ts runs every action on a customer that needs a reason',
  unfreezeCustomer: 'use-customer-action.ts runs every action on a customer that needs a reason',
  suspendBeneficiary: 'use-customer-action.ts runs every action on a customer that needs a reason',
  resumeBeneficiary: 'use-customer-action.ts runs every action on a customer that needs a reason',
  endCustomerSessions: 'use-customer-action.ts runs every action on a customer that needs a reason',
  exportCustomer: 'use-customer-action.ts runs every action on a customer that needs a reason',
  changeSignInCall: 'use-customer-action.ts runs every action on a customer that needs a reason',
  resendWalletActionCode: 'use-confirm-wallet-action.ts sends the code of a change again',
  resendTransferCode: 'use-confirm-transfer.ts sends the code of a transfer again',
  resendBillCode: 'use-confirm-bill-payments.ts sends the code of a transfer again',
  resendApiKeyCode: 'use-confirm-api-key.ts sends the code of a key again',
  resendWebhookEndpointCode: 'use-confirm-webhook-endpoint.ts sends the code of an endpoint again',
  sendPhoneChangeCode: 'use-confirm-phone-change.ts sends each code of a change',
  resendBeneficiaryCode: 'use-confirm-beneficiary.ts sends the code of a beneficiary again',
  resendInvitationCode: 'use-confirm-invitation.ts sends the code of an invitation again',
  createWebhookEndpoint: 'WebhookEndpointForm asks for it, and use-confirm-webhook-endpoint.ts makes it',
  rollWebhookSecret: 'a dialog of the list asks for it, and use-confirm-webhook-endpoint.ts makes it',
  rollOwnApiKey: 'programs call it with an API key, no screen does',
  sendTransfer: 'programs call it with an API key, no screen does',
  createStatement: 'use-issued-file.ts issues every document and saves its file',
  createBalanceCertificate: 'use-issued-file.ts issues every document and saves its file',
  createIbanLetter: 'use-issued-file.ts issues every document and saves its file',
  uploadPaymentReceipt: 'use-upload-receipt.ts attaches a file to a transaction or payment',
  deletePaymentReceipt: 'use-delete-receipt.ts deletes a file of a transaction or payment',
  requestAccountClosure: 'use-note-form.ts sends every request with its reason',
  requestSuspenseCrediting: 'use-note-form.ts sends every request with its reason',
  requestSuspenseReturn: 'use-note-form.ts sends every request with its reason',
  requestTopUpCrediting: 'use-note-form.ts sends every request with its reason',
  requestTopUpDispute: 'use-note-form.ts sends every request with its reason',
  requestTopUpRefund: 'use-note-form.ts sends every request with its reason',
  requestTransferSettlement: 'use-note-form.ts sends every request with its reason',
  requestDifferenceResolution: 'use-note-form.ts sends every request with its reason',
  answerTransactionCase: 'use-note-form.ts sends every answer with its note',
  resolveMoneyException: 'use-note-form.ts sends every resolution with its note',
  decideStaffRequest: 'use-note-form.ts sends every decision with its note',
  removeFromDenyList: 'use-note-form.ts sends every removal with its reason',
  decideReview: 'use-note-form.ts sends every decision with its note',
}

const kebab = (id: string) => id.replaceAll(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
const serviceOf = ({ id, tag }: Operation) => `api/features/${tag}/${kebab(id)}.ts`
const capitalized = (id: string) => id.charAt(0).toUpperCase() + id.slice(1)

test('an operation is one file under its tag, with a function of its name', () => {
  const expected = operations.filter(({ id }) => !WITHOUT_SERVICE[id])
  const missing = expected.filter(operation => !exportsFunction(serviceOf(operation), operation.id))
  expect(missing.map(operation => `${serviceOf(operation)} exports no function ${operation.id}`)).toEqual([])
})

test('an operation is bound among the routes of its tag', () => {
  const bound = [...files]
    .filter(([path]) => path.endsWith('.routes.ts'))
    .flatMap(([path, text]) => [...text.matchAll(/\bcontract\.(\w+)/g)].map(match => `${dirname(path)} ${match[1]}`))
  const expected = operations.map(({ id, tag }) => `api/features/${tag} ${id}`)
  expect(bound.sort()).toEqual(expected.sort())
})

test('a screen changes something through a hook with the name of the operation', () => {
  const called = new Set([...files].flatMap(([path, text]) => (isScreenCode(path) ? generatedImports(text) : [])))
  const missing = operations
    .filter(({ id, method }) => method !== 'GET' && !WITHOUT_HOOK[id])
    .filter(({ id }) => called.has(id) || called.has(`use${capitalized(id)}`))
    .filter(({ id }) => !hookOf(id))
  expect(missing.map(({ id, tag }) => `use-${kebab(id)}.ts is nowhere in web, where ${tag} has it called`)).toEqual([])
})

test('the tests of an operation are described by its name', () => {
  const tests = [...files].filter(([path]) => path.startsWith('api/features/') && path.endsWith('.test.ts'))
  const unnamed = tests.filter(([path, text]) => {
    const operation = operations.find(each => serviceOf(each).replace(/\.ts$/, '.test.ts') === path)
    return operation && !text.includes(`describe('${operation.id}`)
  })
  expect(unnamed.map(([path]) => path)).toEqual([])
})

test('every exception is about an operation of the contract', () => {
  const ids = operations.map(({ id }) => id)
  expect([WITHOUT_SERVICE, WITHOUT_HOOK].flatMap(Object.keys).filter(id => !ids.includes(id))).toEqual([])
})

const isScreenCode = (path: string) => path.startsWith('web/') && !/\/generated\/|^web\/mock\/|\.test\.tsx?$/.test(path)

/** The names that a file imports from the generated client, without types. */
function generatedImports(text: string): string[] {
  const imports = [...text.matchAll(/^import \{([^}]*)\} from '#web\/api\/generated\/[\w-]+\.ts'/gm)]
  return imports.flatMap(match => match[1]!.split(',').map(name => name.trim().split(' ')[0]!))
}

/** The hook file of the operation, which calls what is generated for it. */
const hookOf = (id: string) =>
  [...files].find(([path, text]) => {
    const imported = path.endsWith(`/use-${kebab(id)}.ts`) ? generatedImports(text) : []
    return path.startsWith('web/') && (imported.includes(id) || imported.includes(`use${capitalized(id)}`))
  })

function exportsFunction(path: string, name: string): boolean {
  return new RegExp(`^export (?:(?:async )?function\\*? |const )${name}\\b`, 'm').test(files.get(path) ?? '')
}

async function sourcesIn(folder: string): Promise<[path: string, text: string][]> {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true })
  return entries
    .filter(entry => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map(entry => join(entry.parentPath, entry.name))
    .map(path => [relative(root, path).replaceAll('\\', '/'), readFileSync(path, 'utf8')])
}
