import type { Page } from '@playwright/test'
import type { Locale } from '#web/messages/catalogue.ts'
import { adminScreen } from './admin/admin.ts'
import { appScreen } from './app.ts'
import { approvalsScreen } from './approvals.ts'
import { beneficiariesScreen } from './beneficiaries.ts'
import { billsScreen } from './bills.ts'
import { businessDocumentsScreen } from './business-documents.ts'
import { businessTypeScreen } from './business-type.ts'
import { callScreen } from './call.ts'
import { codeScreen } from './code.ts'
import { completeScreen } from './complete.ts'
import { crScreen } from './cr.ts'
import { dashboardScreen } from './dashboard.ts'
import { emailScreen } from './email.ts'
import { flowsScreen } from './flows.ts'
import { identityScreen } from './identity.ts'
import { kybScreen } from './kyb.ts'
import { landingScreen } from './landing.ts'
import { limitsScreen } from './limits.ts'
import { lockedScreen } from './locked.ts'
import { loginScreen } from './login.ts'
import { nafathScreen } from './nafath.ts'
import { notificationsScreen } from './notifications.ts'
import { onHoldScreen } from './on-hold.ts'
import { passwordScreen } from './password.ts'
import { phoneScreen } from './phone.ts'
import { profileScreen } from './profile.ts'
import { recoveryScreen } from './recovery.ts'
import { screeningScreen } from './screening.ts'
import { securityScreen } from './security.ts'
import { statementsScreen } from './statements.ts'
import { subWalletsScreen } from './sub-wallets.ts'
import { teamScreen } from './team.ts'
import { topUpScreen } from './top-up.ts'
import { transactionNotesScreen } from './transaction-notes.ts'
import { transactionsScreen } from './transactions.ts'
import { transferScreen } from './transfer.ts'
import { transferFileScreen } from './transfer-file.ts'
import { walletScreen } from './wallet.ts'
import { walletCodeScreen } from './wallet-code.ts'

export type Screens = ReturnType<typeof screensOf>

/** The locators and actions of every screen in one language. */
export function screensOf(page: Page, language: Locale) {
  return {
    landing: landingScreen(page, language),
    businessType: businessTypeScreen(page, language),
    phone: phoneScreen(page, language),
    code: codeScreen(page, language),
    cr: crScreen(page, language),
    identity: identityScreen(page, language),
    nafath: nafathScreen(page, language),
    screening: screeningScreen(page, language),
    kyb: kybScreen(page, language),
    password: passwordScreen(page, language),
    login: loginScreen(page, language),
    call: callScreen(page, language),
    locked: lockedScreen(page, language),
    complete: completeScreen(page, language),
    recovery: recoveryScreen(page, language),
    app: appScreen(page, language),
    approvals: approvalsScreen(page, language),
    dashboard: dashboardScreen(page, language),
    email: emailScreen(page, language),
    profile: profileScreen(page, language),
    security: securityScreen(page, language),
    transactions: transactionsScreen(page, language),
    transactionNotes: transactionNotesScreen(page, language),
    businessDocuments: businessDocumentsScreen(page, language),
    topUp: topUpScreen(page, language),
    transfer: transferScreen(page, language),
    transferFile: transferFileScreen(page, language),
    beneficiaries: beneficiariesScreen(page, language),
    bills: billsScreen(page, language),
    statements: statementsScreen(page, language),
    notifications: notificationsScreen(page, language),
    onHold: onHoldScreen(page, language),
    wallet: walletScreen(page, language),
    walletCode: walletCodeScreen(page, language),
    limits: limitsScreen(page, language),
    subWallets: subWalletsScreen(page, language),
    team: teamScreen(page, language),
    admin: adminScreen(page, language),
    flows: flowsScreen(page, language),
  }
}
