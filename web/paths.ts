import { CONFIRM_EMAIL_PATH } from '#domain/constants.ts'

/** The path of every page, except for those of a sandbox. No other file contains a path. Routes with parameters have functions. */
export const paths = {
  landing: '/',
  login: '/login',
  loginVerifyOtp: '/login/verify-otp',
  loginCallback: '/login/callback-verification',
  accountLocked: '/account-locked',
  otpVerification: '/otp-verification',
  setPassword: '/set-password',
  setPasscode: '/set-passcode',
  forgotPassword: '/forgot-password',
  recoverById: '/forgot-password/id-bod',
  recoverByIdOtp: '/forgot-password/id-bod/otp',
  resetPassword: '/reset-password',
  resetPasswordSuccess: '/reset-password-success',
  recoverByPhone: '/forgot-password/phone',
  recoverByPhoneOtp: '/forgot-password/phone/otp',
  recoverByPhonePassword: '/forgot-password/phone/set-password',

  terms: '/terms',
  privacy: '/privacy',
  fees: '/fees',
  safeguarding: '/safeguarding',
  contact: '/contact',
  /** The page that verifies documents which others were given. */
  verify: '/verify',
  verifyCode: '/verify/:code',
  /** The page that the link in emails opens. */
  confirmEmail: CONFIRM_EMAIL_PATH,

  businessType: '/onboarding/business-type',
  phone: '/onboarding/phone',
  phoneNumber: '/onboarding/phone-number',
  otp: '/onboarding/otp',
  crNumber: '/onboarding/cr-number',
  idNumber: '/onboarding/id-number',
  nafath: '/onboarding/nafath',
  globalScreening: '/onboarding/global-screening',
  kyb: '/onboarding/kyb',
  password: '/onboarding/password',
  complete: '/onboarding/complete',
  /** The page for people who are invited to the team of a business. The server's SMS names it. */
  join: '/join',

  app: '/app',
  dashboard: '/app/dashboard',
  transactions: '/app/transactions',
  statements: '/app/statements',
  transactionCategories: '/app/transactions/categories',
  onHold: '/app/onhold-balance',
  services: '/app/services',
  wallet: '/app/services/wallet',
  walletOtp: '/app/services/wallet/otp',
  limits: '/app/services/wallet/limits',
  subWallets: '/app/services/wallet/subwallet',
  transfer: '/app/services/transfer',
  transfers: '/app/services/transfer/all',
  transferSchedules: '/app/services/transfer/scheduled',
  transferSchedule: '/app/services/transfer/scheduled/:scheduleId',
  transferFile: '/app/services/transfer/file',
  transferBatch: '/app/services/transfer/file/:batchId',
  transferDetails: '/app/services/transfer/:transferId',
  transferReceipt: '/app/services/transfer/:transferId/receipt',
  credit: '/app/services/credit',
  bills: '/app/services/bills',
  billPayments: '/app/services/bills/all',
  billPayment: '/app/services/bills/:billPaymentId',
  beneficiaries: '/app/services/beneficiaries',
  topUp: '/app/services/topup',
  cardTopUp: '/app/services/topup/:topUpId',
  team: '/app/team',
  settings: '/app/settings',
  changePhone: '/app/settings/phone',
  documents: '/app/settings/documents',
  security: '/app/settings/security',
  developers: '/app/settings/developers',
  webhooks: '/app/settings/developers/webhooks',
  notifications: '/app/notifications',
  approvals: '/app/approvals',
  approvalRules: '/app/approvals/rules',
  approval: '/app/approvals/:approvalId',
  support: '/app/support',
  logout: '/app/logout',
  dashboardShort: '/dashboard',
  servicesShort: '/services/*',
  settingsShort: '/settings',
  supportShort: '/support',
  logoutShort: '/logout',

  admin: '/admin',
  adminLogin: '/admin/login',
  adminKybOptions: '/admin/kyb-options',
  adminCustomers: '/admin/customers',
  adminCustomer: '/admin/customers/:customerId',
  adminCustomerTransactions: '/admin/customers/:customerId/transactions',
  adminReviews: '/admin/reviews',
  adminRequests: '/admin/requests',
  adminSuspense: '/admin/suspense',
  adminExceptions: '/admin/exceptions',
  adminReconciliation: '/admin/reconciliation',
  adminTransfers: '/admin/transfers',
  adminTransfer: '/admin/transfers/:transferId',
  adminTopUps: '/admin/top-ups',
  adminTopUp: '/admin/top-ups/:topUpId',
  adminDenyList: '/admin/deny-list',
  adminActivity: '/admin/activity',
  adminReportedProblems: '/admin/reported-problems',
  adminContactRequests: '/admin/contact-requests',
  adminProviders: '/admin/providers',

  docs: '/docs',
  docsSignUp: '/docs/sign-up',
  docsSignIn: '/docs/sign-in',
  docsTopUps: '/docs/top-ups',
  docsTransfers: '/docs/transfers',
  docsSendWithKey: '/docs/send-with-key',
  docsErrors: '/docs/errors',
  docsTestValues: '/docs/test-values',
  docsConventions: '/docs/conventions',
  docsKeys: '/docs/api-keys',
  docsWebhooks: '/docs/webhooks',
  docsIdempotency: '/docs/idempotency',
  docsPagination: '/docs/pagination',
  docsLimits: '/docs/limits',
  docsVersions: '/docs/versions',
  docsGoingLive: '/docs/going-live',
  docsClient: '/docs/client',
  docsChangelog: '/docs/changelog',
  docsReference: '/docs/reference',
  /** Served by the server. */
  contractYaml: '/openapi.yaml',
  contractJson: '/openapi.json',
} as const

