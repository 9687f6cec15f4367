import type { Locator, Page } from '@playwright/test'
import { securityActions, securityControls } from '#web/features/account/security.states.ts'
import {
  emailActions,
  emailControls,
  emailLinkControls,
  preferencesControls,
  profileActions,
  profileControls,
} from '#web/features/account/settings.states.ts'
import { adminControls } from '#web/features/admin/admin.states.ts'
import { adminOptionsControls } from '#web/features/admin/options/options.states.ts'
import { adminLoginActions, adminLoginControls } from '#web/features/admin/session/admin-login.states.ts'
import {
  adminClosureActions,
  adminClosureControls,
  adminCustomerControls,
  adminCustomersControls,
} from '#web/features/admin-customers/admin-customers.states.ts'
import {
  adminExceptionsActions,
  adminExceptionsControls,
} from '#web/features/admin-money/exceptions/exceptions.states.ts'
import {
  adminReconciliationActions,
  adminReconciliationControls,
} from '#web/features/admin-reconciliation/reconciliation.states.ts'
import { adminRequestsActions, adminRequestsControls } from '#web/features/admin-requests/requests.states.ts'
import { adminDenyListActions, adminDenyListControls } from '#web/features/admin-reviews/deny-list/deny-list.states.ts'
import { adminReviewsControls } from '#web/features/admin-reviews/reviews.states.ts'
import { adminActivityControls } from '#web/features/admin-staff/admin-staff.states.ts'
import {
  adminReportedProblemsActions,
  adminReportedProblemsControls,
} from '#web/features/admin-staff/reported-problems/reported-problems.states.ts'
import { approvalsControls } from '#web/features/approvals/approvals.states.ts'
import { callControls, lockedControls, loginActions, loginControls } from '#web/features/auth/login/login.states.ts'
import { passwordActions, passwordControls } from '#web/features/auth/password.states.ts'
import { otpControls, phoneActions, phoneControls } from '#web/features/auth/phone.states.ts'
import { recoveryActions, recoveryControls } from '#web/features/auth/recovery/recovery.states.ts'
import { beneficiariesActions, beneficiariesControls } from '#web/features/beneficiaries/beneficiaries.states.ts'
import { billPaymentControls, billsControls } from '#web/features/bills/bills.states.ts'
import { docsControls } from '#web/features/docs/docs.states.ts'
import { explanationControls, flowControls } from '#web/features/docs/flows/flows.states.ts'
import { kybControls } from '#web/features/kyb/kyb.states.ts'
import { landingControls } from '#web/features/landing/landing.states.ts'
import { nafathActions, nafathControls } from '#web/features/nafath/nafath.states.ts'
import { notificationsControls } from '#web/features/notifications/notifications.states.ts'
import { businessTypeActions, businessTypeControls } from '#web/features/onboarding/business-type.states.ts'
import { completeControls } from '#web/features/onboarding/complete.states.ts'
import { screeningControls } from '#web/features/onboarding/global-screening.states.ts'
import { nafathScenarioControls, pretendPhoneControls } from '#web/features/sandbox/sandbox.states.ts'
import {
  businessDocumentsActions,
  businessDocumentsControls,
  statementsControls,
  verifyControls,
} from '#web/features/statements/statements.states.ts'
import { teamActions, teamControls } from '#web/features/team/team.states.ts'
import { topUpActions, topUpControls } from '#web/features/top-ups/top-ups.states.ts'
import {
  transactionNotesActions,
  transactionNotesControls,
  transactionsControls,
} from '#web/features/transactions/transactions.states.ts'
import { transferFileControls } from '#web/features/transfer-batches/transfer-batches.states.ts'
import { transferDetailsControls } from '#web/features/transfers/history/history.states.ts'
import { scheduleControls } from '#web/features/transfers/schedules/schedules.states.ts'
import { transferActions, transferControls } from '#web/features/transfers/transfers.states.ts'
import {
  crActions,
  crControls,
  identityActions,
  identityControls,
} from '#web/features/verification/verification.states.ts'
import { dashboardControls } from '#web/features/wallet/dashboard/dashboard.states.ts'
import { limitsControls } from '#web/features/wallet/limits/limits.states.ts'
import { subWalletsActions, subWalletsControls } from '#web/features/wallet/sub-wallets/sub-wallets.states.ts'
import { onHoldControls, walletCodeControls, walletControls } from '#web/features/wallet/wallet.states.ts'
import { appControls } from '#web/layouts/shell.states.ts'
import type { Locale } from '#web/messages/catalogue.ts'
import { signUpCode, walletCode } from '#web/one-time-code/one-time-code.states.ts'
import { paths, transferSchedulePath } from '#web/paths.ts'
import { kybActions, providerCardForm, removeMember, reviewActions, searchFor } from './actions.ts'
import { codeEntry, typeRefusedCode, typeRefusedWalletCode } from './code-entry.ts'
import { type Described, locators } from './locators.ts'
import { openPortal } from './pretend-portal.ts'

export type Screens = ReturnType<typeof screensOf>

