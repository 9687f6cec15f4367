import { type ReactNode, useEffect } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router-dom'
import type { Step } from '#domain/onboarding.ts'
import { MockScenarios } from './features/sandbox/MockScenarios.tsx'
import { NarrowColumn } from './layouts/NarrowColumn.tsx'
import { fetchRibbon } from './layouts/Ribbon.tsx'
import { ServiceColumns } from './layouts/ServiceColumns.tsx'
import { isSandbox } from './lib/mode.ts'
import { type Page, page } from './lib/page.ts'
import { testCode } from './one-time-code/TestCode.tsx'
import { paths } from './paths.ts'

const LandingPage = page(() => import('./features/landing/LandingPage.tsx'), 'LandingPage')
const LoginPage = page(() => import('./features/auth/login/LoginPage.tsx'), 'LoginPage')
const LoginOtpPage = page(() => import('./features/auth/login/LoginOtpPage.tsx'), 'LoginOtpPage')
const CallbackPage = page(() => import('./features/auth/login/CallbackPage.tsx'), 'CallbackPage')
const AccountLockedPage = page(() => import('./features/auth/login/AccountLockedPage.tsx'), 'AccountLockedPage')
const SignedIn = page(() => import('./features/session/SignedIn.tsx'), 'SignedIn')
const CustomerSession = page(() => import('./features/session/CustomerSession.tsx'), 'CustomerSession')
const LogoutPage = page(() => import('./features/session/LogoutPage.tsx'), 'LogoutPage')
const ProfileFirst = page(() => import('./features/session/ProfileFirst.tsx'), 'ProfileFirst')
const AppShell = page(() => import('./layouts/AppShell.tsx'), 'AppShell')
const DashboardPage = page(() => import('./features/wallet/dashboard/DashboardPage.tsx'), 'DashboardPage')
const CategoriesPage = page(() => import('./features/transactions/categories/CategoriesPage.tsx'), 'CategoriesPage')
const TransactionsPage = page(() => import('./features/transactions/TransactionsPage.tsx'), 'TransactionsPage')
const DocumentsPage = page(() => import('./features/statements/DocumentsPage.tsx'), 'DocumentsPage')
const StatementsPage = page(() => import('./features/statements/StatementsPage.tsx'), 'StatementsPage')
const VerifyPage = page(() => import('./features/statements/VerifyPage.tsx'), 'VerifyPage')
const OnHoldPage = page(() => import('./features/wallet/OnHoldPage.tsx'), 'OnHoldPage')
const WalletPage = page(() => import('./features/wallet/WalletPage.tsx'), 'WalletPage')
const WalletOtpPage = page(() => import('./features/wallet/actions/WalletOtpPage.tsx'), 'WalletOtpPage')
const LimitsPage = page(() => import('./features/wallet/limits/LimitsPage.tsx'), 'LimitsPage')
const SubWalletsPage = page(() => import('./features/wallet/sub-wallets/SubWalletsPage.tsx'), 'SubWalletsPage')
const NotificationsPage = page(() => import('./features/notifications/NotificationsPage.tsx'), 'NotificationsPage')
const ApprovalsPage = page(() => import('./features/approvals/ApprovalsPage.tsx'), 'ApprovalsPage')
const ApprovalPage = page(() => import('./features/approvals/ApprovalPage.tsx'), 'ApprovalPage')
const ApprovalRulesPage = page(() => import('./features/approvals/ApprovalRulesPage.tsx'), 'ApprovalRulesPage')
const ApiKeysPage = page(() => import('./features/api-keys/ApiKeysPage.tsx'), 'ApiKeysPage')
const WebhooksPage = page(() => import('./features/webhook-endpoints/WebhooksPage.tsx'), 'WebhooksPage')
const BeneficiariesPage = page(() => import('./features/beneficiaries/BeneficiariesPage.tsx'), 'BeneficiariesPage')
const BillsPage = page(() => import('./features/bills/BillsPage.tsx'), 'BillsPage')
const BillPaymentsPage = page(() => import('./features/bills/history/BillPaymentsPage.tsx'), 'BillPaymentsPage')
const BillPaymentPage = page(() => import('./features/bills/history/BillPaymentPage.tsx'), 'BillPaymentPage')
const TransferPage = page(() => import('./features/transfers/TransferPage.tsx'), 'TransferPage')
const TransfersPage = page(() => import('./features/transfers/history/TransfersPage.tsx'), 'TransfersPage')
const SchedulesPage = page(() => import('./features/transfers/schedules/SchedulesPage.tsx'), 'SchedulesPage')
const TransferDetailsPage = page(
  () => import('./features/transfers/history/TransferDetailsPage.tsx'),
  'TransferDetailsPage',
)
const TransferFilePage = page(() => import('./features/transfer-batches/TransferFilePage.tsx'), 'TransferFilePage')
const TransferBatchPage = page(() => import('./features/transfer-batches/TransferBatchPage.tsx'), 'TransferBatchPage')
const ReceiptPage = page(() => import('./features/transfers/history/ReceiptPage.tsx'), 'ReceiptPage')
const TeamPage = page(() => import('./features/team/TeamPage.tsx'), 'TeamPage')
const CreditPage = page(() => import('./features/services/CreditPage.tsx'), 'CreditPage')
const TopUpPage = page(() => import('./features/top-ups/TopUpPage.tsx'), 'TopUpPage')
const CardTopUpPage = page(() => import('./features/top-ups/CardTopUpPage.tsx'), 'CardTopUpPage')
const ForRole = page(() => import('./layouts/RoleNotice.tsx'), 'ForRole')
const ContactPage = page(() => import('./features/support/ContactPage.tsx'), 'ContactPage')
const LegalPage = page(() => import('./features/support/LegalPage.tsx'), 'LegalPage')
const ServiceSummary = page(() => import('./money/ServiceSummary.tsx'), 'ServiceSummary')
const SupportPage = page(() => import('./features/support/SupportPage.tsx'), 'SupportPage')
const SettingsPage = page(() => import('./features/account/SettingsPage.tsx'), 'SettingsPage')
const ChangePhonePage = page(() => import('./features/account/ChangePhonePage.tsx'), 'ChangePhonePage')
const ConfirmEmailPage = page(() => import('./features/account/ConfirmEmailPage.tsx'), 'ConfirmEmailPage')
const SecurityPage = page(() => import('./features/account/SecurityPage.tsx'), 'SecurityPage')
const ServerState = page(() => import('./layouts/ServerState.tsx'), 'ServerState')
const Guarded = page(() => import('./sign-up/Guarded.tsx'), 'Guarded')
const BusinessTypePage = page(() => import('./features/onboarding/BusinessTypePage.tsx'), 'BusinessTypePage')
const PhonePage = page(() => import('./features/auth/PhonePage.tsx'), 'PhonePage')
const OtpPage = page(() => import('./features/auth/OtpPage.tsx'), 'OtpPage')
const CrPage = page(() => import('./features/verification/CrPage.tsx'), 'CrPage')
const IdPage = page(() => import('./features/verification/IdPage.tsx'), 'IdPage')
const OnboardingSession = page(() => import('./features/session/OnboardingSession.tsx'), 'OnboardingSession')
const NafathPage = page(() => import('./features/nafath/NafathPage.tsx'), 'NafathPage')
const NafathScenarios = page(() => import('./features/sandbox/NafathScenarios.tsx'), 'NafathScenarios')
const GlobalScreeningPage = page(() => import('./features/onboarding/GlobalScreeningPage.tsx'), 'GlobalScreeningPage')
const CardScenarios = page(() => import('./features/sandbox/CardScenarios.tsx'), 'CardScenarios')
const ScreeningScenarios = page(() => import('./features/sandbox/ScreeningScenarios.tsx'), 'ScreeningScenarios')
const KybPage = page(() => import('./features/kyb/KybPage.tsx'), 'KybPage')
const PasswordPage = page(() => import('./features/auth/PasswordPage.tsx'), 'PasswordPage')
const CompletePage = page(() => import('./features/onboarding/CompletePage.tsx'), 'CompletePage')
const OtpVerificationPage = page(() => import('./features/auth/OtpVerificationPage.tsx'), 'OtpVerificationPage')
const SetPasswordPage = page(() => import('./features/auth/SetPasswordPage.tsx'), 'SetPasswordPage')
const SetPasscodePage = page(() => import('./features/auth/SetPasscodePage.tsx'), 'SetPasscodePage')
const ForgotPasswordPage = page(() => import('./features/auth/recovery/ForgotPasswordPage.tsx'), 'ForgotPasswordPage')
const IdentityByIdPage = page(() => import('./features/auth/recovery/IdentityByIdPage.tsx'), 'IdentityByIdPage')
const SandboxIdentityByIdPage = page(
  () => import('./features/auth/recovery/SandboxIdentityByIdPage.tsx'),
  'IdentityByIdPage',
)
const IdentityByPhonePage = page(
  () => import('./features/auth/recovery/IdentityByPhonePage.tsx'),
  'IdentityByPhonePage',
)
const RecoveryCodePage = page(() => import('./features/auth/recovery/RecoveryCodePage.tsx'), 'RecoveryCodePage')
const ResetPasswordPage = page(() => import('./features/auth/recovery/ResetPasswordPage.tsx'), 'ResetPasswordPage')
const ResetDonePage = page(() => import('./features/auth/recovery/ResetDonePage.tsx'), 'ResetDonePage')
const SandboxRoutes = page(() => import('./sandbox-routes.tsx'), 'SandboxRoutes')
const DocsRoutes = page(() => import('./docs-routes.tsx'), 'DocsRoutes')
const AdminLoginPage = page(() => import('./features/admin/session/AdminLoginPage.tsx'), 'AdminLoginPage')
const AdminOnly = page(() => import('./features/admin/session/AdminOnly.tsx'), 'AdminOnly')
const AdminLayout = page(() => import('./features/admin/AdminLayout.tsx'), 'AdminLayout')
const AdminPage = page(() => import('./features/admin/AdminPage.tsx'), 'AdminPage')
const OptionsPage = page(() => import('./features/admin/options/OptionsPage.tsx'), 'OptionsPage')
const CustomersPage = page(() => import('./features/admin-customers/CustomersPage.tsx'), 'CustomersPage')
const CustomerPage = page(() => import('./features/admin-customers/CustomerPage.tsx'), 'CustomerPage')
const CustomerTransactionsPage = page(
  () => import('./features/admin-customers/CustomerTransactionsPage.tsx'),
  'CustomerTransactionsPage',
)
const ReviewsPage = page(() => import('./features/admin-reviews/ReviewsPage.tsx'), 'ReviewsPage')
const RequestsPage = page(() => import('./features/admin-requests/RequestsPage.tsx'), 'RequestsPage')
const SuspensePage = page(() => import('./features/admin-suspense/SuspensePage.tsx'), 'SuspensePage')
const ReconciliationPage = page(
  () => import('./features/admin-reconciliation/ReconciliationPage.tsx'),
  'ReconciliationPage',
)
const ReportedProblemsPage = page(
  () => import('./features/admin-staff/reported-problems/ReportedProblemsPage.tsx'),
  'ReportedProblemsPage',
)
const ExceptionsPage = page(() => import('./features/admin-money/exceptions/ExceptionsPage.tsx'), 'ExceptionsPage')
const AdminTransfersPage = page(
  () => import('./features/admin-money/transfers/AdminTransfersPage.tsx'),
  'AdminTransfersPage',
)
const AdminTransferPage = page(
  () => import('./features/admin-money/transfers/AdminTransferPage.tsx'),
  'AdminTransferPage',
)
const AdminTopUpsPage = page(() => import('./features/admin-money/top-ups/AdminTopUpsPage.tsx'), 'AdminTopUpsPage')
const AdminTopUpPage = page(() => import('./features/admin-money/top-ups/AdminTopUpPage.tsx'), 'AdminTopUpPage')
const DenyListPage = page(() => import('./features/admin-reviews/deny-list/DenyListPage.tsx'), 'DenyListPage')
const ActivityPage = page(() => import('./features/admin-staff/activity/ActivityPage.tsx'), 'ActivityPage')
const ContactRequestsPage = page(
  () => import('./features/admin-staff/contact-requests/ContactRequestsPage.tsx'),
  'ContactRequestsPage',
)
const ProvidersPage = page(() => import('./features/admin-staff/providers/ProvidersPage.tsx'), 'ProvidersPage')
const AdminNotFoundPage = page(() => import('./features/admin/AdminNotFoundPage.tsx'), 'AdminNotFoundPage')
const AppNotFoundPage = page(() => import('./layouts/app/AppNotFoundPage.tsx'), 'AppNotFoundPage')
const NotFoundPage = page(() => import('./layouts/NotFoundPage.tsx'), 'NotFoundPage')