/** The dashboard of a sub-wallet. */
export const subWalletPath = (subWalletId: string) => `${paths.dashboard}?subWallet=${encodeURIComponent(subWalletId)}`

/** The details of a beneficiary. */
export const beneficiaryPath = (beneficiaryId: string) =>
  `${paths.beneficiaries}?beneficiary=${encodeURIComponent(beneficiaryId)}`
/** The requests made with an API key. */
export const apiKeyRequestsPath = (apiKeyId: string) => `${paths.developers}?key=${encodeURIComponent(apiKeyId)}`
/** The deliveries to a webhook endpoint. */
export const webhookDeliveriesPath = (webhookEndpointId: string) =>
  `${paths.webhooks}?endpoint=${encodeURIComponent(webhookEndpointId)}`
/** A top-up by card. */
export const topUpPath = (topUpId: string) => `${paths.topUp}/${encodeURIComponent(topUpId)}`

/** The notifications that match the filters. */
export const notificationsPath = (filters: Record<string, string>) =>
  `${paths.notifications}?${new URLSearchParams(filters)}`

/** The payments for approval that match the filters. */
export const approvalsPath = (filters: Record<string, string>) => `${paths.approvals}?${new URLSearchParams(filters)}`

/** The categories, which lead back to the transactions of this wallet. */
export const transactionCategoriesPath = (wallet: { subWallet?: string }) =>
  wallet.subWallet === undefined
    ? paths.transactionCategories
    : `${paths.transactionCategories}?${new URLSearchParams(wallet)}`

/** The transactions that match the filters. */
export const transactionsPath = (filters: Record<string, string>) =>
  `${paths.transactions}?${new URLSearchParams(filters)}`

/** The transfers that match the filters. */
export const transfersPath = (filters: Record<string, string>) => `${paths.transfers}?${new URLSearchParams(filters)}`

/** The upload of a file of transfers that a sub-wallet pays. Empty for the main wallet. */
export const transferFilePath = (subWallet: string) =>
  subWallet === '' ? paths.transferFile : `${paths.transferFile}?${new URLSearchParams({ subWallet })}`

export const transferBatchPath = (batchId: string) => `${paths.transferFile}/${encodeURIComponent(batchId)}`

export const approvalPath = (approvalId: string) => `${paths.approvals}/${encodeURIComponent(approvalId)}`

export const verifyPath = (code: string) => `${paths.verify}/${encodeURIComponent(code)}`

export const billPaymentPath = (billPaymentId: string) => `${paths.bills}/${encodeURIComponent(billPaymentId)}`

export const transferPath = (transferId: string) => `${paths.transfer}/${encodeURIComponent(transferId)}`

export const transferSchedulePath = (scheduleId: string) =>
  `${paths.transferSchedules}/${encodeURIComponent(scheduleId)}`

export const transferReceiptPath = (transferId: string) => `${transferPath(transferId)}/receipt`

/** The customers that match, in an order, on a page. */
export const adminSearchPath = (search: string | Record<string, string>) =>
  `${paths.adminCustomers}?${new URLSearchParams(search)}`

export const adminCustomerPath = (customerId: string) => `${paths.adminCustomers}/${encodeURIComponent(customerId)}`

/** The transactions of a customer, of a sub-wallet, on a page. */
export const adminTransactionsPath = (customerId: string, search: Record<string, string> = {}) =>
  `${adminCustomerPath(customerId)}/transactions${Object.keys(search).length > 0 ? `?${new URLSearchParams(search)}` : ''}`

export const adminTransferPath = (transferId: string) => `${paths.adminTransfers}/${encodeURIComponent(transferId)}`

export const adminTransfersPath = (search: Record<string, string>) =>
  `${paths.adminTransfers}?${new URLSearchParams(search)}`

export const adminTopUpPath = (topUpId: string) => `${paths.adminTopUps}/${encodeURIComponent(topUpId)}`

export const adminTopUpsPath = (search: Record<string, string>) => `${paths.adminTopUps}?${new URLSearchParams(search)}`

export const adminExceptionsPath = (status: 'open' | 'resolved') =>
  status === 'open' ? paths.adminExceptions : `${paths.adminExceptions}?${new URLSearchParams({ status })}`

/** An item of a list of what waits for the staff, by the id of its task. */
export const queueItemPath = (list: string, id: string) => `${list}#${encodeURIComponent(id)}`

/** The imported files. */
export const adminReconciliationFilesPath = `${paths.adminReconciliation}?${new URLSearchParams({ status: 'files' })}`

/** The admin events that match. */
export const adminActivityPath = (filters: Record<string, string>) =>
  `${paths.adminActivity}?${new URLSearchParams(filters)}`

/** The entries of the deny list with these last digits. */
export const adminDenyListPath = (digits: string) => `${paths.adminDenyList}?${new URLSearchParams({ digits })}`

/** The documentation of an error code. */
export const errorHelpPath = (code: string) => `${paths.docsErrors}/${encodeURIComponent(code)}`

/** The changes of a version of the contract. */
export const releasePath = (version: string) => `${paths.docsChangelog}/${version}`

/** The operations of a tag in the API reference. */
export const referenceTagPath = (tag: string) => `${paths.docsReference}/${tag}`

/** An operation in the API reference. */
export const referencePath = (tag: string, operationId: string) => `${referenceTagPath(tag)}/${operationId}`

/** The form to try an operation, which the server serves. */
export const tryPath = (tag: string, { method, path }: { method: string; path: string }) =>
  `${referenceTagPath(tag)}/try#tag/${tag}/${method}${path}`

export const adminCategoryPath = (category: string) =>
  `${paths.adminKybOptions}?category=${encodeURIComponent(category)}`

/** Opens the drawer of scenarios on pages whose outcome a sandbox can choose. */
export const scenariosHash = '#scenarios'
