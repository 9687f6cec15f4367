// Generated from openapi.yaml. Do not edit.
import type { ErrorCode } from './model/errorCode.ts'

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
  "getSupport": {
    "method": "GET",
    "path": "/api/v1/support",
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
  "runSandboxRescreening": {
    "method": "POST",
    "path": "/api/sandbox/rescreenings",
    "tag": "sandbox"
  },
  "createSandboxPosting": {
    "method": "POST",
    "path": "/api/sandbox/postings",
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
      "resendWalletActionCode"
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
      "listHolds"
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
      "resendWalletActionCode"
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
      "decideSandboxNafath",
      "pressSandboxCall",
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
  "METHOD_NOT_ALLOWED": {
    "statuses": [],
    "operations": [],
    "message": null
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
      "resendWalletActionCode"
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
      "confirmWalletAction"
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
      "resendWalletActionCode"
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
      "resendWalletActionCode"
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
      "decideSandboxNafath",
      "pressSandboxCall",
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
      "deactivateWallet"
    ],
    "message": "Too many requests. Please slow down."
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
      "listSandboxMessages",
      "listSandboxNafathRequests",
      "getSandboxNafathRequest",
      "decideSandboxNafath",
      "listSandboxCalls",
      "pressSandboxCall",
      "runSandboxRescreening",
      "createSandboxPosting"
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
      "createSandboxPosting"
    ],
    "message": "Sub-wallet not found"
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
      "resendWalletActionCode"
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
      "deactivateWallet"
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
      "listSandboxMessages",
      "listSandboxNafathRequests",
      "getSandboxNafathRequest",
      "decideSandboxNafath",
      "listSandboxCalls",
      "pressSandboxCall",
      "runSandboxRescreening",
      "createSandboxPosting"
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
      "decideSandboxNafath",
      "pressSandboxCall",
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
      "listSandboxMessages",
      "listSandboxNafathRequests",
      "getSandboxNafathRequest",
      "decideSandboxNafath",
      "listSandboxCalls",
      "pressSandboxCall",
      "runSandboxRescreening",
      "createSandboxPosting"
    ],
    "message": "The request is not valid"
  },
  "WALLET_FROZEN": {
    "statuses": [
      409
    ],
    "operations": [
      "moveMoney",
      "createWalletAction",
      "confirmWalletAction",
      "createSandboxPosting"
    ],
    "message": "The wallet is frozen. Call us."
  },
  "WALLET_INACTIVE": {
    "statuses": [
      409
    ],
    "operations": [
      "createSandboxPosting"
    ],
    "message": "The wallet is inactive"
  },
  "WALLET_NOT_FOUND": {
    "statuses": [
      404
    ],
    "operations": [
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