/** All routes but those of the documentation and a sandbox. Each page loads on its first visit. Pages that call the server are in `ServerState`. */
export function AppRoutes() {
  return (
    <Routes>
      <Route path={paths.landing} element={leading('landing', <LandingPage />)} />
      <Route path={paths.businessType} element={guarded('businessType', <BusinessTypePage />)} />
      <Route element={<ServerState />}>
        <Route path={paths.phone} element={guarded('phone', <PhonePage />)} />
        <Route path={paths.join} element={guarded('businessType', <PhonePage joins />)} />
        <Route path={paths.phoneNumber} element={guarded('phone', <PhonePage />)} />
        <Route path={paths.crNumber} element={guarded('cr', <CrPage />)} />
        <Route path={paths.idNumber} element={guarded('id', <IdPage />)} />
        <Route element={<MockScenarios drawer={ScreeningScenarios} />}>
          <Route path={paths.globalScreening} element={guarded('globalScreening', <GlobalScreeningPage />)} />
        </Route>
        <Route path={paths.kyb} element={guarded('kyb', <KybPage />)} />
        <Route path={paths.complete} element={leading('done', <CompletePage />)} />
        <Route element={<OnboardingSession />}>
          <Route path={paths.otp} element={guarded('otp', <OtpPage />)} />
          <Route element={<MockScenarios drawer={NafathScenarios} />}>
            <Route path={paths.nafath} element={guarded('nafath', <NafathPage />)} />
          </Route>
          <Route path={paths.password} element={guarded('password', <PasswordPage />)} />
        </Route>
        <Route path={paths.otpVerification} element={<OtpVerificationPage />} />
        <Route path={paths.setPassword} element={<SetPasswordPage />} />
        <Route path={paths.setPasscode} element={<SetPasscodePage />} />
        <Route path={paths.login} element={leading('login', <LoginPage />)} />
        <Route path={paths.loginVerifyOtp} element={leading('loginCode', <LoginOtpPage />)} />
        <Route path={paths.loginCallback} element={<CallbackPage />} />
        <Route path={paths.accountLocked} element={leading('locked', <AccountLockedPage />)} />
        <Route path={paths.forgotPassword} element={leading('forgotPassword', <ForgotPasswordPage />)} />
        <Route
          path={paths.recoverById}
          element={leading('identity', isSandbox() ? <SandboxIdentityByIdPage /> : <IdentityByIdPage />)}
        />
        <Route path={paths.recoverByPhone} element={leading('identity', <IdentityByPhonePage />)} />
        <Route path={paths.recoverByIdOtp} element={leading('recoveryCode', <RecoveryCodePage method="id" />)} />
        <Route path={paths.recoverByPhoneOtp} element={leading('recoveryCode', <RecoveryCodePage method="phone" />)} />
        <Route path={paths.resetPassword} element={leading('reset', <ResetPasswordPage method="id" />)} />
        <Route path={paths.recoverByPhonePassword} element={leading('reset', <ResetPasswordPage method="phone" />)} />
        <Route path={paths.resetPasswordSuccess} element={<ResetDonePage />} />
        <Route path={paths.terms} element={<LegalPage document="terms" />} />
        <Route path={paths.privacy} element={<LegalPage document="privacy" />} />
        <Route path={paths.fees} element={<LegalPage document="fees" />} />
        <Route path={paths.safeguarding} element={<LegalPage document="safeguarding" />} />
        <Route path={paths.contact} element={<ContactPage />} />
        <Route path={paths.confirmEmail} element={<ConfirmEmailPage />} />
        <Route path={paths.verify} element={<VerifyPage />} />
        <Route path={paths.verifyCode} element={<VerifyPage />} />
      </Route>
      <Route element={<SignedIn />}>
        <Route element={<CustomerSession />}>
          <Route element={<AppShell />}>
            <Route element={<ProfileFirst />}>
              <Route path={paths.dashboard} element={leading('dashboard', <DashboardPage />)} />
              <Route path={paths.transactions} element={<TransactionsPage />} />
              <Route path={paths.statements} element={<StatementsPage />} />
              <Route path={paths.onHold} element={<OnHoldPage />} />
              <Route element={<NarrowColumn />}>
                <Route path={paths.transactionCategories} element={<CategoriesPage />} />
              </Route>
              <Route element={<ServiceColumns aside={ServiceSummary} />}>
                <Route path={paths.wallet} element={leading('wallet', <WalletPage />)} />
                <Route path={paths.walletOtp} element={<WalletOtpPage />} />
                <Route path={paths.limits} element={<LimitsPage />} />
                <Route path={paths.subWallets} element={<SubWalletsPage />} />
                <Route path={paths.beneficiaries} element={<BeneficiariesPage />} />
                <Route path={paths.bills} element={<BillsPage />} />
                <Route path={paths.billPayments} element={<BillPaymentsPage />} />
                <Route path={paths.billPayment} element={<BillPaymentPage />} />
                <Route
                  path={paths.transfer}
                  element={
                    <ForRole operation="createTransfer" title="transfer">
                      <TransferPage />
                    </ForRole>
                  }
                />
                <Route path={paths.transfers} element={<TransfersPage />} />
                <Route path={paths.transferSchedules} element={<SchedulesPage />} />
                <Route path={paths.approvals} element={<ApprovalsPage />} />
                <Route path={paths.approvalRules} element={<ApprovalRulesPage />} />
                <Route path={paths.approval} element={<ApprovalPage />} />
                <Route
                  path={paths.transferFile}
                  element={
                    <ForRole operation="createTransferBatch" title="transfer">
                      <TransferFilePage />
                    </ForRole>
                  }
                />
                <Route path={paths.transferBatch} element={<TransferBatchPage />} />
                <Route path={paths.transferDetails} element={<TransferDetailsPage />} />
                <Route path={paths.transferReceipt} element={<ReceiptPage />} />
              </Route>
            </Route>
            <Route element={<ServiceColumns aside={ServiceSummary} />}>
              <Route path={paths.credit} element={<CreditPage />} />
              <Route
                path={paths.topUp}
                element={
                  <ForRole operation="createTopUp" title="topUp">
                    <TopUpPage />
                  </ForRole>
                }
              />
              <Route element={<MockScenarios drawer={CardScenarios} />}>
                <Route path={paths.cardTopUp} element={<CardTopUpPage />} />
              </Route>
            </Route>
            <Route element={<NarrowColumn />}>
              <Route path={paths.support} element={<SupportPage />} />
              <Route path={paths.notifications} element={<NotificationsPage />} />
              <Route path={paths.team} element={<TeamPage />} />
              <Route path={paths.settings} element={leading('settings', <SettingsPage />)} />
              <Route path={paths.changePhone} element={<ChangePhonePage />} />
              <Route path={paths.documents} element={<DocumentsPage />} />
              <Route path={paths.security} element={<SecurityPage />} />
              <Route
                path={paths.developers}
                element={
                  <ForRole operation="listApiKeys" title="developers">
                    <ApiKeysPage />
                  </ForRole>
                }
              />
              <Route
                path={paths.webhooks}
                element={
                  <ForRole operation="listWebhookEndpoints" title="developers">
                    <WebhooksPage />
                  </ForRole>
                }
              />
            </Route>
            <Route path={`${paths.app}/*`} element={<AppNotFoundPage />} />
          </Route>
        </Route>
      </Route>
      <Route path={paths.logout} element={<LogoutPage />} />
      <Route element={<ServerState />}>
        <Route path={paths.adminLogin} element={<AdminLoginPage />} />
      </Route>
      <Route element={<AdminOnly />}>
        <Route element={<AdminLayout />}>
          <Route path={paths.admin} element={<AdminPage />} />
          <Route path={paths.adminKybOptions} element={<OptionsPage />} />
          <Route path={paths.adminCustomers} element={<CustomersPage />} />
          <Route path={paths.adminCustomer} element={<CustomerPage />} />
          <Route path={paths.adminCustomerTransactions} element={<CustomerTransactionsPage />} />
          <Route path={paths.adminReviews} element={<ReviewsPage />} />
          <Route path={paths.adminRequests} element={<RequestsPage />} />
          <Route path={paths.adminSuspense} element={<SuspensePage />} />
          <Route path={paths.adminExceptions} element={<ExceptionsPage />} />
          <Route path={paths.adminReconciliation} element={<ReconciliationPage />} />
          <Route path={paths.adminTransfers} element={<AdminTransfersPage />} />
          <Route path={paths.adminTransfer} element={<AdminTransferPage />} />
          <Route path={paths.adminTopUps} element={<AdminTopUpsPage />} />
          <Route path={paths.adminTopUp} element={<AdminTopUpPage />} />
          <Route path={paths.adminDenyList} element={<DenyListPage />} />
          <Route path={paths.adminActivity} element={<ActivityPage />} />
          <Route path={paths.adminReportedProblems} element={<ReportedProblemsPage />} />
          <Route path={paths.adminContactRequests} element={<ContactRequestsPage />} />
          <Route path={paths.adminProviders} element={<ProvidersPage />} />
          <Route path={`${paths.admin}/*`} element={<AdminNotFoundPage />} />
        </Route>
      </Route>
      <Route path={`${paths.docs}/*`} element={<DocsRoutes />} />
      {SHORT_PATHS.map(([from, to]) => (
        <Route key={from} path={from} element={<Navigate replace to={to} />} />
      ))}
      <Route path={paths.servicesShort} element={<UnderApp />} />
      <Route path="*" element={isSandbox() ? <SandboxRoutes /> : <NotFoundPage />} />
    </Routes>
  )
}

