import type { TextsTwice } from '#web/messages/catalogue.ts'
import { accountErrors } from './help/account.ts'
import { apiKeyErrors } from './help/api-keys.ts'
import { approvalErrors } from './help/approvals.ts'
import { authErrors } from './help/auth.ts'
import { beneficiaryErrors } from './help/beneficiaries.ts'
import { billErrors } from './help/bills.ts'
import { generalErrors } from './help/general.ts'
import { healthErrors } from './help/health.ts'
import type { HelpOfCodes } from './help/help-of-codes.ts'
import { nafathErrors } from './help/nafath.ts'
import { notificationErrors } from './help/notifications.ts'
import { onboardingErrors } from './help/onboarding.ts'
import { outsideErrors } from './help/outside.ts'
import { sandboxErrors } from './help/sandbox.ts'
import { staffErrors } from './help/staff.ts'
import { staffCustomerErrors } from './help/staff-customers.ts'
import { staffMoneyErrors } from './help/staff-money.ts'
import { statementErrors } from './help/statements.ts'
import { teamErrors } from './help/team.ts'
import { topUpErrors } from './help/top-ups.ts'
import { transactionErrors } from './help/transactions.ts'
import { transferBatchErrors } from './help/transfer-batches.ts'
import { transferErrors } from './help/transfers.ts'
import { verificationErrors } from './help/verification.ts'
import { walletErrors } from './help/wallet.ts'
import { webhookEndpointErrors } from './help/webhook-endpoints.ts'

type Files = [
  typeof generalErrors,
  typeof outsideErrors,
  typeof authErrors,
  typeof verificationErrors,
  typeof nafathErrors,
  typeof onboardingErrors,
  typeof walletErrors,
  typeof topUpErrors,
  typeof beneficiaryErrors,
  typeof transferErrors,
  typeof transferBatchErrors,
  typeof billErrors,
  typeof approvalErrors,
  typeof transactionErrors,
  typeof statementErrors,
  typeof accountErrors,
  typeof teamErrors,
  typeof notificationErrors,
  typeof apiKeyErrors,
  typeof webhookEndpointErrors,
  typeof healthErrors,
  typeof sandboxErrors,
  typeof staffErrors,
  typeof staffCustomerErrors,
  typeof staffMoneyErrors,
]

/** The help for integrators about each code, by area of the index. A code that no file explains, or that two files explain, does not compile. */
export const errorHelp: HelpOfCodes & Readonly<Record<TextsTwice<Files>, never>> = {
  ...generalErrors,
  ...outsideErrors,
  ...authErrors,
  ...verificationErrors,
  ...nafathErrors,
  ...onboardingErrors,
  ...walletErrors,
  ...topUpErrors,
  ...beneficiaryErrors,
  ...transferErrors,
  ...transferBatchErrors,
  ...billErrors,
  ...approvalErrors,
  ...transactionErrors,
  ...statementErrors,
  ...accountErrors,
  ...teamErrors,
  ...notificationErrors,
  ...apiKeyErrors,
  ...webhookEndpointErrors,
  ...healthErrors,
  ...sandboxErrors,
  ...staffErrors,
  ...staffCustomerErrors,
  ...staffMoneyErrors,
}