/** The locators and actions of every screen in one language. */
export function screensOf(page: Page, language: Locale) {
  const on = <Screen extends Described>(screen: Screen) => locators(page, language, screen)
  const open = (path: string) => () => page.goto(path)
  const code = codeEntry(page, language, walletCode)
  const signUp = codeEntry(page, language, signUpCode)
  const app = on(appControls)
  const customers = on({ ...adminCustomersControls, ...adminCustomerControls })
  return {
    landing: { ...on(landingControls), open: open(paths.landing) },
    businessType: { ...on({ ...businessTypeControls, ...businessTypeActions }), open: open(paths.businessType) },
    phone: { ...on({ ...phoneControls, ...phoneActions }), open: open(paths.phone) },
    code: {
      ...signUp,
      ...on(otpControls),
      typeRefused: (refused: string) => typeRefusedCode(page, signUp, refused),
    },
    cr: on({ ...crControls, ...crActions }),
    identity: on({ ...identityControls, ...identityActions }),
    nafath: {
      ...on({ ...nafathControls, ...nafathActions, ...nafathScenarioControls }),
      openPortal: () => openPortal(page, language),
    },
    screening: on(screeningControls),
    kyb: { ...on(kybControls), ...kybActions(page, language) },
    password: on({ ...passwordControls, ...passwordActions }),
    login: { ...on({ ...loginControls, ...loginActions }), open: open(paths.login) },
    call: on(callControls),
    locked: on(lockedControls),
    complete: on(completeControls),
    recovery: { ...on({ ...recoveryControls, ...recoveryActions }), open: open(paths.forgotPassword) },
    app: {
      ...app,
      // The header and the menu each have one, of which a window shows one.
      totalBalance: app.totalBalance.filter({ visible: true }),
      find: (text: string) => searchFor(app.search, text),
    },
    approvals: {
      ...on(approvalsControls),
      ...on({ waits: transferControls.waits, see: transferDetailsControls.seeApproval }),
      code,
    },
    dashboard: on(dashboardControls),
    email: {
      ...on({ ...emailControls, ...emailActions }),
      /** The mailbox on another page, such as that of the phone. */
      mailbox: (other: Page) => locators(other, language, { ...pretendPhoneControls, ...emailLinkControls }),
    },
    profile: on({ ...profileControls, ...profileActions }),
    security: { ...on({ ...securityControls, ...securityActions }), open: open(paths.security) },
    transactions: {
      ...on(transactionsControls),
      open: (search = '') => page.goto(paths.transactions + search),
    },
    transactionNotes: on({ ...transactionNotesControls, ...transactionNotesActions }),
    businessDocuments: on({ ...businessDocumentsControls, ...businessDocumentsActions }),
    topUp: {
      ...on({ ...topUpControls, ...topUpActions }),
      ...providerCardForm(page),
      /** The IBAN of the wallet. */
      iban: page.getByRole('main').getByText(/^SA\d\d /),
    },
    transfer: { ...on({ ...transferControls, ...transferActions, ...transferDetailsControls }), code },
    schedule: { ...on(scheduleControls), open: (id: string) => page.goto(transferSchedulePath(id)) },
    transferFile: {
      ...on(transferFileControls),
      upload: (name: string, text: string) =>
        on(transferFileControls).choose.setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) }),
      code,
    },
    beneficiaries: { ...on({ ...beneficiariesControls, ...beneficiariesActions }), code },
    bills: { ...on({ ...billsControls, ...billPaymentControls }), code },
    statements: on({ ...statementsControls, proof: verifyControls.proof }),
    notifications: on({ ...notificationsControls, ...preferencesControls }),
    onHold: { ...on(onHoldControls), open: (search = '') => page.goto(paths.onHold + search) },
    wallet: { ...on(walletControls), open: open(paths.wallet) },
    walletCode: {
      ...code,
      ...on(walletCodeControls),
      typeRefused: (refused: string) => typeRefusedWalletCode(page, code, refused),
    },
    limits: { ...on(limitsControls), open: open(paths.limits) },
    subWallets: { ...on({ ...subWalletsControls, ...subWalletsActions }), open: open(paths.subWallets) },
    team: {
      ...on({ ...teamControls, ...teamActions }),
      open: open(paths.team),
      join: open(paths.join),
      remove: (row: Locator) => removeMember(page, language, row),
      code,
    },
    admin: {
      ...on({ ...adminLoginControls, ...adminLoginActions, ...adminControls, ...adminActivityControls }),
      options: on(adminOptionsControls),
      customers: { ...customers, search: (query: string) => searchFor(customers.box, query) },
      reviews: { ...on(adminReviewsControls), ...reviewActions(page, language) },
      requests: on({
        ...adminRequestsControls,
        ...adminRequestsActions,
        ...adminClosureControls,
        ...adminClosureActions,
      }),
      denyList: on({ ...adminDenyListControls, ...adminDenyListActions }),
      exceptions: on({ ...adminExceptionsControls, ...adminExceptionsActions }),
      reconciliation: on({ ...adminReconciliationControls, ...adminReconciliationActions }),
      reportedProblems: on({ ...adminReportedProblemsControls, ...adminReportedProblemsActions }),
    },
    docs: { ...on(docsControls), open: (path: string = paths.docs) => page.goto(path) },
    flows: {
      ...on(explanationControls),
      signUp: on(flowControls('signUp', 'sign-up')),
      signIn: on(flowControls('signIn', 'sign-in')),
      recovery: on(flowControls('recovery', 'recovery')),
      sendWithKey: on(flowControls('sendWithKey', 'with-key')),
      openSignUp: open(paths.docsSignUp),
      openSignIn: open(paths.docsSignIn),
      openSendWithKey: open(paths.docsSendWithKey),
    },
  }
}