const guarded = (step: Step, page: ReactNode) =>
  leading(step, <Guarded step={step}>{page}</Guarded>, READING_MILLISECONDS)

/** People read a step of the sign-up before they fill it in. The next step loads meanwhile, after the current one has loaded. */
const READING_MILLISECONDS = 1000

/** Short paths that people may type or have bookmarked, and their targets in the signed-in area. */
const SHORT_PATHS = [
  [paths.app, paths.dashboard],
  [paths.dashboardShort, paths.dashboard],
  [paths.services, paths.wallet],
  [paths.settingsShort, paths.settings],
  [paths.supportShort, paths.support],
  [paths.logoutShort, paths.logout],
] as const

/** Redirects to the same path in the signed-in area. */
function UnderApp() {
  const { pathname, search } = useLocation()
  return <Navigate replace to={paths.app + pathname + search} />
}

const leading = (place: Place, page: ReactNode, withinMilliseconds?: number) => (
  <>
    <Ahead of={place} withinMilliseconds={withinMilliseconds} />
    {page}
  </>
)

type Place =
  | Step
  | 'landing'
  | 'login'
  | 'loginCode'
  | 'locked'
  | 'forgotPassword'
  | 'identity'
  | 'recoveryCode'
  | 'reset'
  | 'dashboard'
  | 'wallet'
  | 'settings'

