// Generated from openapi.yaml. Do not edit.
import type { ErrorCode } from './plinkAPI.schemas.ts'

export const operationIndex = {
  "sendOtp": {
    "method": "POST",
    "path": "/api/v1/auth/send-otp",
    "tag": "auth"
  },
  "verifyOtp": {
    "method": "POST",
    "path": "/api/v1/auth/verify-otp",
    "tag": "auth"
  },
  "setPassword": {
    "method": "POST",
    "path": "/api/v1/auth/set-password",
    "tag": "auth"
  },
  "setPasscode": {
    "method": "POST",
    "path": "/api/v1/auth/set-passcode",
    "tag": "auth"
  },
  "loginWithPassword": {
    "method": "POST",
    "path": "/api/v1/auth/login/password",
    "tag": "auth"
  },
  "verifyLoginOtp": {
    "method": "POST",
    "path": "/api/v1/auth/login/verify-otp",
    "tag": "auth"
  },
  "resendLoginOtp": {
    "method": "POST",
    "path": "/api/v1/auth/login/resend-otp",
    "tag": "auth"
  },
  "getCallbackStatus": {
    "method": "GET",
    "path": "/api/v1/auth/callback-status/{callbackId}",
    "tag": "auth"
  },
  "completeCallback": {
    "method": "POST",
    "path": "/api/v1/auth/callback-complete/{callbackId}",
    "tag": "auth"
  },
  "forgotPassword": {
    "method": "POST",
    "path": "/api/v1/auth/forgot-password",
    "tag": "auth"
  },
  "resetPassword": {
    "method": "POST",
    "path": "/api/v1/auth/reset-password",
    "tag": "auth"
  },
  "refreshTokens": {
    "method": "POST",
    "path": "/api/v1/auth/refresh",
    "tag": "auth"
  },
  "logout": {
    "method": "POST",
    "path": "/api/v1/auth/logout",
    "tag": "auth"
  },
  "changePassword": {
    "method": "POST",
    "path": "/api/v1/auth/change-password",
    "tag": "account"
  },
  "getMe": {
    "method": "GET",
    "path": "/api/v1/auth/me",
    "tag": "account"
  },
  "changeEmail": {
    "method": "PATCH",
    "path": "/api/v1/auth/me",
    "tag": "account"
  },
  "listSessions": {
    "method": "GET",
    "path": "/api/v1/auth/sessions",
    "tag": "account"
  },
  "endOtherSessions": {
    "method": "DELETE",
    "path": "/api/v1/auth/sessions",
    "tag": "account"
  },
  "endSession": {
    "method": "DELETE",
    "path": "/api/v1/auth/sessions/{sessionId}",
    "tag": "account"
  },
  "listSecurityEvents": {
    "method": "GET",
    "path": "/api/v1/auth/events",
    "tag": "account"
  },
  "validateCr": {
    "method": "POST",
    "path": "/api/v1/verification/validate-cr",
    "tag": "verification"
  },
  "localScreening": {
    "method": "POST",
    "path": "/api/v1/verification/local-screening",
    "tag": "verification"
  },
  "idPhoneMatch": {
    "method": "POST",
    "path": "/api/v1/verification/id-phone-match",
    "tag": "verification"
  },
  "initiateNafath": {
    "method": "POST",
    "path": "/api/v1/nafath/initiate",
    "tag": "nafath"
  },
  "getNafathStatus": {
    "method": "GET",
    "path": "/api/v1/nafath/status/{sessionId}",
    "tag": "nafath"
  },
  "getOnboardingSession": {
    "method": "GET",
    "path": "/api/v1/onboarding/session",
    "tag": "onboarding"
  },
  "runGlobalScreening": {
    "method": "POST",
    "path": "/api/v1/onboarding/global-screening",
    "tag": "onboarding"
  },
  "submitKyb": {
    "method": "POST",
    "path": "/api/v1/onboarding/kyb",
    "tag": "onboarding"
  },
  "createProfile": {
    "method": "POST",
    "path": "/api/v1/onboarding/create-profile",
    "tag": "onboarding"
  },
  "listKybOptions": {
    "method": "GET",
    "path": "/api/v1/kyb/options",
    "tag": "kyb"
  },
  "getWallet": {
    "method": "GET",
    "path": "/api/v1/wallet",
    "tag": "wallet"
  },
  "watchWallet": {
    "method": "GET",
    "path": "/api/v1/wallet/events",
    "tag": "wallet"
  },
  "getWalletActivity": {
    "method": "GET",
    "path": "/api/v1/wallet/activity",
    "tag": "wallet"
  },
  "getWalletSpending": {
    "method": "GET",
    "path": "/api/v1/wallet/spending",
    "tag": "wallet"
  },
  "getLimits": {
    "method": "GET",
    "path": "/api/v1/wallet/limits",
    "tag": "wallet"
  },
  "listSubWallets": {
    "method": "GET",
    "path": "/api/v1/wallet/sub-wallets",
    "tag": "wallet"
  },
  "renameSubWallet": {
    "method": "PATCH",
    "path": "/api/v1/wallet/sub-wallets/{subWalletId}",
    "tag": "wallet"
  },
  "closeSubWallet": {
    "method": "DELETE",
    "path": "/api/v1/wallet/sub-wallets/{subWalletId}",
    "tag": "wallet"
  },
  "moveMoney": {
    "method": "POST",
    "path": "/api/v1/wallet/moves",
    "tag": "wallet"
  },
  "createWalletAction": {
    "method": "POST",
    "path": "/api/v1/wallet/actions",
    "tag": "wallet"
  },
  "confirmWalletAction": {
    "method": "POST",
    "path": "/api/v1/wallet/actions/{actionId}/confirm",
    "tag": "wallet"
  },
  "resendWalletActionCode": {
    "method": "POST",
    "path": "/api/v1/wallet/actions/{actionId}/resend",
    "tag": "wallet"
  },
  "deactivateWallet": {
    "method": "POST",
    "path": "/api/v1/wallet/deactivate",
    "tag": "wallet"
  },
  "listTransactions": {
    "method": "GET",
    "path": "/api/v1/wallet/transactions",
    "tag": "transactions"
  },
  "exportTransactions": {
    "method": "GET",
    "path": "/api/v1/wallet/transactions/export",
    "tag": "transactions"
  },
  "markTransactionsSeen": {
    "method": "POST",
    "path": "/api/v1/wallet/transactions/seen",
    "tag": "transactions"
  },
  "getTransaction": {
    "method": "GET",
    "path": "/api/v1/wallet/transactions/{referenceId}",
    "tag": "transactions"
  },
  "listHolds": {
    "method": "GET",
    "path": "/api/v1/wallet/holds",
    "tag": "transactions"
  },
  "listBeneficiaries": {
    "method": "GET",
    "path": "/api/v1/beneficiaries",
    "tag": "beneficiaries"
  },
  "addBeneficiary": {
    "method": "POST",
    "path": "/api/v1/beneficiaries",
    "tag": "beneficiaries"
  },
  "getBeneficiary": {
    "method": "GET",
    "path": "/api/v1/beneficiaries/{beneficiaryId}",
    "tag": "beneficiaries"
  },
  "removeBeneficiary": {
    "method": "DELETE",
    "path": "/api/v1/beneficiaries/{beneficiaryId}",
    "tag": "beneficiaries"
  },
  "confirmBeneficiary": {
    "method": "POST",
    "path": "/api/v1/beneficiaries/{beneficiaryId}/confirm",
    "tag": "beneficiaries"
  },
  "resendBeneficiaryCode": {
    "method": "POST",
    "path": "/api/v1/beneficiaries/{beneficiaryId}/resend",
    "tag": "beneficiaries"
  },
  "listTopUps": {
    "method": "GET",
    "path": "/api/v1/top-ups",
    "tag": "top-ups"
  },
  "createTopUp": {
    "method": "POST",
    "path": "/api/v1/top-ups",
    "tag": "top-ups"
  },
  "getBankDetails": {
    "method": "GET",
    "path": "/api/v1/top-ups/bank-details",
    "tag": "top-ups"
  },
  "getTopUp": {
    "method": "GET",
    "path": "/api/v1/top-ups/{topUpId}",
    "tag": "top-ups"
  },
  "payTopUp": {
    "method": "POST",
    "path": "/api/v1/top-ups/{topUpId}/pay",
    "tag": "top-ups"
  },
  "findRecipient": {
    "method": "POST",
    "path": "/api/v1/transfers/recipients",
    "tag": "transfers"
  },
  "listTransfers": {
    "method": "GET",
    "path": "/api/v1/transfers",
    "tag": "transfers"
  },
  "createTransfer": {
    "method": "POST",
    "path": "/api/v1/transfers",
    "tag": "transfers"
  },
  "getTransfer": {
    "method": "GET",
    "path": "/api/v1/transfers/{transferId}",
    "tag": "transfers"
  },
  "getTransferReceipt": {
    "method": "GET",
    "path": "/api/v1/transfers/{transferId}/receipt",
    "tag": "transfers"
  },
  "confirmTransfer": {
    "method": "POST",
    "path": "/api/v1/transfers/{transferId}/confirm",
    "tag": "transfers"
  },
  "resendTransferCode": {
    "method": "POST",
    "path": "/api/v1/transfers/{transferId}/resend",
    "tag": "transfers"
  },
  "cancelTransfer": {
    "method": "POST",
    "path": "/api/v1/transfers/{transferId}/cancel",
    "tag": "transfers"
  },
  "listTransferSchedules": {
    "method": "GET",
    "path": "/api/v1/transfer-schedules",
    "tag": "transfers"
  },
  "cancelTransferSchedule": {
    "method": "POST",
    "path": "/api/v1/transfer-schedules/{scheduleId}/cancel",
    "tag": "transfers"
  },
  "getSupport": {
    "method": "GET",
    "path": "/api/v1/support",
    "tag": "support"
  },
  "requestContact": {
    "method": "POST",
    "path": "/api/v1/support/contact-requests",
    "tag": "support"
  },
  "getLegalTexts": {
    "method": "GET",
    "path": "/api/v1/legal",
    "tag": "support"
  },
  "getLiveness": {
    "method": "GET",
    "path": "/health/live",
    "tag": "health"
  },
  "getReadiness": {
    "method": "GET",
    "path": "/health/ready",
    "tag": "health"
  },
  "listSandboxMessages": {
    "method": "GET",
    "path": "/api/sandbox/messages",
    "tag": "sandbox"
  },
  "listSandboxNafathRequests": {
    "method": "GET",
    "path": "/api/sandbox/nafath",
    "tag": "sandbox"
  },
  "getSandboxNafathRequest": {
    "method": "GET",
    "path": "/api/sandbox/nafath/{sessionId}",
    "tag": "sandbox"
  },
  "decideSandboxNafath": {
    "method": "POST",
    "path": "/api/sandbox/nafath/{sessionId}/decision",
    "tag": "sandbox"
  },
  "listSandboxCalls": {
    "method": "GET",
    "path": "/api/sandbox/calls",
    "tag": "sandbox"
  },
  "pressSandboxCall": {
    "method": "POST",
    "path": "/api/sandbox/calls/{callbackId}/press",
    "tag": "sandbox"
  },
  "getSandboxCardPayment": {
    "method": "GET",
    "path": "/api/sandbox/card-payments/{paymentId}",
    "tag": "sandbox"
  },
  "decideSandboxCardPayment": {
    "method": "POST",
    "path": "/api/sandbox/card-payments/{paymentId}/decision",
    "tag": "sandbox"
  },
  "createSandboxBankCredit": {
    "method": "POST",
    "path": "/api/sandbox/bank-credits",
    "tag": "sandbox"
  },
  "runSandboxRescreening": {
    "method": "POST",
    "path": "/api/sandbox/rescreenings",
    "tag": "sandbox"
  },
  "createSandboxPosting": {
    "method": "POST",
    "path": "/api/sandbox/postings",
    "tag": "sandbox"
  },
  "settleSandboxTransfer": {
    "method": "POST",
    "path": "/api/sandbox/transfers/{transferId}/settle",
    "tag": "sandbox"
  },
  "failSandboxTransfer": {
    "method": "POST",
    "path": "/api/sandbox/transfers/{transferId}/fail",
    "tag": "sandbox"
  },
  "returnSandboxTransfer": {
    "method": "POST",
    "path": "/api/sandbox/transfers/{transferId}/return",
    "tag": "sandbox"
  }
} as const

