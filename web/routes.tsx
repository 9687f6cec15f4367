import type { ComponentProps, ReactNode } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router-dom'
import type { Step } from '#domain/onboarding.ts'
import { MockScenarios } from './features/sandbox/MockScenarios.tsx'
import { NarrowColumn } from './layouts/NarrowColumn.tsx'
import { ServiceColumns } from './layouts/ServiceColumns.tsx'
import { isSandbox } from './lib/mode.ts'
import { leading } from './next-pages.tsx'
import * as pages from './pages.ts'
import { paths } from './paths.ts'

/** All routes, except for those of the documentation and of a sandbox. Pages that call the server are inside `ServerState`. */
export function AppRoutes() {
  return (
    <Routes>
      <Route path={paths.landing} element={leading('landing', <pages.LandingPage />)} />
      <Route path={paths.businessType} element={guarded('businessType', <pages.BusinessTypePage />)} />
      <Route element={<pages.ServerState />}>
        <Route path={paths.phone} element={guarded('phone', <pages.PhonePage />)} />
        <Route path={paths.join} element={guarded('businessType', <pages.PhonePage joins />)} />
        <Route path={paths.phoneNumber} element={guarded('phone', <pages.PhonePage />)} />
        <Route path={paths.crNumber} element={guarded('cr', <pages.CrPage />)} />
        <Route path={paths.idNumber} element={guarded('id', <pages.IdPage />)} />
        <Route element={<MockScenarios drawer={pages.ScreeningScenarios} />}>
          <Route path={paths.globalScreening} element={guarded('globalScreening', <pages.GlobalScreeningPage />)} />
        </Route>
        <Route path={paths.kyb} element={guarded('kyb', <pages.KybPage />)} />
        <Route path={paths.complete} element={leading('done', <pages.CompletePage />)} />
        <Route element={<pages.OnboardingSession />}>
          <Route path={paths.otp} element={guarded('otp', <pages.OtpPage />)} />
          <Route element={<MockScenarios drawer={pages.NafathScenarios} />}>
            <Route path={paths.nafath} element={guarded('nafath', <pages.NafathPage />)} />
          </Route>
          <Route path={paths.password} element={guarded('password', <pages.PasswordPage />)} />
        </Route>
        <Route path={paths.otpVerification} element={<pages.OtpVerificationPage />} />
        <Route path={paths.setPassword} element={<pages.SetPasswordPage />} />
        <Route path={paths.setPasscode} element={<pages.SetPasscodePage />} />
        <Route path={paths.login} element={leading('login', <pages.LoginPage />)} />
        <Route path={paths.loginVerifyOtp} element={leading('loginCode', <pages.LoginOtpPage />)} />
        <Route path={paths.loginCallback} element={<pages.CallbackPage />} />
        <Route path={paths.accountLocked} element={leading('locked', <pages.AccountLockedPage />)} />
        <Route path={paths.forgotPassword} element={leading('forgotPassword', <pages.ForgotPasswordPage />)} />
        <Route
          path={paths.recoverById}
          element={leading('identity', isSandbox() ? <pages.SandboxIdentityByIdPage /> : <pages.IdentityByIdPage />)}
        />
        <Route path={paths.recoverByPhone} element={leading('identity', <pages.IdentityByPhonePage />)} />
        <Route path={paths.recoverByIdOtp} element={leading('recoveryCode', <pages.RecoveryCodePage method="id" />)} />
        <Route
          path={paths.recoverByPhoneOtp}
          element={leading('recoveryCode', <pages.RecoveryCodePage method="phone" />)}
        />
        <Route path={paths.resetPassword} element={leading('reset', <pages.ResetPasswordPage method="id" />)} />
        <Route
          path={paths.recoverByPhonePassword}
          element={leading('reset', <pages.ResetPasswordPage method="phone" />)}
        />
        <Route path={paths.resetPasswordSuccess} element={<pages.ResetDonePage />} />
        <Route path={paths.terms} element={<pages.LegalPage document="terms" />} />
        <Route path={paths.privacy} element={<pages.LegalPage document="privacy" />} />
        <Route path={paths.fees} element={<pages.LegalPage document="fees" />} />
        <Route path={paths.safeguarding} element={<pages.LegalPage document="safeguarding" />} />
        <Route path={paths.contact} element={<pages.ContactPage />} />
        <Route path={paths.confirmEmail} element={<pages.ConfirmEmailPage />} />
        <Route path={paths.verify} element={<pages.VerifyPage />} />
        <Route path={paths.verifyCode} element={<pages.VerifyPage />} />
      </Route>
      <Route element={<pages.SignedIn />}>
        <Route element={<pages.CustomerSession />}>
          <Route element={<pages.AppShell />}>
            <Route element={<pages.ProfileFirst />}>
              <Route path={paths.dashboard} element={leading('dashboard', <pages.DashboardPage />)} />
              <Route path={paths.transactions} element={<pages.TransactionsPage />} />
              <Route path={paths.statements} element={<pages.StatementsPage />} />
              <Route path={paths.onHold} element={<pages.OnHoldPage />} />
              <Route element={<NarrowColumn />}>
                <Route path={paths.transactionCategories} element={<pages.CategoriesPage />} />
              </Route>
              <Route element={<ServiceColumns aside={pages.ServiceSummary} />}>
                <Route path={paths.wallet} element={leading('wallet', <pages.WalletPage />)} />
                <Route path={paths.walletOtp} element={<pages.WalletOtpPage />} />
                <Route path={paths.limits} element={<pages.LimitsPage />} />
                <Route path={paths.subWallets} element={<pages.SubWalletsPage />} />
                <Route path={paths.beneficiaries} element={<pages.BeneficiariesPage />} />
                <Route path={paths.bills} element={<pages.BillsPage />} />
                <Route path={paths.billPayments} element={<pages.BillPaymentsPage />} />
                <Route path={paths.billPayment} element={<pages.BillPaymentPage />} />
                <Route path={paths.transfer} element={forRole('createTransfer', 'transfer', <pages.TransferPage />)} />
                <Route path={paths.transfers} element={<pages.TransfersPage />} />
                <Route path={paths.transferSchedules} element={<pages.SchedulesPage />} />
                <Route path={paths.transferSchedule} element={<pages.SchedulePage />} />
                <Route path={paths.approvals} element={<pages.ApprovalsPage />} />
                <Route path={paths.approvalRules} element={<pages.ApprovalRulesPage />} />
                <Route path={paths.approval} element={<pages.ApprovalPage />} />
                <Route
                  path={paths.transferFile}
                  element={forRole('createTransferBatch', 'transfer', <pages.TransferFilePage />)}
                />
                <Route path={paths.transferBatch} element={<pages.TransferBatchPage />} />
                <Route path={paths.transferDetails} element={<pages.TransferDetailsPage />} />
                <Route path={paths.transferReceipt} element={<pages.ReceiptPage />} />
              </Route>
            </Route>
            <Route element={<ServiceColumns aside={pages.ServiceSummary} />}>
              <Route path={paths.credit} element={<pages.CreditPage />} />
              <Route path={paths.topUp} element={forRole('createTopUp', 'topUp', <pages.TopUpPage />)} />
              <Route element={<MockScenarios drawer={pages.CardScenarios} />}>
                <Route path={paths.cardTopUp} element={<pages.CardTopUpPage />} />
              </Route>
            </Route>
            <Route element={<NarrowColumn />}>
              <Route path={paths.support} element={<pages.SupportPage />} />
              <Route path={paths.notifications} element={<pages.NotificationsPage />} />
              <Route path={paths.team} element={<pages.TeamPage />} />
              <Route path={paths.settings} element={leading('settings', <pages.SettingsPage />)} />
              <Route path={paths.changePhone} element={<pages.ChangePhonePage />} />
              <Route path={paths.documents} element={<pages.DocumentsPage />} />
              <Route path={paths.security} element={<pages.SecurityPage />} />
              <Route path={paths.developers} element={forRole('listApiKeys', 'developers', <pages.ApiKeysPage />)} />
              <Route
                path={paths.webhooks}
                element={forRole('listWebhookEndpoints', 'developers', <pages.WebhooksPage />)}
              />
            </Route>
            <Route path={`${paths.app}/*`} element={<pages.AppNotFoundPage />} />
          </Route>
        </Route>
      </Route>
      <Route path={paths.logout} element={<pages.LogoutPage />} />
      <Route element={<pages.ServerState />}>
        <Route path={paths.adminLogin} element={<pages.AdminLoginPage />} />
      </Route>
      <Route element={<pages.AdminOnly />}>
        <Route element={<pages.AdminLayout />}>
          <Route path={paths.admin} element={<pages.AdminPage />} />
          <Route path={paths.adminKybOptions} element={<pages.OptionsPage />} />
          <Route path={paths.adminCustomers} element={<pages.CustomersPage />} />
          <Route path={paths.adminCustomer} element={<pages.CustomerPage />} />
          <Route path={paths.adminCustomerTransactions} element={<pages.CustomerTransactionsPage />} />
          <Route path={paths.adminReviews} element={<pages.ReviewsPage />} />
          <Route path={paths.adminRequests} element={<pages.RequestsPage />} />
          <Route path={paths.adminSuspense} element={<pages.SuspensePage />} />
          <Route path={paths.adminExceptions} element={<pages.ExceptionsPage />} />
          <Route path={paths.adminReconciliation} element={<pages.ReconciliationPage />} />
          <Route path={paths.adminTransfers} element={<pages.AdminTransfersPage />} />
          <Route path={paths.adminTransfer} element={<pages.AdminTransferPage />} />
          <Route path={paths.adminTopUps} element={<pages.AdminTopUpsPage />} />
          <Route path={paths.adminTopUp} element={<pages.AdminTopUpPage />} />
          <Route path={paths.adminDenyList} element={<pages.DenyListPage />} />
          <Route path={paths.adminActivity} element={<pages.ActivityPage />} />
          <Route path={paths.adminReportedProblems} element={<pages.ReportedProblemsPage />} />
          <Route path={paths.adminContactRequests} element={<pages.ContactRequestsPage />} />
          <Route path={paths.adminProviders} element={<pages.ProvidersPage />} />
          <Route path={`${paths.admin}/*`} element={<pages.AdminNotFoundPage />} />
        </Route>
      </Route>
      <Route path={`${paths.docs}/*`} element={<pages.DocsRoutes />} />
      {SHORT_PATHS.map(([from, to]) => (
        <Route key={from} path={from} element={<Navigate replace to={to} />} />
      ))}
      <Route path={paths.servicesShort} element={<UnderApp />} />
      <Route path="*" element={isSandbox() ? <pages.SandboxRoutes /> : <pages.NotFoundPage />} />
    </Routes>
  )
}

const guarded = (step: Step, page: ReactNode) =>
  leading(step, <pages.Guarded step={step}>{page}</pages.Guarded>, READING_MILLISECONDS)

/** People read a step of the sign-up before they fill it in. The next step loads meanwhile, after the current one has loaded. */
const READING_MILLISECONDS = 1000

type ForRoleProps = ComponentProps<typeof pages.ForRole>

const forRole = (operation: ForRoleProps['operation'], title: ForRoleProps['title'], page: ReactNode) => (
  <pages.ForRole operation={operation} title={title}>
    {page}
  </pages.ForRole>
)

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