/** The pages after a sign-in. */
const INSIDE: Page[] = [SignedIn, CustomerSession, AppShell, ProfileFirst, DashboardPage]

/** The pages of web/first-pages.ts. */
const FIRST_PAGES: Readonly<Record<string, Page[]>> = {
  [paths.landing]: [LandingPage],
  [paths.businessType]: [Guarded, BusinessTypePage],
  [paths.dashboard]: INSIDE,
}

/** Loads the code of a first page and of the ribbon, so that they are rendered in one go. */
export function fetchFirstPage(path: string): Promise<unknown> {
  const pages = FIRST_PAGES[path]?.map(each => each.fetch()) ?? []
  const docs = path.startsWith(paths.docs) ? [DocsRoutes.fetch(), fetchDocsPage(path)] : []
  return Promise.allSettled([fetchRibbon(), ...pages, ...docs])
}

const fetchDocsPage = async (path: string) => (await import('./docs-routes.tsx')).fetchDocsPage(path)

const identityById: Page = { fetch: () => (isSandbox() ? SandboxIdentityByIdPage : IdentityByIdPage).fetch() }

/** The pages that can follow each place. A screening and a call continue automatically, so their next pages are included. */
const PAGES_AFTER: Partial<Record<Place, Page[]>> = {
  landing: [Guarded, BusinessTypePage, ServerState, LoginPage],
  businessType: [ServerState, PhonePage],
  phone: [OnboardingSession, OtpPage, testCode],
  otp: [CrPage],
  cr: [IdPage],
  id: [OnboardingSession, NafathPage],
  nafath: [GlobalScreeningPage, KybPage],
  kyb: [OnboardingSession, PasswordPage],
  password: [LoginPage],
  done: INSIDE,
  login: [LoginOtpPage, testCode, AccountLockedPage, ...INSIDE],
  loginCode: [CallbackPage, ...INSIDE],
  locked: [ForgotPasswordPage],
  forgotPassword: [identityById, IdentityByPhonePage],
  identity: [RecoveryCodePage, testCode],
  recoveryCode: [ResetPasswordPage],
  reset: [ResetDonePage, LoginPage],
  dashboard: [TransactionsPage, OnHoldPage, WalletPage, TransferPage, SettingsPage, LogoutPage],
  wallet: [WalletOtpPage, testCode, LimitsPage, SubWalletsPage],
  settings: [ChangePhonePage, SecurityPage, LogoutPage],
}

interface AheadProps {
  of: Place
  /** The time after which it no longer waits for an interaction. */
  withinMilliseconds: number | undefined
}

const INTERACTIONS = ['pointermove', 'pointerdown', 'scroll', 'keydown', 'input']

/** Loads the code of the next page at the first interaction while online. On a slow network, Next would otherwise seem to do nothing. */
function Ahead({ of: place, withinMilliseconds }: AheadProps) {
  useEffect(() => {
    const waiting = new AbortController()
    const { signal } = waiting
    const fetchNext = () => {
      // A module that has failed to load fails for the rest of this document, so offline this waits for the next interaction.
      if (!navigator.onLine) return
      waiting.abort()
      // An error is shown when the page opens.
      Promise.allSettled(PAGES_AFTER[place]?.map(each => each.fetch()) ?? [])
    }
    for (const event of INTERACTIONS) document.addEventListener(event, fetchNext, { signal, passive: true })
    const timer = withinMilliseconds === undefined ? undefined : setTimeout(fetchNext, withinMilliseconds)
    signal.addEventListener('abort', () => clearTimeout(timer))
    return () => waiting.abort()
  }, [place, withinMilliseconds])
  return null
}
