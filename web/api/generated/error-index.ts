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
  "changePassword": {
    "method": "POST",
    "path": "/api/v1/auth/change-password",
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
  "getMe": {
    "method": "GET",
    "path": "/api/v1/auth/me",
    "tag": "auth"
  },
  "changeEmail": {
    "method": "PATCH",
    "path": "/api/v1/auth/me",
    "tag": "auth"
  },
  "listSessions": {
    "method": "GET",
    "path": "/api/v1/auth/sessions",
    "tag": "auth"
  },
  "endOtherSessions": {
    "method": "DELETE",
    "path": "/api/v1/auth/sessions",
    "tag": "auth"
  },
  "endSession": {
    "method": "DELETE",
    "path": "/api/v1/auth/sessions/{sessionId}",
    "tag": "auth"
  },
  "listSecurityEvents": {
    "method": "GET",
    "path": "/api/v1/auth/events",
    "tag": "auth"
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
  "listTransactions": {
    "method": "GET",
    "path": "/api/v1/wallet/transactions",
    "tag": "wallet"
  },
  "exportTransactions": {
    "method": "GET",
    "path": "/api/v1/wallet/transactions/export",
    "tag": "wallet"
  },
  "markTransactionsSeen": {
    "method": "POST",
    "path": "/api/v1/wallet/transactions/seen",
    "tag": "wallet"
  },
  "getTransaction": {
    "method": "GET",
    "path": "/api/v1/wallet/transactions/{referenceId}",
    "tag": "wallet"
  },
  "listHolds": {
    "method": "GET",
    "path": "/api/v1/wallet/holds",
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
  /** Without internal operations. */
  operations: readonly OperationId[]
  /** The `error` of its first example, null where no operation responds with it. */
  message: string | null
}

export const errorIndex: Readonly<Record<ErrorCode, ErrorFacts>> = {
  "ACCOUNT_CLOSED": {
    "statuses": [
      409
    ],
    "operations": [],
    "message": "The account is closed already"
  },
  "ACCOUNT_LOCKED": {
    "statuses": [
      423
    ],
    "operations": [
      "loginWithPassword",
      "verifyLoginOtp",
      "resendLoginOtp",
      "completeCallback",
      "forgotPassword",
      "resetPassword",
      "changePassword"
    ],
    "message": "Your account has been locked for security reasons."
  },
  "ACCOUNT_NOT_FOUND": {
    "statuses": [
      404
    ],
    "operations": [
      "forgotPassword"
    ],
    "message": "Account not found"
  },
  "ACTION_EXPIRED": {
    "statuses": [
      410
    ],
    "operations": [
      "confirmWalletAction",
      "resendWalletActionCode",
      "confirmBeneficiary",
      "resendBeneficiaryCode"
    ],
    "message": "This change is not waiting for a code any more. Please start again."
  },
  "ACTION_NOT_FOUND": {
    "statuses": [
      404
    ],
    "operations": [
      "confirmWalletAction",
      "resendWalletActionCode"
    ],
    "message": "Action not found"
  },
  "ADMIN_LOGIN_FAILED": {
    "statuses": [
      401
    ],
    "operations": [],
    "message": "Login failed"
  },
  "ADMIN_NOT_FOUND": {
    "statuses": [
      404
    ],
    "operations": [],
    "message": "No member of the staff has this email"
  },
  "ADMIN_REQUIRED": {
    "statuses": [
      403
    ],
    "operations": [],
    "message": "Only administrators may do this"
  },
  "ALREADY_SET": {
    "statuses": [
      409
    ],
    "operations": [
      "setPassword",
      "setPasscode"
    ],
    "message": "This has been set already"
  },
  "AMOUNT_OUT_OF_RANGE": {
    "statuses": [
      422
    ],
    "operations": [
      "createTransfer",
      "confirmTransfer"
    ],
    "message": "The amount is not possible for this destination"
  },
  "BANK_CREDIT_DIFFERS": {
    "statuses": [
      409
    ],
    "operations": [],
    "message": "This reference was used for another credit"
  },
  "BENEFICIARY_EXISTS": {
    "statuses": [
      409
    ],
    "operations": [
      "addBeneficiary"
    ],
    "message": "You have a beneficiary with this IBAN already"
  },
  "BENEFICIARY_LIMIT_REACHED": {
    "statuses": [
      409
    ],
    "operations": [
      "addBeneficiary"
    ],
    "message": "You have as many beneficiaries as an account can have"
  },
  "BENEFICIARY_NOT_ACTIVE": {
    "statuses": [
      409
    ],
    "operations": [
      "createTransfer",
      "confirmTransfer"
    ],
    "message": "The beneficiary cannot be paid in its current state"
  },
  "BENEFICIARY_NOT_FOUND": {
    "statuses": [
      404
    ],
    "operations": [
      "getBeneficiary",
      "removeBeneficiary",
      "confirmBeneficiary",
      "resendBeneficiaryCode",
      "createTransfer"
    ],
    "message": "Beneficiary not found"
  },
  "BENEFICIARY_STATE_INVALID": {
    "statuses": [
      409
    ],
    "operations": [],
    "message": "Not possible in the current state of the beneficiary"
  },
  "BENEFICIARY_SUSPENDED": {
    "statuses": [
      409
    ],
    "operations": [
      "removeBeneficiary"
    ],
    "message": "This beneficiary is suspended. Call us."
  },
  "BUSINESS_TYPE_NOT_SUPPORTED": {
    "statuses": [
      422
    ],
    "operations": [
      "sendOtp"
    ],
    "message": "This business type cannot be opened here"
  },
  "CALLBACK_EXPIRED": {
    "statuses": [
      410
    ],
    "operations": [
      "completeCallback"
    ],
    "message": "Verification expired. Please try logging in again."
  },
  "CALLBACK_NOT_CONFIRMED": {
    "statuses": [
      409
    ],
    "operations": [
      "completeCallback"
    ],
    "message": "The sign-in has not been confirmed"
  },
  "CALLBACK_NOT_FOUND": {
    "statuses": [
      404
    ],
    "operations": [
      "getCallbackStatus",
      "completeCallback",
      "pressSandboxCall"
    ],
    "message": "Call not found"
  },
  "CALL_ENDED": {
    "statuses": [
      409
    ],
    "operations": [
      "pressSandboxCall"
    ],
    "message": "The call has ended"
  },
  "CALL_FAILED": {
    "statuses": [
      502
    ],
    "operations": [
      "verifyLoginOtp"
    ],
    "message": "The call could not be placed"
  },
  "CODE_REQUIRED": {
    "statuses": [
      409
    ],
    "operations": [
      "deactivateWallet"
    ],
    "message": "Confirm this change with a code"
  },
  "CR_DUPLICATE": {
    "statuses": [
      409
    ],
    "operations": [
      "setPassword",
      "validateCr"
    ],
    "message": "This CR number is already registered"
  },
  "CR_REGISTRY_UNAVAILABLE": {
    "statuses": [
      503
    ],
    "operations": [
      "validateCr"
    ],
    "message": "The commercial registry is not available"
  },
  "CR_VERIFICATION_FAILED": {
    "statuses": [
      422
    ],
    "operations": [
      "validateCr"
    ],
    "message": "CR verification failed"
  },
  "CURSOR_INVALID": {
    "statuses": [
      400
    ],
    "operations": [
      "listTransactions",
      "listHolds",
      "listBeneficiaries",
      "listTopUps",
      "listTransfers",
      "listTransferSchedules"
    ],
    "message": "The cursor is not valid for these filters"
  },
  "CUSTOMER_NOT_FOUND": {
    "statuses": [
      404
    ],
    "operations": [
      "runSandboxRescreening"
    ],
    "message": "Customer not found"
  },
  "DENY_LIST_DUPLICATE": {
    "statuses": [
      409
    ],
    "operations": [],
    "message": "This ID number is on the deny list already"
  },
  "DENY_LIST_ENTRY_NOT_FOUND": {
    "statuses": [
      404
    ],
    "operations": [],
    "message": "Entry not found"
  },
  "DENY_LIST_ENTRY_REMOVED": {
    "statuses": [
      409
    ],
    "operations": [],
    "message": "This entry is removed already"
  },
  "FACTS_MISMATCH": {
    "statuses": [
      422
    ],
    "operations": [
      "initiateNafath",
      "runGlobalScreening",
      "createProfile"
    ],
    "message": "The details do not agree with what was verified"
  },
  "FORBIDDEN": {
    "statuses": [
      403
    ],
    "operations": [
      "setPassword",
      "setPasscode",
      "createProfile"
    ],
    "message": "This does not belong to you"
  },
  "HEADERS_TOO_LARGE": {
    "statuses": [],
    "operations": [],
    "message": null
  },
  "HOLD_ENDED": {
    "statuses": [
      409
    ],
    "operations": [
      "createSandboxPosting"
    ],
    "message": "The hold has ended"
  },
  "HOLD_NOT_FOUND": {
    "statuses": [
      404
    ],
    "operations": [
      "createSandboxPosting"
    ],
    "message": "Hold not found"
  },
  "IBAN_FOREIGN": {
    "statuses": [
      422
    ],
    "operations": [
      "addBeneficiary"
    ],
    "message": "This IBAN does not belong to a bank in Saudi Arabia"
  },
  "IBAN_INVALID": {
    "statuses": [
      422
    ],
    "operations": [
      "addBeneficiary"
    ],
    "message": "This IBAN is not valid"
  },
  "IBAN_OWN": {
    "statuses": [
      422
    ],
    "operations": [
      "addBeneficiary"
    ],
    "message": "This is the IBAN of your own wallet"
  },
  "IDEMPOTENCY_IN_FLIGHT": {
    "statuses": [
      409
    ],
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
      "changePassword",
      "refreshTokens",
      "logout",
      "validateCr",
      "localScreening",
      "idPhoneMatch",
      "initiateNafath",
      "runGlobalScreening",
      "submitKyb",
      "createProfile",
      "markTransactionsSeen",
      "moveMoney",
      "createWalletAction",
      "confirmWalletAction",
      "resendWalletActionCode",
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
    "message": "The first request with this key is still running"
  },
  "IDEMPOTENCY_MISMATCH": {
    "statuses": [
      422
    ],
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
      "changePassword",
      "refreshTokens",
      "logout",
      "validateCr",
      "localScreening",
      "idPhoneMatch",
      "initiateNafath",
      "runGlobalScreening",
      "submitKyb",
      "createProfile",
      "markTransactionsSeen",
      "moveMoney",
      "createWalletAction",
      "confirmWalletAction",
      "resendWalletActionCode",
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
    "message": "This key was used for another request"
  },
  "ID_CHECK_UNAVAILABLE": {
    "statuses": [
      503
    ],
    "operations": [
      "localScreening",
      "idPhoneMatch"
    ],
    "message": "The identity check is not available"
  },
  "ID_DUPLICATE": {
    "statuses": [
      409
    ],
    "operations": [
      "setPassword",
      "idPhoneMatch"
    ],
    "message": "This ID is already registered"
  },
  "ID_PHONE_MISMATCH": {
    "statuses": [
      422
    ],
    "operations": [
      "idPhoneMatch"
    ],
    "message": "Mobile number doesn't match ID"
  },
  "ID_VERIFICATION_FAILED": {
    "statuses": [
      422
    ],
    "operations": [
      "localScreening"
    ],
    "message": "ID verification failed"
  },
  "INSUFFICIENT_FUNDS": {
    "statuses": [
      422
    ],
    "operations": [
      "moveMoney",
      "createTransfer",
      "confirmTransfer",
      "createSandboxPosting"
    ],
    "message": "The available balance is too low"
  },
  "INVALID_CREDENTIALS": {
    "statuses": [
      401
    ],
    "operations": [
      "loginWithPassword"
    ],
    "message": "Invalid phone/email or password. Please try again."
  },
  "KYB_OPTION_INVALID": {
    "statuses": [
      422
    ],
    "operations": [
      "submitKyb"
    ],
    "message": "One of the choices is not available"
  },
  "LIMIT_EXCEEDED": {
    "statuses": [
      422
    ],
    "operations": [
      "createTransfer",
      "confirmTransfer",
      "createSandboxPosting"
    ],
    "message": "A limit of the wallet would be exceeded"
  },
  "LIMIT_OUT_OF_RANGE": {
    "statuses": [
      422
    ],
    "operations": [
      "createWalletAction"
    ],
    "message": "Daily limit must be between 0 and 100,000 SAR"
  },
  "LOGIN_EXPIRED": {
    "statuses": [
      410
    ],
    "operations": [
      "verifyLoginOtp",
      "resendLoginOtp"
    ],
    "message": "Session expired. Please login again."
  },
  "MALFORMED_JSON": {
    "statuses": [
      400
    ],
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
      "changePassword",
      "refreshTokens",
      "logout",
      "changeEmail",
      "validateCr",
      "localScreening",
      "idPhoneMatch",
      "initiateNafath",
      "runGlobalScreening",
      "submitKyb",
      "createProfile",
      "markTransactionsSeen",
      "renameSubWallet",
      "moveMoney",
      "createWalletAction",
      "confirmWalletAction",
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
    "message": "The body is not valid JSON"
  },
  "MALFORMED_REQUEST": {
    "statuses": [],
    "operations": [],
    "message": null
  },
  "MAXIMUM_BALANCE_EXCEEDED": {
    "statuses": [
      422
    ],
    "operations": [
      "createTopUp"
    ],
    "message": "The wallet would hold more than it may"
  },
  "METHOD_NOT_ALLOWED": {
    "statuses": [],
    "operations": [],
    "message": null
  },
  "MONEY_EXCEPTION_NOT_FOUND": {
    "statuses": [
      404
    ],
    "operations": [],
    "message": "Exception not found"
  },
  "MONEY_EXCEPTION_RESOLVED": {
    "statuses": [
      409
    ],
    "operations": [],
    "message": "This exception is resolved already"
  },
  "NAFATH_ALREADY_DECIDED": {
    "statuses": [
      409
    ],
    "operations": [
      "decideSandboxNafath"
    ],
    "message": "This request has been decided already"
  },
  "NAFATH_INITIATE_FAILED": {
    "statuses": [
      502
    ],
    "operations": [
      "initiateNafath"
    ],
    "message": "The Nafath request could not be started"
  },
  "NAFATH_IN_PROGRESS": {
    "statuses": [
      409
    ],
    "operations": [
      "initiateNafath"
    ],
    "message": "Another request for this ID is waiting in Nafath"
  },
  "NAFATH_SESSION_NOT_FOUND": {
    "statuses": [
      404
    ],
    "operations": [
      "getNafathStatus",
      "getSandboxNafathRequest",
      "decideSandboxNafath"
    ],
    "message": "Nafath request not found"
  },
  "NAFATH_UNAVAILABLE": {
    "statuses": [
      503
    ],
    "operations": [],
    "message": "The identity service is not available"
  },
  "NOT_FOUND": {
    "statuses": [],
    "operations": [],
    "message": null
  },
  "NOT_LOCKED": {
    "statuses": [
      409
    ],
    "operations": [],
    "message": "The customer is not locked"
  },
  "NOT_READY": {
    "statuses": [
      503
    ],
    "operations": [
      "getReadiness"
    ],
    "message": "The server is not ready"
  },
  "NOT_REVERSIBLE": {
    "statuses": [
      409
    ],
    "operations": [
      "createSandboxPosting"
    ],
    "message": "This transaction cannot be reversed"
  },
  "ONBOARDING_COMPLETE": {
    "statuses": [
      409
    ],
    "operations": [
      "validateCr",
      "localScreening",
      "idPhoneMatch",
      "initiateNafath",
      "runGlobalScreening",
      "submitKyb"
    ],
    "message": "Sign-up is complete and cannot be changed here"
  },
  "OPTIONS_CHANGED": {
    "statuses": [
      409
    ],
    "operations": [],
    "message": "The choices have changed meanwhile"
  },
  "OPTION_CODE_EXISTS": {
    "statuses": [
      409
    ],
    "operations": [],
    "message": "This category has an option with this code"
  },
  "OPTION_CODE_FIXED": {
    "statuses": [
      409
    ],
    "operations": [],
    "message": "The code of this option is fixed"
  },
  "OPTION_NOT_FOUND": {
    "statuses": [
      404
    ],
    "operations": [],
    "message": "Option not found"
  },
  "OTP_COOLDOWN": {
    "statuses": [
      429
    ],
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
    "message": "Please wait before asking for another code"
  },
  "OTP_EXPIRED": {
    "statuses": [
      410
    ],
    "operations": [
      "verifyOtp",
      "verifyLoginOtp",
      "confirmWalletAction",
      "confirmBeneficiary",
      "confirmTransfer"
    ],
    "message": "Verification code has expired. Please request a new one."
  },
  "OTP_LOCKED": {
    "statuses": [
      423
    ],
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
    "message": "Too many wrong codes. Please try again later."
  },
  "OTP_SEND_FAILED": {
    "statuses": [
      502
    ],
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
    "message": "Failed to send OTP"
  },
  "OTP_VERIFY_FAILED": {
    "statuses": [
      410
    ],
    "operations": [
      "verifyOtp"
    ],
    "message": "Failed to verify OTP"
  },
  "PASSWORD_WRONG": {
    "statuses": [
      422
    ],
    "operations": [
      "changePassword"
    ],
    "message": "The current password is wrong"
  },
  "PAYLOAD_TOO_LARGE": {
    "statuses": [
      413
    ],
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
      "changePassword",
      "refreshTokens",
      "logout",
      "changeEmail",
      "validateCr",
      "localScreening",
      "idPhoneMatch",
      "initiateNafath",
      "runGlobalScreening",
      "submitKyb",
      "createProfile",
      "markTransactionsSeen",
      "renameSubWallet",
      "moveMoney",
      "createWalletAction",
      "confirmWalletAction",
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
    "message": "The request is too large"
  },
  "PHONE_DUPLICATE": {
    "statuses": [
      409
    ],
    "operations": [
      "sendOtp"
    ],
    "message": "This phone number is already registered"
  },
  "PROFILE_FORBIDDEN": {
    "statuses": [
      403
    ],
    "operations": [
      "createProfile"
    ],
    "message": "Profile creation is currently unavailable. Please try again later or contact support."
  },
  "PROFILE_UNAVAILABLE": {
    "statuses": [
      503
    ],
    "operations": [
      "createProfile"
    ],
    "message": "Failed to create profile. Please try again."
  },
  "RATE_LIMITED": {
    "statuses": [
      429
    ],
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
      "changePassword",
      "refreshTokens",
      "logout",
      "changeEmail",
      "endOtherSessions",
      "endSession",
      "validateCr",
      "localScreening",
      "idPhoneMatch",
      "initiateNafath",
      "watchWallet",
      "exportTransactions",
      "markTransactionsSeen",
      "renameSubWallet",
      "closeSubWallet",
      "moveMoney",
      "createWalletAction",
      "confirmWalletAction",
      "resendWalletActionCode",
      "deactivateWallet",
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
    "message": "Too many requests. Please slow down."
  },
  "RECIPIENT_IS_SELF": {
    "statuses": [
      422
    ],
    "operations": [
      "findRecipient"
    ],
    "message": "This is your own account"
  },
  "RECIPIENT_NOT_FOUND": {
    "statuses": [
      404
    ],
    "operations": [
      "findRecipient",
      "createTransfer"
    ],
    "message": "No customer can be paid with this number"
  },
  "RECIPIENT_UNAVAILABLE": {
    "statuses": [
      409
    ],
    "operations": [
      "confirmTransfer"
    ],
    "message": "The recipient cannot receive this amount now"
  },
  "RECOVERY_EXPIRED": {
    "statuses": [
      410
    ],
    "operations": [
      "forgotPassword"
    ],
    "message": "The recovery has expired. Please start again."
  },
  "REQUESTER_REQUIRED": {
    "statuses": [
      403
    ],
    "operations": [],
    "message": "Only the person who asked may withdraw the request"
  },
  "REQUEST_PENDING": {
    "statuses": [
      409
    ],
    "operations": [],
    "message": "A request about this is waiting for its decision"
  },
  "REQUEST_TIMEOUT": {
    "statuses": [],
    "operations": [],
    "message": null
  },
  "RESET_INVALID": {
    "statuses": [
      400
    ],
    "operations": [
      "resetPassword"
    ],
    "message": "Invalid or expired reset code. Please request a new one."
  },
  "REVIEW_CLOSED": {
    "statuses": [
      409
    ],
    "operations": [],
    "message": "This review is closed already"
  },
  "REVIEW_NOT_FOUND": {
    "statuses": [
      404
    ],
    "operations": [],
    "message": "Review not found"
  },
  "SCREENING_UNAVAILABLE": {
    "statuses": [
      503
    ],
    "operations": [
      "runGlobalScreening"
    ],
    "message": "Screening service is temporarily unavailable. Please try again later."
  },
  "SECOND_FACTOR_INVALID": {
    "statuses": [
      401
    ],
    "operations": [],
    "message": "The code is wrong or was used before"
  },
  "SECOND_FACTOR_REQUIRED": {
    "statuses": [
      401
    ],
    "operations": [],
    "message": "Send the code of your authenticator app or a recovery code"
  },
  "SECOND_PERSON_REQUIRED": {
    "statuses": [
      403
    ],
    "operations": [],
    "message": "Somebody else has to decide what you asked for"
  },
  "SERVER_BUSY": {
    "statuses": [
      503
    ],
    "operations": [
      "setPassword",
      "setPasscode",
      "loginWithPassword",
      "resetPassword",
      "changePassword",
      "watchWallet"
    ],
    "message": "The server is busy. Please try again."
  },
  "SERVICE_UNAVAILABLE": {
    "statuses": [
      503
    ],
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
      "changePassword",
      "refreshTokens",
      "logout",
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
      "listTransactions",
      "exportTransactions",
      "markTransactionsSeen",
      "getTransaction",
      "listHolds",
      "getLimits",
      "listSubWallets",
      "renameSubWallet",
      "closeSubWallet",
      "moveMoney",
      "createWalletAction",
      "confirmWalletAction",
      "resendWalletActionCode",
      "deactivateWallet",
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
    "message": "The service is not available at the moment. Please try again."
  },
  "SESSION_NOT_FOUND": {
    "statuses": [
      404
    ],
    "operations": [
      "endSession"
    ],
    "message": "Session not found"
  },
  "SIGN_IN_CALL_UNCHANGED": {
    "statuses": [
      409
    ],
    "operations": [],
    "message": "The sign-in has this setting already"
  },
  "STAFF_REQUEST_CLOSED": {
    "statuses": [
      409
    ],
    "operations": [],
    "message": "This request is closed already"
  },
  "STAFF_REQUEST_NOT_FOUND": {
    "statuses": [
      404
    ],
    "operations": [],
    "message": "Request not found"
  },
  "STEP_REQUIRED": {
    "statuses": [
      409
    ],
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
    "message": "An earlier step has to be completed first"
  },
  "SUB_WALLET_LIMIT_REACHED": {
    "statuses": [
      409
    ],
    "operations": [
      "createWalletAction",
      "confirmWalletAction"
    ],
    "message": "You have reached the maximum number of sub-wallets"
  },
  "SUB_WALLET_NOT_EMPTY": {
    "statuses": [
      409
    ],
    "operations": [
      "closeSubWallet"
    ],
    "message": "There is money in this sub-wallet"
  },
  "SUB_WALLET_NOT_FOUND": {
    "statuses": [
      404
    ],
    "operations": [
      "getWallet",
      "getWalletActivity",
      "getWalletSpending",
      "listTransactions",
      "exportTransactions",
      "listHolds",
      "renameSubWallet",
      "closeSubWallet",
      "moveMoney",
      "createTopUp",
      "createTransfer",
      "confirmTransfer",
      "createSandboxPosting"
    ],
    "message": "Sub-wallet not found"
  },
  "SUSPENSE_CREDIT_DECIDED": {
    "statuses": [
      409
    ],
    "operations": [],
    "message": "This money in suspense is decided already"
  },
  "SUSPENSE_CREDIT_NOT_FOUND": {
    "statuses": [
      404
    ],
    "operations": [],
    "message": "No such transfer in suspense"
  },
  "TIMEOUT": {
    "statuses": [
      504
    ],
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
    "message": "Request timeout"
  },
  "TOKEN_REUSED": {
    "statuses": [
      401
    ],
    "operations": [
      "refreshTokens",
      "logout"
    ],
    "message": "This session has ended because its token was used twice"
  },
  "TOKEN_ROTATED": {
    "statuses": [
      409
    ],
    "operations": [
      "refreshTokens"
    ],
    "message": "The token has just been exchanged by another call"
  },
  "TOP_UP_ENDED": {
    "statuses": [
      409
    ],
    "operations": [
      "payTopUp"
    ],
    "message": "This top-up has ended. Start another one."
  },
  "TOP_UP_NOT_FOUND": {
    "statuses": [
      404
    ],
    "operations": [
      "getTopUp",
      "payTopUp",
      "getSandboxCardPayment",
      "decideSandboxCardPayment"
    ],
    "message": "Top-up not found"
  },
  "TOP_UP_STATE_INVALID": {
    "statuses": [
      409
    ],
    "operations": [],
    "message": "Not possible in the current state of the top-up"
  },
  "TRANSACTION_NOT_FOUND": {
    "statuses": [
      404
    ],
    "operations": [
      "markTransactionsSeen",
      "getTransaction",
      "createSandboxPosting"
    ],
    "message": "Transaction not found"
  },
  "TRANSFER_EXPIRED": {
    "statuses": [
      410
    ],
    "operations": [
      "confirmTransfer",
      "resendTransferCode"
    ],
    "message": "This transfer is not waiting for a code any more. Please start again."
  },
  "TRANSFER_NOT_CANCELLABLE": {
    "statuses": [
      409
    ],
    "operations": [
      "cancelTransfer"
    ],
    "message": "The transfer is on its way or has ended"
  },
  "TRANSFER_NOT_FOUND": {
    "statuses": [
      404
    ],
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
    "message": "Transfer not found"
  },
  "TRANSFER_SCHEDULE_ENDED": {
    "statuses": [
      409
    ],
    "operations": [
      "cancelTransferSchedule"
    ],
    "message": "The schedule has ended"
  },
  "TRANSFER_SCHEDULE_LIMIT_REACHED": {
    "statuses": [
      409
    ],
    "operations": [
      "createTransfer",
      "confirmTransfer"
    ],
    "message": "You have as many scheduled transfers as an account can have"
  },
  "TRANSFER_SCHEDULE_NOT_FOUND": {
    "statuses": [
      404
    ],
    "operations": [
      "cancelTransferSchedule"
    ],
    "message": "Schedule not found"
  },
  "TRANSFER_STATE_INVALID": {
    "statuses": [
      409
    ],
    "operations": [
      "getTransferReceipt",
      "settleSandboxTransfer",
      "failSandboxTransfer",
      "returnSandboxTransfer"
    ],
    "message": "Not possible in the current state of the transfer"
  },
  "UNAUTHENTICATED": {
    "statuses": [
      401
    ],
    "operations": [
      "setPassword",
      "setPasscode",
      "changePassword",
      "refreshTokens",
      "logout",
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
      "listTransactions",
      "exportTransactions",
      "markTransactionsSeen",
      "getTransaction",
      "listHolds",
      "getLimits",
      "listSubWallets",
      "renameSubWallet",
      "closeSubWallet",
      "moveMoney",
      "createWalletAction",
      "confirmWalletAction",
      "resendWalletActionCode",
      "deactivateWallet",
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
    "message": "Sign in or verify your phone again"
  },
  "UNKNOWN_ERROR": {
    "statuses": [
      500
    ],
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
      "changePassword",
      "refreshTokens",
      "logout",
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
      "listTransactions",
      "exportTransactions",
      "markTransactionsSeen",
      "getTransaction",
      "listHolds",
      "getLimits",
      "listSubWallets",
      "renameSubWallet",
      "closeSubWallet",
      "moveMoney",
      "createWalletAction",
      "confirmWalletAction",
      "resendWalletActionCode",
      "deactivateWallet",
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
    "message": "Request failed"
  },
  "UNSUPPORTED_MEDIA_TYPE": {
    "statuses": [
      415
    ],
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
      "changePassword",
      "refreshTokens",
      "logout",
      "changeEmail",
      "validateCr",
      "localScreening",
      "idPhoneMatch",
      "initiateNafath",
      "runGlobalScreening",
      "submitKyb",
      "createProfile",
      "markTransactionsSeen",
      "renameSubWallet",
      "moveMoney",
      "createWalletAction",
      "confirmWalletAction",
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
    "message": "Send the body as application/json"
  },
  "VALIDATION_ERROR": {
    "statuses": [
      400
    ],
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
      "changePassword",
      "refreshTokens",
      "logout",
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
      "listTransactions",
      "exportTransactions",
      "markTransactionsSeen",
      "getTransaction",
      "listHolds",
      "renameSubWallet",
      "closeSubWallet",
      "moveMoney",
      "createWalletAction",
      "confirmWalletAction",
      "resendWalletActionCode",
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
    "message": "The request is not valid"
  },
  "WALLET_ALREADY_FROZEN": {
    "statuses": [
      409
    ],
    "operations": [],
    "message": "The wallet is frozen already"
  },
  "WALLET_FROZEN": {
    "statuses": [
      409
    ],
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
    "message": "The wallet is frozen. Call us."
  },
  "WALLET_INACTIVE": {
    "statuses": [
      409
    ],
    "operations": [
      "createTopUp",
      "payTopUp",
      "createTransfer",
      "confirmTransfer",
      "createSandboxPosting"
    ],
    "message": "The wallet is inactive"
  },
  "WALLET_NOT_EMPTY": {
    "statuses": [
      409
    ],
    "operations": [],
    "message": "There is money in the wallet or on hold"
  },
  "WALLET_NOT_FOUND": {
    "statuses": [
      404
    ],
    "operations": [
      "changeEmail",
      "getWallet",
      "watchWallet",
      "getWalletActivity",
      "getWalletSpending",
      "listTransactions",
      "exportTransactions",
      "markTransactionsSeen",
      "getTransaction",
      "listHolds",
      "getLimits",
      "listSubWallets",
      "renameSubWallet",
      "closeSubWallet",
      "moveMoney",
      "createWalletAction",
      "confirmWalletAction",
      "resendWalletActionCode",
      "deactivateWallet",
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
    "message": "There is no wallet yet"
  },
  "WALLET_NOT_FROZEN": {
    "statuses": [
      409
    ],
    "operations": [],
    "message": "The wallet is not frozen"
  },
  "WALLET_STATUS_UNCHANGED": {
    "statuses": [
      409
    ],
    "operations": [
      "createWalletAction",
      "confirmWalletAction"
    ],
    "message": "The wallet has this status already"
  }
}