export type OperationId = keyof typeof operationIndex

export interface ErrorFacts {
  statuses: readonly number[]
  /** The `error` of its first example. */
  message: string
  /** Without internal operations. */
  operations: readonly OperationId[]
  /** Whether it is for requests that match no operation. */
  isOutside: boolean
}

export const errorIndex: Readonly<Record<ErrorCode, ErrorFacts>> = {
  "ACCOUNT_CLOSED": {
    "statuses": [
      409
    ],
    "message": "The account is closed already",
    "operations": [],
    "isOutside": false
  },
  "ACCOUNT_LOCKED": {
    "statuses": [
      423
    ],
    "message": "Your account has been locked for security reasons.",
    "operations": [
      "loginWithPassword",
      "verifyLoginOtp",
      "resendLoginOtp",
      "completeCallback",
      "forgotPassword",
      "resetPassword",
      "changePassword"
    ],
    "isOutside": false
  },
  "ACCOUNT_NOT_FOUND": {
    "statuses": [
      404
    ],
    "message": "Account not found",
    "operations": [
      "forgotPassword"
    ],
    "isOutside": false
  },
  "ACTION_EXPIRED": {
    "statuses": [
      410
    ],
    "message": "This change is not waiting for a code any more. Please start again.",
    "operations": [
      "confirmWalletAction",
      "resendWalletActionCode",
      "confirmBeneficiary",
      "resendBeneficiaryCode"
    ],
    "isOutside": false
  },
  "ACTION_NOT_FOUND": {
    "statuses": [
      404
    ],
    "message": "Action not found",
    "operations": [
      "confirmWalletAction",
      "resendWalletActionCode"
    ],
    "isOutside": false
  },
  "ADMIN_LOGIN_FAILED": {
    "statuses": [
      401
    ],
    "message": "Login failed",
    "operations": [],
    "isOutside": false
  },
  "ADMIN_NOT_FOUND": {
    "statuses": [
      404
    ],
    "message": "No member of the staff has this email",
    "operations": [],
    "isOutside": false
  },
  "ADMIN_REQUIRED": {
    "statuses": [
      403
    ],
    "message": "Only administrators may do this",
    "operations": [],
    "isOutside": false
  },
  "ALREADY_SET": {
    "statuses": [
      409
    ],
    "message": "This has been set already",
    "operations": [
      "setPassword",
      "setPasscode"
    ],
    "isOutside": false
  },
  "AMOUNT_OUT_OF_RANGE": {
    "statuses": [
      422
    ],
    "message": "The amount is not possible for this destination",
    "operations": [
      "createTransfer",
      "confirmTransfer"
    ],
    "isOutside": false
  },
  "BANK_CREDIT_DIFFERS": {
    "statuses": [
      409
    ],
    "message": "This reference was used for another credit",
    "operations": [],
    "isOutside": false
  },
  "BENEFICIARY_EXISTS": {
    "statuses": [
      409
    ],
    "message": "You have a beneficiary with this IBAN already",
    "operations": [
      "addBeneficiary"
    ],
    "isOutside": false
  },
  "BENEFICIARY_LIMIT_REACHED": {
    "statuses": [
      409
    ],
    "message": "You have reached the maximum number of beneficiaries.",
    "operations": [
      "addBeneficiary"
    ],
    "isOutside": false
  },
  "BENEFICIARY_NOT_ACTIVE": {
    "statuses": [
      409
    ],
    "message": "The beneficiary cannot be paid in its current state",
    "operations": [
      "createTransfer",
      "confirmTransfer"
    ],
    "isOutside": false
  },
  "BENEFICIARY_NOT_FOUND": {
    "statuses": [
      404
    ],
    "message": "Beneficiary not found",
    "operations": [
      "getBeneficiary",
      "removeBeneficiary",
      "confirmBeneficiary",
      "resendBeneficiaryCode",
      "createTransfer"
    ],
    "isOutside": false
  },
  "BENEFICIARY_STATE_INVALID": {
    "statuses": [
      409
    ],
    "message": "Not possible in the current state of the beneficiary",
    "operations": [],
    "isOutside": false
  },
  "BENEFICIARY_SUSPENDED": {
    "statuses": [
      409
    ],
    "message": "This beneficiary is suspended. Call us.",
    "operations": [
      "removeBeneficiary"
    ],
    "isOutside": false
  },
  "BUSINESS_TYPE_NOT_SUPPORTED": {
    "statuses": [
      422
    ],
    "message": "This business type cannot be opened here",
    "operations": [
      "sendOtp"
    ],
    "isOutside": false
  },
  "CALLBACK_EXPIRED": {
    "statuses": [
      410
    ],
    "message": "Verification expired. Please try logging in again.",
    "operations": [
      "completeCallback"
    ],
    "isOutside": false
  },
  "CALLBACK_NOT_CONFIRMED": {
    "statuses": [
      409
    ],
    "message": "The sign-in has not been confirmed",
    "operations": [
      "completeCallback"
    ],
    "isOutside": false
  },
  "CALLBACK_NOT_FOUND": {
    "statuses": [
      404
    ],
    "message": "Call not found",
    "operations": [
      "getCallbackStatus",
      "completeCallback",
      "pressSandboxCall"
    ],
    "isOutside": false
  },
  "CALL_ENDED": {
    "statuses": [
      409
    ],
    "message": "The call has ended",
    "operations": [
      "pressSandboxCall"
    ],
    "isOutside": false
  },
  "CALL_FAILED": {
    "statuses": [
      502
    ],
    "message": "The call could not be placed",
    "operations": [
      "verifyLoginOtp"
    ],
    "isOutside": false
  },
  "CODE_REQUIRED": {
    "statuses": [
      409
    ],
    "message": "Confirm this change with a code",
    "operations": [
      "deactivateWallet"
    ],
    "isOutside": false
  },
  "CR_DUPLICATE": {
    "statuses": [
      409
    ],
    "message": "This CR number is already registered",
    "operations": [
      "setPassword",
      "validateCr"
    ],
    "isOutside": false
  },
  "CR_REGISTRY_UNAVAILABLE": {
    "statuses": [
      503
    ],
    "message": "The commercial registry is not available",
    "operations": [
      "validateCr"
    ],
    "isOutside": false
  },
  "CR_VERIFICATION_FAILED": {
    "statuses": [
      422
    ],
    "message": "CR verification failed",
    "operations": [
      "validateCr"
    ],
    "isOutside": false
  },
  "CURSOR_INVALID": {
    "statuses": [
      400
    ],
    "message": "The cursor is not valid for these filters",
    "operations": [
      "listTransactions",
      "listHolds",
      "listBeneficiaries",
      "listTopUps",
      "listTransfers",
      "listTransferSchedules"
    ],
    "isOutside": false
  },
  "CUSTOMER_NOT_FOUND": {
    "statuses": [
      404
    ],
    "message": "Customer not found",
    "operations": [
      "runSandboxRescreening"
    ],
    "isOutside": false
  },
  "DENY_LIST_DUPLICATE": {
    "statuses": [
      409
    ],
    "message": "This ID number is on the deny list already",
    "operations": [],
    "isOutside": false
  },
  "DENY_LIST_ENTRY_NOT_FOUND": {
    "statuses": [
      404
    ],
    "message": "Entry not found",
    "operations": [],
    "isOutside": false
  },
  "DENY_LIST_ENTRY_REMOVED": {
    "statuses": [
      409
    ],
    "message": "This entry is removed already",
    "operations": [],
    "isOutside": false
  },
  "FACTS_MISMATCH": {
    "statuses": [
      422
    ],
    "message": "The details do not agree with what was verified",
    "operations": [
      "initiateNafath",
      "runGlobalScreening",
      "createProfile"
    ],
    "isOutside": false
  },
  "FORBIDDEN": {
    "statuses": [
      403
    ],
    "message": "This does not belong to you",
    "operations": [
      "setPassword",
      "setPasscode",
      "createProfile"
    ],
    "isOutside": false
  },
  "HEADERS_TOO_LARGE": {
    "statuses": [
      431
    ],
    "message": "The headers of the request are too large",
    "operations": [],
    "isOutside": true
  },
  "HOLD_ENDED": {
    "statuses": [
      409
    ],
    "message": "The hold has ended",
    "operations": [
      "createSandboxPosting"
    ],
    "isOutside": false
  },
  "HOLD_NOT_FOUND": {
    "statuses": [
      404
    ],
    "message": "Hold not found",
    "operations": [
      "createSandboxPosting"
    ],
    "isOutside": false
  },
  "IBAN_FOREIGN": {
    "statuses": [
      422
    ],
    "message": "This IBAN does not belong to a bank in Saudi Arabia",
    "operations": [
      "addBeneficiary"
    ],
    "isOutside": false
  },
  "IBAN_INVALID": {
    "statuses": [
      422
    ],
    "message": "This IBAN is not valid",
    "operations": [
      "addBeneficiary"
    ],
    "isOutside": false
  },
  "IBAN_OWN": {
    "statuses": [
      422
    ],
    "message": "This is the IBAN of your own wallet",
    "operations": [
      "addBeneficiary"
    ],
    "isOutside": false
  },
  "IDEMPOTENCY_IN_FLIGHT": {
    "statuses": [
      409
    ],
    "message": "The first request with this key is still running",
    "operations": [
      "sendOtp",
      "verifyOtp",
      "setPassword",
      "setPasscode",
      "loginWithPassword",
      "verifyLoginOtp",
      "resendLoginOtp",
      "completeCallback",
      "forgotPassword",
      "resetPassword",
      "refreshTokens",
      "logout",
      "changePassword",
      "validateCr",
      "localScreening",
      "idPhoneMatch",
      "initiateNafath",
      "runGlobalScreening",
      "submitKyb",
      "createProfile",
      "moveMoney",
      "createWalletAction",
      "confirmWalletAction",
      "resendWalletActionCode",
      "markTransactionsSeen",
      "addBeneficiary",
      "confirmBeneficiary",
      "resendBeneficiaryCode",
      "createTopUp",
      "payTopUp",
      "findRecipient",
      "createTransfer",
      "confirmTransfer",
      "resendTransferCode",
      "cancelTransfer",
      "cancelTransferSchedule",
      "createSandboxBankCredit"
    ],
    "isOutside": false
  },
  "IDEMPOTENCY_MISMATCH": {
    "statuses": [
      422
    ],
    "message": "This key was used for another request",
    "operations": [
      "sendOtp",
      "verifyOtp",
      "setPassword",
      "setPasscode",
      "loginWithPassword",
      "verifyLoginOtp",
      "resendLoginOtp",
      "completeCallback",
      "forgotPassword",
      "resetPassword",
      "refreshTokens",
      "logout",
      "changePassword",
      "validateCr",
      "localScreening",
      "idPhoneMatch",
      "initiateNafath",
      "runGlobalScreening",
      "submitKyb",
      "createProfile",
      "moveMoney",
      "createWalletAction",
      "confirmWalletAction",
      "resendWalletActionCode",
      "markTransactionsSeen",
      "addBeneficiary",
      "confirmBeneficiary",
      "resendBeneficiaryCode",
      "createTopUp",
      "payTopUp",
      "findRecipient",
      "createTransfer",
      "confirmTransfer",
      "resendTransferCode",
      "cancelTransfer",
      "cancelTransferSchedule",
      "createSandboxBankCredit",
      "createSandboxPosting"
    ],
    "isOutside": false
  },
  "ID_CHECK_UNAVAILABLE": {
    "statuses": [
      503
    ],
    "message": "The identity check is not available",
    "operations": [
      "localScreening",
      "idPhoneMatch"
    ],
    "isOutside": false
  },
  "ID_DUPLICATE": {
    "statuses": [
      409
    ],
    "message": "This ID is already registered",
    "operations": [
      "setPassword",
      "idPhoneMatch"
    ],
    "isOutside": false
  },
  "ID_PHONE_MISMATCH": {
    "statuses": [
      422
    ],
    "message": "Mobile number doesn't match ID",
    "operations": [
      "idPhoneMatch"
    ],
    "isOutside": false
  },
  "ID_VERIFICATION_FAILED": {
    "statuses": [
      422
    ],
    "message": "ID verification failed",
    "operations": [
      "localScreening"
    ],
    "isOutside": false
  },
  "INSUFFICIENT_FUNDS": {
    "statuses": [
      422
    ],
    "message": "The available balance is too low",
    "operations": [
      "moveMoney",
      "createTransfer",
      "confirmTransfer",
      "createSandboxPosting"
    ],
    "isOutside": false
  },
  "INVALID_CREDENTIALS": {
    "statuses": [
      401
    ],
    "message": "Invalid phone/email or password. Please try again.",
    "operations": [
      "loginWithPassword"
    ],
    "isOutside": false
  },
  "KYB_OPTION_INVALID": {
    "statuses": [
      422
    ],
    "message": "One of the choices is not available",
    "operations": [
      "submitKyb"
    ],
    "isOutside": false
  },
  "LIMIT_EXCEEDED": {
    "statuses": [
      422
    ],
    "message": "This exceeds a limit of the wallet",
    "operations": [
      "createTransfer",
      "confirmTransfer",
      "createSandboxPosting"
    ],
    "isOutside": false
  },
  "LIMIT_OUT_OF_RANGE": {
    "statuses": [
      422
    ],
    "message": "Daily limit must be between 0 and 100,000 SAR",
    "operations": [
      "createWalletAction"
    ],
    "isOutside": false
  },
  "LOGIN_EXPIRED": {
    "statuses": [
      410
    ],
    "message": "Session expired. Please login again.",
    "operations": [
      "verifyLoginOtp",
      "resendLoginOtp"
    ],
    "isOutside": false
  },
  "MALFORMED_JSON": {
    "statuses": [
      400
    ],
    "message": "The body is not valid JSON",
    "operations": [
      "sendOtp",
      "verifyOtp",
      "setPassword",
      "setPasscode",
      "loginWithPassword",
      "verifyLoginOtp",
      "resendLoginOtp",
      "completeCallback",
      "forgotPassword",
      "resetPassword",
      "refreshTokens",
      "logout",
      "changePassword",
      "changeEmail",
      "validateCr",
      "localScreening",
      "idPhoneMatch",
      "initiateNafath",
      "runGlobalScreening",
      "submitKyb",
      "createProfile",
      "renameSubWallet",
      "moveMoney",
      "createWalletAction",
      "confirmWalletAction",
      "markTransactionsSeen",
      "addBeneficiary",
      "confirmBeneficiary",
      "createTopUp",
      "payTopUp",
      "findRecipient",
      "createTransfer",
      "confirmTransfer",
      "requestContact",
      "decideSandboxNafath",
      "pressSandboxCall",
      "decideSandboxCardPayment",
      "createSandboxBankCredit",
      "runSandboxRescreening",
      "createSandboxPosting"
    ],
    "isOutside": false
  },
  "MALFORMED_REQUEST": {
    "statuses": [
      400
    ],
    "message": "The request is not valid HTTP",
    "operations": [],
    "isOutside": true
  },
  "MAXIMUM_BALANCE_EXCEEDED": {
    "statuses": [
      422
    ],
    "message": "This exceeds the maximum balance of the wallet",
    "operations": [
      "createTopUp"
    ],
    "isOutside": false
  },
  "METHOD_NOT_ALLOWED": {
    "statuses": [
      405
    ],
    "message": "This path does not support this method",
    "operations": [],
    "isOutside": true
  },
  "MONEY_EXCEPTION_NOT_FOUND": {
    "statuses": [
      404
    ],
    "message": "Exception not found",
    "operations": [],
    "isOutside": false
  },
  "MONEY_EXCEPTION_RESOLVED": {
    "statuses": [
      409
    ],
    "message": "This exception is resolved already",
    "operations": [],
    "isOutside": false
  },
  "NAFATH_ALREADY_DECIDED": {
    "statuses": [
      409
    ],
    "message": "This request has been decided already",
    "operations": [
      "decideSandboxNafath"
    ],
    "isOutside": false
  },
  "NAFATH_INITIATE_FAILED": {
    "statuses": [
      502
    ],
    "message": "The Nafath request could not be started",
    "operations": [
      "initiateNafath"
    ],
    "isOutside": false
  },
  "NAFATH_IN_PROGRESS": {
    "statuses": [
      409
    ],
    "message": "Another request for this ID is waiting in Nafath",
    "operations": [
      "initiateNafath"
    ],
    "isOutside": false
  },
  "NAFATH_SESSION_NOT_FOUND": {
    "statuses": [
      404
    ],
    "message": "Nafath request not found",
    "operations": [
      "getNafathStatus",
      "getSandboxNafathRequest",
      "decideSandboxNafath"
    ],
    "isOutside": false
  },
  "NAFATH_UNAVAILABLE": {
    "statuses": [
      503
    ],
    "message": "The identity service is not available",
    "operations": [],
    "isOutside": false
  },
  "NOT_FOUND": {
    "statuses": [
      404
    ],
    "message": "There is nothing at this path",
    "operations": [],
    "isOutside": true
  },
  "NOT_LOCKED": {
    "statuses": [
      409
    ],
    "message": "The customer is not locked",
    "operations": [],
    "isOutside": false
  },
  "NOT_READY": {
    "statuses": [
      503
    ],
    "message": "The server is not ready",
    "operations": [
      "getReadiness"
    ],
    "isOutside": false
  },
  "NOT_REVERSIBLE": {
    "statuses": [
      409
    ],
    "message": "This transaction cannot be reversed",
    "operations": [
      "createSandboxPosting"
    ],
    "isOutside": false
  },
  "ONBOARDING_COMPLETE": {
    "statuses": [
      409
    ],
    "message": "Sign-up is complete and cannot be changed here",
    "operations": [
      "validateCr",
      "localScreening",
      "idPhoneMatch",
      "initiateNafath",
      "runGlobalScreening",
      "submitKyb"
    ],
    "isOutside": false
  },
  "OPTIONS_CHANGED": {
    "statuses": [
      409
    ],
    "message": "The choices have changed meanwhile",
    "operations": [],
    "isOutside": false
  },
  "OPTION_CODE_EXISTS": {
    "statuses": [
      409
    ],
    "message": "This category has an option with this code",
    "operations": [],
    "isOutside": false
  },
  "OPTION_CODE_FIXED": {
    "statuses": [
      409
    ],
    "message": "The code of this option is fixed",
    "operations": [],
    "isOutside": false
  },
  "OPTION_NOT_FOUND": {
    "statuses": [
      404
    ],
    "message": "Option not found",
    "operations": [],
    "isOutside": false
  },
  "OTP_COOLDOWN": {
    "statuses": [
      429
    ],
    "message": "Please wait before asking for another code",
    "operations": [
      "sendOtp",
      "loginWithPassword",
      "resendLoginOtp",
      "forgotPassword",
      "createWalletAction",
      "resendWalletActionCode",
      "addBeneficiary",
      "resendBeneficiaryCode",
      "resendTransferCode"
    ],
    "isOutside": false
  },
  "OTP_EXPIRED": {
    "statuses": [
      410
    ],
    "message": "Verification code has expired. Please request a new one.",
    "operations": [
      "verifyOtp",
      "verifyLoginOtp",
      "confirmWalletAction",
      "confirmBeneficiary",
      "confirmTransfer"
    ],
    "isOutside": false
  },
  "OTP_LOCKED": {
    "statuses": [
      423
    ],
    "message": "Too many wrong codes. Please try again later.",
    "operations": [
      "sendOtp",
      "verifyOtp",
      "createWalletAction",
      "confirmWalletAction",
      "resendWalletActionCode",
      "addBeneficiary",
      "confirmBeneficiary",
      "resendBeneficiaryCode",
      "createTransfer",
      "confirmTransfer",
      "resendTransferCode"
    ],
    "isOutside": false
  },
  "OTP_SEND_FAILED": {
    "statuses": [
      502
    ],
    "message": "Failed to send OTP",
    "operations": [
      "sendOtp",
      "loginWithPassword",
      "resendLoginOtp",
      "forgotPassword",
      "createWalletAction",
      "resendWalletActionCode",
      "addBeneficiary",
      "resendBeneficiaryCode",
      "createTransfer",
      "resendTransferCode"
    ],
    "isOutside": false
  },
  "OTP_VERIFY_FAILED": {
    "statuses": [
      410
    ],
    "message": "Failed to verify OTP",
    "operations": [
      "verifyOtp"
    ],
    "isOutside": false
  },
  "PASSWORD_WRONG": {
    "statuses": [
      422
    ],
    "message": "The current password is wrong",
    "operations": [
      "changePassword"
    ],
    "isOutside": false
  },
  "PAYLOAD_TOO_LARGE": {
    "statuses": [
      413
    ],
    "message": "The request is too large",
    "operations": [
      "sendOtp",
      "verifyOtp",
      "setPassword",
      "setPasscode",
      "loginWithPassword",
      "verifyLoginOtp",
      "resendLoginOtp",
      "completeCallback",
      "forgotPassword",
      "resetPassword",
      "refreshTokens",
      "logout",
      "changePassword",
      "changeEmail",
      "validateCr",
      "localScreening",
      "idPhoneMatch",
      "initiateNafath",
      "runGlobalScreening",
      "submitKyb",
      "createProfile",
      "renameSubWallet",
      "moveMoney",
      "createWalletAction",
      "confirmWalletAction",
      "markTransactionsSeen",
      "addBeneficiary",
      "confirmBeneficiary",
      "createTopUp",
      "payTopUp",
      "findRecipient",
      "createTransfer",
      "confirmTransfer",
      "requestContact",
      "decideSandboxNafath",
      "pressSandboxCall",
      "decideSandboxCardPayment",
      "createSandboxBankCredit",
      "runSandboxRescreening",
      "createSandboxPosting"
    ],
    "isOutside": false
  },
  "PHONE_DUPLICATE": {
    "statuses": [
      409
    ],
    "message": "This phone number is already registered",
    "operations": [
      "sendOtp"
    ],
    "isOutside": false
  },
  "PROFILE_FORBIDDEN": {
    "statuses": [
      403
    ],
    "message": "Profile creation is currently unavailable. Please try again later or contact support.",
    "operations": [
      "createProfile"
    ],
    "isOutside": false
  },
  "PROFILE_UNAVAILABLE": {
    "statuses": [
      503
    ],
    "message": "Failed to create profile. Please try again.",
    "operations": [
      "createProfile"
    ],
    "isOutside": false
  },
  "RATE_LIMITED": {
    "statuses": [
      429
    ],
    "message": "Too many requests. Please slow down.",
    "operations": [
      "sendOtp",
      "verifyOtp",
      "setPassword",
      "setPasscode",
      "loginWithPassword",
      "verifyLoginOtp",
      "resendLoginOtp",
      "getCallbackStatus",
      "completeCallback",
      "forgotPassword",
      "resetPassword",
      "refreshTokens",
      "logout",
      "changePassword",
      "changeEmail",
      "endOtherSessions",
      "endSession",
      "validateCr",
      "localScreening",
      "idPhoneMatch",
      "initiateNafath",
      "watchWallet",
      "renameSubWallet",
      "closeSubWallet",
      "moveMoney",
      "createWalletAction",
      "confirmWalletAction",
      "resendWalletActionCode",
      "deactivateWallet",
      "exportTransactions",
      "markTransactionsSeen",
      "addBeneficiary",
      "removeBeneficiary",
      "confirmBeneficiary",
      "resendBeneficiaryCode",
      "createTopUp",
      "payTopUp",
      "findRecipient",
      "createTransfer",
      "getTransferReceipt",
      "confirmTransfer",
      "resendTransferCode",
      "cancelTransfer",
      "cancelTransferSchedule",
      "requestContact"
    ],
    "isOutside": false
  },
  "RECIPIENT_IS_SELF": {
    "statuses": [
      422
    ],
    "message": "This is your own account",
    "operations": [
      "findRecipient"
    ],
    "isOutside": false
  },
  "RECIPIENT_NOT_FOUND": {
    "statuses": [
      404
    ],
    "message": "No customer can be paid with this number",
    "operations": [
      "findRecipient",
      "createTransfer"
    ],
    "isOutside": false
  },
  "RECIPIENT_UNAVAILABLE": {
    "statuses": [
      409
    ],
    "message": "The recipient cannot receive this amount now",
    "operations": [
      "confirmTransfer"
    ],
    "isOutside": false
  },
  "RECOVERY_EXPIRED": {
    "statuses": [
      410
    ],
    "message": "The recovery has expired. Please start again.",
    "operations": [
      "forgotPassword"
    ],
    "isOutside": false
  },
  "REQUESTER_REQUIRED": {
    "statuses": [
      403
    ],
    "message": "Only the person who asked may withdraw the request",
    "operations": [],
    "isOutside": false
  },
  "REQUEST_PENDING": {
    "statuses": [
      409
    ],
    "message": "A request about this is already pending",
    "operations": [],
    "isOutside": false
  },
  "REQUEST_TIMEOUT": {
    "statuses": [
      408
    ],
    "message": "The request did not arrive in time",
    "operations": [],
    "isOutside": true
  },
  "RESET_INVALID": {
    "statuses": [
      400
    ],
    "message": "Invalid or expired reset code. Please request a new one.",
    "operations": [
      "resetPassword"
    ],
    "isOutside": false
  },
  "REVIEW_CLOSED": {
    "statuses": [
      409
    ],
    "message": "This review is closed already",
    "operations": [],
    "isOutside": false
  },
  "REVIEW_NOT_FOUND": {
    "statuses": [
      404
    ],
    "message": "Review not found",
    "operations": [],
    "isOutside": false
  },
  "SCREENING_UNAVAILABLE": {
    "statuses": [
      503
    ],
    "message": "Screening service is temporarily unavailable. Please try again later.",
    "operations": [
      "runGlobalScreening"
    ],
    "isOutside": false
  },
  "SECOND_FACTOR_INVALID": {
    "statuses": [
      401
    ],
    "message": "The code is wrong or was used before",
    "operations": [],
    "isOutside": false
  },
  "SECOND_FACTOR_REQUIRED": {
    "statuses": [
      401
    ],
    "message": "Send the code of your authenticator app or a recovery code",
    "operations": [],
    "isOutside": false
  },
  "SECOND_PERSON_REQUIRED": {
    "statuses": [
      403
    ],
    "message": "A second administrator must approve this request.",
    "operations": [],
    "isOutside": false
  },
  "SERVER_BUSY": {
    "statuses": [
      503
    ],
    "message": "The server is busy. Please try again.",
    "operations": [
      "setPassword",
      "setPasscode",
      "loginWithPassword",
      "resetPassword",
      "changePassword",
      "watchWallet"
    ],
    "isOutside": false
  },
  "SERVICE_UNAVAILABLE": {
    "statuses": [
      503
    ],
    "message": "The service is not available at the moment. Please try again.",
    "operations": [
      "sendOtp",
      "verifyOtp",
      "setPassword",
      "setPasscode",
      "loginWithPassword",
      "verifyLoginOtp",
      "resendLoginOtp",
      "getCallbackStatus",
      "completeCallback",
      "forgotPassword",
      "resetPassword",
      "refreshTokens",
      "logout",
      "changePassword",
      "getMe",
      "changeEmail",
      "listSessions",
      "endOtherSessions",
      "endSession",
      "listSecurityEvents",
      "validateCr",
      "localScreening",
      "idPhoneMatch",
      "initiateNafath",
      "getNafathStatus",
      "getOnboardingSession",
      "runGlobalScreening",
      "submitKyb",
      "createProfile",
      "listKybOptions",
      "getWallet",
      "watchWallet",
      "getWalletActivity",
      "getWalletSpending",
      "getLimits",
      "listSubWallets",
      "renameSubWallet",
      "closeSubWallet",
      "moveMoney",
      "createWalletAction",
      "confirmWalletAction",
      "resendWalletActionCode",
      "deactivateWallet",
      "listTransactions",
      "exportTransactions",
      "markTransactionsSeen",
      "getTransaction",
      "listHolds",
      "listBeneficiaries",
      "addBeneficiary",
      "getBeneficiary",
      "removeBeneficiary",
      "confirmBeneficiary",
      "resendBeneficiaryCode",
      "listTopUps",
      "createTopUp",
      "getBankDetails",
      "getTopUp",
      "payTopUp",
      "findRecipient",
      "listTransfers",
      "createTransfer",
      "getTransfer",
      "getTransferReceipt",
      "confirmTransfer",
      "resendTransferCode",
      "cancelTransfer",
      "listTransferSchedules",
      "cancelTransferSchedule",
      "requestContact",
      "listSandboxMessages",
      "listSandboxNafathRequests",
      "getSandboxNafathRequest",
      "decideSandboxNafath",
      "listSandboxCalls",
      "pressSandboxCall",
      "getSandboxCardPayment",
      "decideSandboxCardPayment",
      "createSandboxBankCredit",
      "runSandboxRescreening",
      "createSandboxPosting",
      "settleSandboxTransfer",
      "failSandboxTransfer",
      "returnSandboxTransfer"
    ],
    "isOutside": false
  },
  "SESSION_NOT_FOUND": {
    "statuses": [
      404
    ],
    "message": "Session not found",
    "operations": [
      "endSession"
    ],
    "isOutside": false
  },
  "SIGN_IN_CALL_UNCHANGED": {
    "statuses": [
      409
    ],
    "message": "The sign-in has this setting already",
    "operations": [],
    "isOutside": false
  },
  "STAFF_REQUEST_CLOSED": {
    "statuses": [
      409
    ],
    "message": "This request is closed already",
    "operations": [],
    "isOutside": false
  },
  "STAFF_REQUEST_NOT_FOUND": {
    "statuses": [
      404
    ],
    "message": "Request not found",
    "operations": [],
    "isOutside": false
  },
  "STEP_REQUIRED": {
    "statuses": [
      409
    ],
    "message": "An earlier step has to be completed first",
    "operations": [
      "setPassword",
      "setPasscode",
      "localScreening",
      "idPhoneMatch",
      "initiateNafath",
      "runGlobalScreening",
      "submitKyb",
      "createProfile"
    ],
    "isOutside": false
  },
  "SUB_WALLET_LIMIT_REACHED": {
    "statuses": [
      409
    ],
    "message": "You have reached the maximum number of sub-wallets",
    "operations": [
      "createWalletAction",
      "confirmWalletAction"
    ],
    "isOutside": false
  },
  "SUB_WALLET_NOT_EMPTY": {
    "statuses": [
      409
    ],
    "message": "There is money in this sub-wallet",
    "operations": [
      "closeSubWallet"
    ],
    "isOutside": false
  },
  "SUB_WALLET_NOT_FOUND": {
    "statuses": [
      404
    ],
    "message": "Sub-wallet not found",
    "operations": [
      "getWallet",
      "getWalletActivity",
      "getWalletSpending",
      "renameSubWallet",
      "closeSubWallet",
      "moveMoney",
      "listTransactions",
      "exportTransactions",
      "listHolds",
      "createTopUp",
      "createTransfer",
      "confirmTransfer",
      "createSandboxPosting"
    ],
    "isOutside": false
  },
  "SUSPENSE_CREDIT_DECIDED": {
    "statuses": [
      409
    ],
    "message": "This money in suspense is decided already",
    "operations": [],
    "isOutside": false
  },
  "SUSPENSE_CREDIT_NOT_FOUND": {
    "statuses": [
      404
    ],
    "message": "Transfer in suspense not found",
    "operations": [],
    "isOutside": false
  },
  "TIMEOUT": {
    "statuses": [
      504
    ],
    "message": "Request timeout",
    "operations": [
      "sendOtp",
      "loginWithPassword",
      "verifyLoginOtp",
      "resendLoginOtp",
      "getCallbackStatus",
      "completeCallback",
      "forgotPassword",
      "validateCr",
      "localScreening",
      "idPhoneMatch",
      "initiateNafath",
      "runGlobalScreening",
      "createProfile",
      "createWalletAction",
      "resendWalletActionCode",
      "addBeneficiary",
      "resendBeneficiaryCode",
      "createTransfer",
      "resendTransferCode"
    ],
    "isOutside": false
  },
  "TOKEN_REUSED": {
    "statuses": [
      401
    ],
    "message": "This session has ended because its token was used twice",
    "operations": [
      "refreshTokens",
      "logout"
    ],
    "isOutside": false
  },
  "TOKEN_ROTATED": {
    "statuses": [
      409
    ],
    "message": "The token has just been exchanged by another call",
    "operations": [
      "refreshTokens"
    ],
    "isOutside": false
  },
  "TOP_UP_ENDED": {
    "statuses": [
      409
    ],
    "message": "This top-up has ended. Start another one.",
    "operations": [
      "payTopUp"
    ],
    "isOutside": false
  },
  "TOP_UP_NOT_FOUND": {
    "statuses": [
      404
    ],
    "message": "Top-up not found",
    "operations": [
      "getTopUp",
      "payTopUp",
      "getSandboxCardPayment",
      "decideSandboxCardPayment"
    ],
    "isOutside": false
  },
  "TOP_UP_STATE_INVALID": {
    "statuses": [
      409
    ],
    "message": "Not possible in the current state of the top-up",
    "operations": [],
    "isOutside": false
  },
  "TRANSACTION_NOT_FOUND": {
    "statuses": [
      404
    ],
    "message": "Transaction not found",
    "operations": [
      "markTransactionsSeen",
      "getTransaction",
      "createSandboxPosting"
    ],
    "isOutside": false
  },
  "TRANSFER_EXPIRED": {
    "statuses": [
      410
    ],
    "message": "This transfer is not waiting for a code any more. Please start again.",
    "operations": [
      "confirmTransfer",
      "resendTransferCode"
    ],
    "isOutside": false
  },
  "TRANSFER_NOT_CANCELLABLE": {
    "statuses": [
      409
    ],
    "message": "The transfer is on its way or has ended",
    "operations": [
      "cancelTransfer"
    ],
    "isOutside": false
  },
  "TRANSFER_NOT_FOUND": {
    "statuses": [
      404
    ],
    "message": "Transfer not found",
    "operations": [
      "getTransfer",
      "getTransferReceipt",
      "confirmTransfer",
      "resendTransferCode",
      "cancelTransfer",
      "settleSandboxTransfer",
      "failSandboxTransfer",
      "returnSandboxTransfer"
    ],
    "isOutside": false
  },
  "TRANSFER_SCHEDULE_ENDED": {
    "statuses": [
      409
    ],
    "message": "The schedule has ended",
    "operations": [
      "cancelTransferSchedule"
    ],
    "isOutside": false
  },
  "TRANSFER_SCHEDULE_LIMIT_REACHED": {
    "statuses": [
      409
    ],
    "message": "You have as many scheduled transfers as an account can have",
    "operations": [
      "createTransfer",
      "confirmTransfer"
    ],
    "isOutside": false
  },
  "TRANSFER_SCHEDULE_NOT_FOUND": {
    "statuses": [
      404
    ],
    "message": "Schedule not found",
    "operations": [
      "cancelTransferSchedule"
    ],
    "isOutside": false
  },
  "TRANSFER_STATE_INVALID": {
    "statuses": [
      409
    ],
    "message": "Not possible in the current state of the transfer",
    "operations": [
      "getTransferReceipt",
      "settleSandboxTransfer",
      "failSandboxTransfer",
      "returnSandboxTransfer"
    ],
    "isOutside": false
  },
  "UNAUTHENTICATED": {
    "statuses": [
      401
    ],
    "message": "Sign in or verify your phone again",
    "operations": [
      "setPassword",
      "setPasscode",
      "refreshTokens",
      "logout",
      "changePassword",
      "getMe",
      "changeEmail",
      "listSessions",
      "endOtherSessions",
      "endSession",
      "listSecurityEvents",
      "validateCr",
      "localScreening",
      "idPhoneMatch",
      "initiateNafath",
      "getNafathStatus",
      "getOnboardingSession",
      "runGlobalScreening",
      "submitKyb",
      "createProfile",
      "getWallet",
      "watchWallet",
      "getWalletActivity",
      "getWalletSpending",
      "getLimits",
      "listSubWallets",
      "renameSubWallet",
      "closeSubWallet",
      "moveMoney",
      "createWalletAction",
      "confirmWalletAction",
      "resendWalletActionCode",
      "deactivateWallet",
      "listTransactions",
      "exportTransactions",
      "markTransactionsSeen",
      "getTransaction",
      "listHolds",
      "listBeneficiaries",
      "addBeneficiary",
      "getBeneficiary",
      "removeBeneficiary",
      "confirmBeneficiary",
      "resendBeneficiaryCode",
      "listTopUps",
      "createTopUp",
      "getBankDetails",
      "getTopUp",
      "payTopUp",
      "findRecipient",
      "listTransfers",
      "createTransfer",
      "getTransfer",
      "getTransferReceipt",
      "confirmTransfer",
      "resendTransferCode",
      "cancelTransfer",
      "listTransferSchedules",
      "cancelTransferSchedule"
    ],
    "isOutside": false
  },
  "UNKNOWN_ERROR": {
    "statuses": [
      500
    ],
    "message": "Request failed",
    "operations": [
      "sendOtp",
      "verifyOtp",
      "setPassword",
      "setPasscode",
      "loginWithPassword",
      "verifyLoginOtp",
      "resendLoginOtp",
      "getCallbackStatus",
      "completeCallback",
      "forgotPassword",
      "resetPassword",
      "refreshTokens",
      "logout",
      "changePassword",
      "getMe",
      "changeEmail",
      "listSessions",
      "endOtherSessions",
      "endSession",
      "listSecurityEvents",
      "validateCr",
      "localScreening",
      "idPhoneMatch",
      "initiateNafath",
      "getNafathStatus",
      "getOnboardingSession",
      "runGlobalScreening",
      "submitKyb",
      "createProfile",
      "listKybOptions",
      "getWallet",
      "watchWallet",
      "getWalletActivity",
      "getWalletSpending",
      "getLimits",
      "listSubWallets",
      "renameSubWallet",
      "closeSubWallet",
      "moveMoney",
      "createWalletAction",
      "confirmWalletAction",
      "resendWalletActionCode",
      "deactivateWallet",
      "listTransactions",
      "exportTransactions",
      "markTransactionsSeen",
      "getTransaction",
      "listHolds",
      "listBeneficiaries",
      "addBeneficiary",
      "getBeneficiary",
      "removeBeneficiary",
      "confirmBeneficiary",
      "resendBeneficiaryCode",
      "listTopUps",
      "createTopUp",
      "getBankDetails",
      "getTopUp",
      "payTopUp",
      "findRecipient",
      "listTransfers",
      "createTransfer",
      "getTransfer",
      "getTransferReceipt",
      "confirmTransfer",
      "resendTransferCode",
      "cancelTransfer",
      "listTransferSchedules",
      "cancelTransferSchedule",
      "requestContact",
      "listSandboxMessages",
      "listSandboxNafathRequests",
      "getSandboxNafathRequest",
      "decideSandboxNafath",
      "listSandboxCalls",
      "pressSandboxCall",
      "getSandboxCardPayment",
      "decideSandboxCardPayment",
      "createSandboxBankCredit",
      "runSandboxRescreening",
      "createSandboxPosting",
      "settleSandboxTransfer",
      "failSandboxTransfer",
      "returnSandboxTransfer"
    ],
    "isOutside": false
  },
  "UNSUPPORTED_MEDIA_TYPE": {
    "statuses": [
      415
    ],
    "message": "Send the body as application/json",
    "operations": [
      "sendOtp",
      "verifyOtp",
      "setPassword",
      "setPasscode",
      "loginWithPassword",
      "verifyLoginOtp",
      "resendLoginOtp",
      "completeCallback",
      "forgotPassword",
      "resetPassword",
      "refreshTokens",
      "logout",
      "changePassword",
      "changeEmail",
      "validateCr",
      "localScreening",
      "idPhoneMatch",
      "initiateNafath",
      "runGlobalScreening",
      "submitKyb",
      "createProfile",
      "renameSubWallet",
      "moveMoney",
      "createWalletAction",
      "confirmWalletAction",
      "markTransactionsSeen",
      "addBeneficiary",
      "confirmBeneficiary",
      "createTopUp",
      "payTopUp",
      "findRecipient",
      "createTransfer",
      "confirmTransfer",
      "requestContact",
      "decideSandboxNafath",
      "pressSandboxCall",
      "decideSandboxCardPayment",
      "createSandboxBankCredit",
      "runSandboxRescreening",
      "createSandboxPosting"
    ],
    "isOutside": false
  },
  "VALIDATION_ERROR": {
    "statuses": [
      400
    ],
    "message": "The request is not valid",
    "operations": [
      "sendOtp",
      "verifyOtp",
      "setPassword",
      "setPasscode",
      "loginWithPassword",
      "verifyLoginOtp",
      "resendLoginOtp",
      "getCallbackStatus",
      "completeCallback",
      "forgotPassword",
      "resetPassword",
      "refreshTokens",
      "logout",
      "changePassword",
      "changeEmail",
      "endSession",
      "validateCr",
      "localScreening",
      "idPhoneMatch",
      "initiateNafath",
      "getNafathStatus",
      "runGlobalScreening",
      "submitKyb",
      "createProfile",
      "listKybOptions",
      "getWallet",
      "getWalletActivity",
      "getWalletSpending",
      "renameSubWallet",
      "closeSubWallet",
      "moveMoney",
      "createWalletAction",
      "confirmWalletAction",
      "resendWalletActionCode",
      "listTransactions",
      "exportTransactions",
      "markTransactionsSeen",
      "getTransaction",
      "listHolds",
      "listBeneficiaries",
      "addBeneficiary",
      "getBeneficiary",
      "removeBeneficiary",
      "confirmBeneficiary",
      "resendBeneficiaryCode",
      "listTopUps",
      "createTopUp",
      "getTopUp",
      "payTopUp",
      "findRecipient",
      "listTransfers",
      "createTransfer",
      "getTransfer",
      "getTransferReceipt",
      "confirmTransfer",
      "resendTransferCode",
      "cancelTransfer",
      "listTransferSchedules",
      "cancelTransferSchedule",
      "requestContact",
      "listSandboxMessages",
      "listSandboxNafathRequests",
      "getSandboxNafathRequest",
      "decideSandboxNafath",
      "listSandboxCalls",
      "pressSandboxCall",
      "getSandboxCardPayment",
      "decideSandboxCardPayment",
      "createSandboxBankCredit",
      "runSandboxRescreening",
      "createSandboxPosting",
      "settleSandboxTransfer",
      "failSandboxTransfer",
      "returnSandboxTransfer"
    ],
    "isOutside": false
  },
  "WALLET_ALREADY_FROZEN": {
    "statuses": [
      409
    ],
    "message": "The wallet is frozen already",
    "operations": [],
    "isOutside": false
  },
  "WALLET_FROZEN": {
    "statuses": [
      409
    ],
    "message": "The wallet is frozen. Call us.",
    "operations": [
      "moveMoney",
      "createWalletAction",
      "confirmWalletAction",
      "createTopUp",
      "payTopUp",
      "createTransfer",
      "confirmTransfer",
      "createSandboxPosting"
    ],
    "isOutside": false
  },
  "WALLET_INACTIVE": {
    "statuses": [
      409
    ],
    "message": "The wallet is inactive",
    "operations": [
      "createTopUp",
      "payTopUp",
      "createTransfer",
      "confirmTransfer",
      "createSandboxPosting"
    ],
    "isOutside": false
  },
  "WALLET_NOT_EMPTY": {
    "statuses": [
      409
    ],
    "message": "There is money in the wallet or on hold",
    "operations": [],
    "isOutside": false
  },
  "WALLET_NOT_FOUND": {
    "statuses": [
      404
    ],
    "message": "There is no wallet yet",
    "operations": [
      "changeEmail",
      "getWallet",
      "watchWallet",
      "getWalletActivity",
      "getWalletSpending",
      "getLimits",
      "listSubWallets",
      "renameSubWallet",
      "closeSubWallet",
      "moveMoney",
      "createWalletAction",
      "confirmWalletAction",
      "resendWalletActionCode",
      "deactivateWallet",
      "listTransactions",
      "exportTransactions",
      "markTransactionsSeen",
      "getTransaction",
      "listHolds",
      "listTopUps",
      "createTopUp",
      "getBankDetails",
      "getTopUp",
      "payTopUp",
      "findRecipient",
      "listTransfers",
      "createTransfer",
      "getTransfer",
      "getTransferReceipt",
      "confirmTransfer",
      "resendTransferCode",
      "cancelTransfer",
      "listTransferSchedules",
      "cancelTransferSchedule",
      "createSandboxPosting"
    ],
    "isOutside": false
  },
  "WALLET_NOT_FROZEN": {
    "statuses": [
      409
    ],
    "message": "The wallet is not frozen",
    "operations": [],
    "isOutside": false
  },
  "WALLET_STATUS_UNCHANGED": {
    "statuses": [
      409
    ],
    "message": "The wallet has this status already",
    "operations": [
      "createWalletAction",
      "confirmWalletAction"
    ],
    "isOutside": false
  }
}
