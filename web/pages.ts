import { page } from './lib/page.ts'

// Every page and shell, except for those of the documentation and of a sandbox. Each loads on its first visit, or ahead of it by web/next-pages.tsx.

export const LandingPage = page(() => import('./features/landing/LandingPage.tsx'), 'LandingPage')
export const LoginPage = page(() => import('./features/auth/login/LoginPage.tsx'), 'LoginPage')
export const LoginOtpPage = page(() => import('./features/auth/login/LoginOtpPage.tsx'), 'LoginOtpPage')
export const CallbackPage = page(() => import('./features/auth/login/CallbackPage.tsx'), 'CallbackPage')
export const AccountLockedPage = page(() => import('./features/auth/login/AccountLockedPage.tsx'), 'AccountLockedPage')
export const SignedIn = page(() => import('./features/session/SignedIn.tsx'), 'SignedIn')
export const CustomerSession = page(() => import('./features/session/CustomerSession.tsx'), 'CustomerSession')
export const LogoutPage = page(() => import('./features/session/LogoutPage.tsx'), 'LogoutPage')
export const ProfileFirst = page(() => import('./features/session/ProfileFirst.tsx'), 'ProfileFirst')
export const AppShell = page(() => import('./layouts/AppShell.tsx'), 'AppShell')
export const DashboardPage = page(() => import('./features/wallet/dashboard/DashboardPage.tsx'), 'DashboardPage')
export const CategoriesPage = page(
  () => import('./features/transactions/categories/CategoriesPage.tsx'),
  'CategoriesPage',
)
export const TransactionsPage = page(() => import('./features/transactions/TransactionsPage.tsx'), 'TransactionsPage')
export const DocumentsPage = page(() => import('./features/statements/DocumentsPage.tsx'), 'DocumentsPage')
export const StatementsPage = page(() => import('./features/statements/StatementsPage.tsx'), 'StatementsPage')
export const VerifyPage = page(() => import('./features/statements/VerifyPage.tsx'), 'VerifyPage')
export const OnHoldPage = page(() => import('./features/wallet/OnHoldPage.tsx'), 'OnHoldPage')
export const WalletPage = page(() => import('./features/wallet/WalletPage.tsx'), 'WalletPage')
export const WalletOtpPage = page(() => import('./features/wallet/actions/WalletOtpPage.tsx'), 'WalletOtpPage')
export const LimitsPage = page(() => import('./features/wallet/limits/LimitsPage.tsx'), 'LimitsPage')
export const SubWalletsPage = page(() => import('./features/wallet/sub-wallets/SubWalletsPage.tsx'), 'SubWalletsPage')
export const NotificationsPage = page(
  () => import('./features/notifications/NotificationsPage.tsx'),
  'NotificationsPage',
)
export const ApprovalsPage = page(() => import('./features/approvals/ApprovalsPage.tsx'), 'ApprovalsPage')
export const ApprovalPage = page(() => import('./features/approvals/ApprovalPage.tsx'), 'ApprovalPage')
export const ApprovalRulesPage = page(() => import('./features/approvals/ApprovalRulesPage.tsx'), 'ApprovalRulesPage')
export const ApiKeysPage = page(() => import('./features/api-keys/ApiKeysPage.tsx'), 'ApiKeysPage')
export const WebhooksPage = page(() => import('./features/webhook-endpoints/WebhooksPage.tsx'), 'WebhooksPage')
export const BeneficiariesPage = page(
  () => import('./features/beneficiaries/BeneficiariesPage.tsx'),
  'BeneficiariesPage',
)
export const BillsPage = page(() => import('./features/bills/BillsPage.tsx'), 'BillsPage')
export const BillPaymentsPage = page(() => import('./features/bills/history/BillPaymentsPage.tsx'), 'BillPaymentsPage')
export const BillPaymentPage = page(() => import('./features/bills/history/BillPaymentPage.tsx'), 'BillPaymentPage')
export const TransferPage = page(() => import('./features/transfers/TransferPage.tsx'), 'TransferPage')
export const TransfersPage = page(() => import('./features/transfers/history/TransfersPage.tsx'), 'TransfersPage')
export const SchedulePage = page(() => import('./features/transfers/schedules/SchedulePage.tsx'), 'SchedulePage')
export const SchedulesPage = page(() => import('./features/transfers/schedules/SchedulesPage.tsx'), 'SchedulesPage')
export const TransferDetailsPage = page(
  () => import('./features/transfers/history/TransferDetailsPage.tsx'),
  'TransferDetailsPage',
)
export const TransferFilePage = page(
  () => import('./features/transfer-batches/TransferFilePage.tsx'),
  'TransferFilePage',
)
export const TransferBatchPage = page(
  () => import('./features/transfer-batches/TransferBatchPage.tsx'),
  'TransferBatchPage',
)
export const ReceiptPage = page(() => import('./features/transfers/history/ReceiptPage.tsx'), 'ReceiptPage')
export const TeamPage = page(() => import('./features/team/TeamPage.tsx'), 'TeamPage')
export const CreditPage = page(() => import('./features/services/CreditPage.tsx'), 'CreditPage')
export const TopUpPage = page(() => import('./features/top-ups/TopUpPage.tsx'), 'TopUpPage')
export const CardTopUpPage = page(() => import('./features/top-ups/CardTopUpPage.tsx'), 'CardTopUpPage')
export const ForRole = page(() => import('./layouts/RoleNotice.tsx'), 'ForRole')
export const ContactPage = page(() => import('./features/support/ContactPage.tsx'), 'ContactPage')
export const LegalPage = page(() => import('./features/support/LegalPage.tsx'), 'LegalPage')
export const ServiceSummary = page(() => import('./money/ServiceSummary.tsx'), 'ServiceSummary')
export const SupportPage = page(() => import('./features/support/SupportPage.tsx'), 'SupportPage')
export const SettingsPage = page(() => import('./features/account/SettingsPage.tsx'), 'SettingsPage')
export const ChangePhonePage = page(() => import('./features/account/ChangePhonePage.tsx'), 'ChangePhonePage')
export const ConfirmEmailPage = page(() => import('./features/account/ConfirmEmailPage.tsx'), 'ConfirmEmailPage')
export const SecurityPage = page(() => import('./features/account/SecurityPage.tsx'), 'SecurityPage')
export const ServerState = page(() => import('./layouts/ServerState.tsx'), 'ServerState')
export const Guarded = page(() => import('./sign-up/Guarded.tsx'), 'Guarded')
export const BusinessTypePage = page(() => import('./features/onboarding/BusinessTypePage.tsx'), 'BusinessTypePage')
export const PhonePage = page(() => import('./features/auth/PhonePage.tsx'), 'PhonePage')
export const OtpPage = page(() => import('./features/auth/OtpPage.tsx'), 'OtpPage')
export const CrPage = page(() => import('./features/verification/CrPage.tsx'), 'CrPage')
export const IdPage = page(() => import('./features/verification/IdPage.tsx'), 'IdPage')
export const OnboardingSession = page(() => import('./features/session/OnboardingSession.tsx'), 'OnboardingSession')
export const NafathPage = page(() => import('./features/nafath/NafathPage.tsx'), 'NafathPage')
export const NafathScenarios = page(() => import('./features/sandbox/NafathScenarios.tsx'), 'NafathScenarios')
export const GlobalScreeningPage = page(
  () => import('./features/onboarding/GlobalScreeningPage.tsx'),
  'GlobalScreeningPage',
)
export const CardScenarios = page(() => import('./features/sandbox/CardScenarios.tsx'), 'CardScenarios')
export const ScreeningScenarios = page(() => import('./features/sandbox/ScreeningScenarios.tsx'), 'ScreeningScenarios')
export const KybPage = page(() => import('./features/kyb/KybPage.tsx'), 'KybPage')
export const PasswordPage = page(() => import('./features/auth/PasswordPage.tsx'), 'PasswordPage')
export const CompletePage = page(() => import('./features/onboarding/CompletePage.tsx'), 'CompletePage')
export const OtpVerificationPage = page(() => import('./features/auth/OtpVerificationPage.tsx'), 'OtpVerificationPage')
export const SetPasswordPage = page(() => import('./features/auth/SetPasswordPage.tsx'), 'SetPasswordPage')
export const SetPasscodePage = page(() => import('./features/auth/SetPasscodePage.tsx'), 'SetPasscodePage')
export const ForgotPasswordPage = page(
  () => import('./features/auth/recovery/ForgotPasswordPage.tsx'),
  'ForgotPasswordPage',
)
export const IdentityByIdPage = page(() => import('./features/auth/recovery/IdentityByIdPage.tsx'), 'IdentityByIdPage')
export const SandboxIdentityByIdPage = page(
  () => import('./features/auth/recovery/SandboxIdentityByIdPage.tsx'),
  'IdentityByIdPage',
)
export const IdentityByPhonePage = page(
  () => import('./features/auth/recovery/IdentityByPhonePage.tsx'),
  'IdentityByPhonePage',
)
export const RecoveryCodePage = page(() => import('./features/auth/recovery/RecoveryCodePage.tsx'), 'RecoveryCodePage')
export const ResetPasswordPage = page(
  () => import('./features/auth/recovery/ResetPasswordPage.tsx'),
  'ResetPasswordPage',
)
export const ResetDonePage = page(() => import('./features/auth/recovery/ResetDonePage.tsx'), 'ResetDonePage')
export const SandboxRoutes = page(() => import('./sandbox-routes.tsx'), 'SandboxRoutes')
export const DocsRoutes = page(() => import('./docs-routes.tsx'), 'DocsRoutes')
export const AdminLoginPage = page(() => import('./features/admin/session/AdminLoginPage.tsx'), 'AdminLoginPage')
export const AdminOnly = page(() => import('./features/admin/session/AdminOnly.tsx'), 'AdminOnly')
export const AdminLayout = page(() => import('./features/admin/AdminLayout.tsx'), 'AdminLayout')
export const AdminPage = page(() => import('./features/admin/dashboard/AdminPage.tsx'), 'AdminPage')
export const OptionsPage = page(() => import('./features/admin/options/OptionsPage.tsx'), 'OptionsPage')
export const CustomersPage = page(() => import('./features/admin-customers/CustomersPage.tsx'), 'CustomersPage')
export const CustomerPage = page(() => import('./features/admin-customers/CustomerPage.tsx'), 'CustomerPage')
export const CustomerTransactionsPage = page(
  () => import('./features/admin-customers/CustomerTransactionsPage.tsx'),
  'CustomerTransactionsPage',
)
export const ReviewsPage = page(() => import('./features/admin-reviews/ReviewsPage.tsx'), 'ReviewsPage')
export const RequestsPage = page(() => import('./features/admin-requests/RequestsPage.tsx'), 'RequestsPage')
export const SuspensePage = page(() => import('./features/admin-suspense/SuspensePage.tsx'), 'SuspensePage')
export const ReconciliationPage = page(
  () => import('./features/admin-reconciliation/ReconciliationPage.tsx'),
  'ReconciliationPage',
)
export const ReportedProblemsPage = page(
  () => import('./features/admin-staff/reported-problems/ReportedProblemsPage.tsx'),
  'ReportedProblemsPage',
)
export const ExceptionsPage = page(
  () => import('./features/admin-money/exceptions/ExceptionsPage.tsx'),
  'ExceptionsPage',
)
export const AdminTransfersPage = page(
  () => import('./features/admin-money/transfers/AdminTransfersPage.tsx'),
  'AdminTransfersPage',
)
export const AdminTransferPage = page(
  () => import('./features/admin-money/transfers/AdminTransferPage.tsx'),
  'AdminTransferPage',
)
export const AdminTopUpsPage = page(
  () => import('./features/admin-money/top-ups/AdminTopUpsPage.tsx'),
  'AdminTopUpsPage',
)
export const AdminTopUpPage = page(() => import('./features/admin-money/top-ups/AdminTopUpPage.tsx'), 'AdminTopUpPage')
export const DenyListPage = page(() => import('./features/admin-reviews/deny-list/DenyListPage.tsx'), 'DenyListPage')
export const ActivityPage = page(() => import('./features/admin-staff/activity/ActivityPage.tsx'), 'ActivityPage')
export const ContactRequestsPage = page(
  () => import('./features/admin-staff/contact-requests/ContactRequestsPage.tsx'),
  'ContactRequestsPage',
)
export const ProvidersPage = page(() => import('./features/admin-staff/providers/ProvidersPage.tsx'), 'ProvidersPage')
export const AdminNotFoundPage = page(() => import('./features/admin/AdminNotFoundPage.tsx'), 'AdminNotFoundPage')
export const AppNotFoundPage = page(() => import('./layouts/app/AppNotFoundPage.tsx'), 'AppNotFoundPage')
export const NotFoundPage = page(() => import('./layouts/NotFoundPage.tsx'), 'NotFoundPage')
