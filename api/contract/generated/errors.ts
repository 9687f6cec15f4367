// Generated from openapi.yaml. Do not edit.
export const ERRORS = {
  "ACCOUNT_CLOSED": {
    "status": 409,
    "message": "The account is closed already"
  },
  "ACCOUNT_LOCKED": {
    "status": 423,
    "message": "Your account has been locked for security reasons."
  },
  "ACCOUNT_NOT_FOUND": {
    "status": 404,
    "message": "Account not found"
  },
  "ACTION_EXPIRED": {
    "status": 410,
    "message": "This change is not waiting for a code any more. Please start again."
  },
  "ACTION_NOT_FOUND": {
    "status": 404,
    "message": "Action not found"
  },
  "ADMIN_LOGIN_FAILED": {
    "status": 401,
    "message": "Login failed"
  },
  "ADMIN_NOT_FOUND": {
    "status": 404,
    "message": "No member of the staff has this email"
  },
  "ADMIN_REQUIRED": {
    "status": 403,
    "message": "Only administrators may do this"
  },
  "ALREADY_SET": {
    "status": 409,
    "message": "This has been set already"
  },
  "AMOUNT_OUT_OF_RANGE": {
    "status": 422,
    "message": "The amount is not possible for this destination"
  },
  "BANK_CREDIT_DIFFERS": {
    "status": 409,
    "message": "This reference was used for another credit"
  },
  "BENEFICIARY_EXISTS": {
    "status": 409,
    "message": "You have a beneficiary with this IBAN already"
  },
  "BENEFICIARY_LIMIT_REACHED": {
    "status": 409,
    "message": "You have reached the maximum number of beneficiaries."
  },
  "BENEFICIARY_NOT_ACTIVE": {
    "status": 409,
    "message": "The beneficiary cannot be paid in its current state"
  },
  "BENEFICIARY_NOT_FOUND": {
    "status": 404,
    "message": "Beneficiary not found"
  },
  "BENEFICIARY_STATE_INVALID": {
    "status": 409,
    "message": "Not possible in the current state of the beneficiary"
  },
  "BENEFICIARY_SUSPENDED": {
    "status": 409,
    "message": "This beneficiary is suspended. Call us."
  },
  "BUSINESS_TYPE_NOT_SUPPORTED": {
    "status": 422,
    "message": "This business type cannot be opened here"
  },
  "CALLBACK_EXPIRED": {
    "status": 410,
    "message": "Verification expired. Please try logging in again."
  },
  "CALLBACK_NOT_CONFIRMED": {
    "status": 409,
    "message": "The sign-in has not been confirmed"
  },
  "CALLBACK_NOT_FOUND": {
    "status": 404,
    "message": "Call not found"
  },
  "CALL_ENDED": {
    "status": 409,
    "message": "The call has ended"
  },
  "CALL_FAILED": {
    "status": 502,
    "message": "The call could not be placed"
  },
  "CODE_REQUIRED": {
    "status": 409,
    "message": "Confirm this change with a code"
  },
  "CR_DUPLICATE": {
    "status": 409,
    "message": "This CR number is already registered"
  },
  "CR_REGISTRY_UNAVAILABLE": {
    "status": 503,
    "message": "The commercial registry is not available"
  },
  "CR_VERIFICATION_FAILED": {
    "status": 422,
    "message": "CR verification failed"
  },
  "CURSOR_INVALID": {
    "status": 400,
    "message": "The cursor is not valid for these filters"
  },
  "CUSTOMER_NOT_FOUND": {
    "status": 404,
    "message": "Customer not found"
  },
  "DENY_LIST_DUPLICATE": {
    "status": 409,
    "message": "This ID number is on the deny list already"
  },
  "DENY_LIST_ENTRY_NOT_FOUND": {
    "status": 404,
    "message": "Entry not found"
  },
  "DENY_LIST_ENTRY_REMOVED": {
    "status": 409,
    "message": "This entry is removed already"
  },
  "FACTS_MISMATCH": {
    "status": 422,
    "message": "The details do not agree with what was verified"
  },
  "FORBIDDEN": {
    "status": 403,
    "message": "This does not belong to you"
  },
  "HEADERS_TOO_LARGE": {
    "status": 431,
    "message": "The headers of the request are too large"
  },
  "HOLD_ENDED": {
    "status": 409,
    "message": "The hold has ended"
  },
  "HOLD_NOT_FOUND": {
    "status": 404,
    "message": "Hold not found"
  },
  "IBAN_FOREIGN": {
    "status": 422,
    "message": "This IBAN does not belong to a bank in Saudi Arabia"
  },
  "IBAN_INVALID": {
    "status": 422,
    "message": "This IBAN is not valid"
  },
  "IBAN_OWN": {
    "status": 422,
    "message": "This is the IBAN of your own wallet"
  },
  "IDEMPOTENCY_IN_FLIGHT": {
    "status": 409,
    "message": "The first request with this key is still running"
  },
  "IDEMPOTENCY_MISMATCH": {
    "status": 422,
    "message": "This key was used for another request"
  },
  "ID_CHECK_UNAVAILABLE": {
    "status": 503,
    "message": "The identity check is not available"
  },
  "ID_DUPLICATE": {
    "status": 409,
    "message": "This ID is already registered"
  },
  "ID_PHONE_MISMATCH": {
    "status": 422,
    "message": "Mobile number doesn't match ID"
  },
  "ID_VERIFICATION_FAILED": {
    "status": 422,
    "message": "ID verification failed"
  },
  "INSUFFICIENT_FUNDS": {
    "status": 422,
    "message": "The available balance is too low"
  },
  "INVALID_CREDENTIALS": {
    "status": 401,
    "message": "Invalid phone/email or password. Please try again."
  },
  "KYB_OPTION_INVALID": {
    "status": 422,
    "message": "One of the choices is not available"
  },
  "LIMIT_EXCEEDED": {
    "status": 422,
    "message": "This exceeds a limit of the wallet"
  },
  "LIMIT_OUT_OF_RANGE": {
    "status": 422,
    "message": "Daily limit must be between 0 and 100,000 SAR"
  },
  "LOGIN_EXPIRED": {
    "status": 410,
    "message": "Session expired. Please login again."
  },
  "MALFORMED_JSON": {
    "status": 400,
    "message": "The body is not valid JSON"
  },
  "MALFORMED_REQUEST": {
    "status": 400,
    "message": "The request is not valid HTTP"
  },
  "MAXIMUM_BALANCE_EXCEEDED": {
    "status": 422,
    "message": "This exceeds the maximum balance of the wallet"
  },
  "METHOD_NOT_ALLOWED": {
    "status": 405,
    "message": "This path does not support this method"
  },
  "MONEY_EXCEPTION_NOT_FOUND": {
    "status": 404,
    "message": "Exception not found"
  },
  "MONEY_EXCEPTION_RESOLVED": {
    "status": 409,
    "message": "This exception is resolved already"
  },
  "NAFATH_ALREADY_DECIDED": {
    "status": 409,
    "message": "This request has been decided already"
  },
  "NAFATH_INITIATE_FAILED": {
    "status": 502,
    "message": "The Nafath request could not be started"
  },
  "NAFATH_IN_PROGRESS": {
    "status": 409,
    "message": "Another request for this ID is waiting in Nafath"
  },
  "NAFATH_SESSION_NOT_FOUND": {
    "status": 404,
    "message": "Nafath request not found"
  },
  "NAFATH_UNAVAILABLE": {
    "status": 503,
    "message": "The identity service is not available"
  },
  "NOT_FOUND": {
    "status": 404,
    "message": "There is nothing at this path"
  },
  "NOT_LOCKED": {
    "status": 409,
    "message": "The customer is not locked"
  },
  "NOT_READY": {
    "status": 503,
    "message": "The server is not ready"
  },
  "NOT_REVERSIBLE": {
    "status": 409,
    "message": "This transaction cannot be reversed"
  },
  "ONBOARDING_COMPLETE": {
    "status": 409,
    "message": "Sign-up is complete and cannot be changed here"
  },
  "OPTIONS_CHANGED": {
    "status": 409,
    "message": "The choices have changed meanwhile"
  },
  "OPTION_CODE_EXISTS": {
    "status": 409,
    "message": "This category has an option with this code"
  },
  "OPTION_CODE_FIXED": {
    "status": 409,
    "message": "The code of this option is fixed"
  },
  "OPTION_NOT_FOUND": {
    "status": 404,
    "message": "Option not found"
  },
  "OTP_COOLDOWN": {
    "status": 429,
    "message": "Please wait before asking for another code"
  },
  "OTP_EXPIRED": {
    "status": 410,
    "message": "Verification code has expired. Please request a new one."
  },
  "OTP_LOCKED": {
    "status": 423,
    "message": "Too many wrong codes. Please try again later."
  },
  "OTP_SEND_FAILED": {
    "status": 502,
    "message": "Failed to send OTP"
  },
  "OTP_VERIFY_FAILED": {
    "status": 410,
    "message": "Failed to verify OTP"
  },
  "PASSWORD_WRONG": {
    "status": 422,
    "message": "The current password is wrong"
  },
  "PAYLOAD_TOO_LARGE": {
    "status": 413,
    "message": "The request is too large"
  },
  "PHONE_DUPLICATE": {
    "status": 409,
    "message": "This phone number is already registered"
  },
  "PROFILE_FORBIDDEN": {
    "status": 403,
    "message": "Profile creation is currently unavailable. Please try again later or contact support."
  },
  "PROFILE_UNAVAILABLE": {
    "status": 503,
    "message": "Failed to create profile. Please try again."
  },
  "RATE_LIMITED": {
    "status": 429,
    "message": "Too many requests. Please slow down."
  },
  "RECIPIENT_IS_SELF": {
    "status": 422,
    "message": "This is your own account"
  },
  "RECIPIENT_NOT_FOUND": {
    "status": 404,
    "message": "No customer can be paid with this number"
  },
  "RECIPIENT_UNAVAILABLE": {
    "status": 409,
    "message": "The recipient cannot receive this amount now"
  },
  "RECOVERY_EXPIRED": {
    "status": 410,
    "message": "The recovery has expired. Please start again."
  },
  "REQUESTER_REQUIRED": {
    "status": 403,
    "message": "Only the person who asked may withdraw the request"
  },
  "REQUEST_PENDING": {
    "status": 409,
    "message": "A request about this is already pending"
  },
  "REQUEST_TIMEOUT": {
    "status": 408,
    "message": "The request did not arrive in time"
  },
  "RESET_INVALID": {
    "status": 400,
    "message": "Invalid or expired reset code. Please request a new one."
  },
  "REVIEW_CLOSED": {
    "status": 409,
    "message": "This review is closed already"
  },
  "REVIEW_NOT_FOUND": {
    "status": 404,
    "message": "Review not found"
  },
  "SCREENING_UNAVAILABLE": {
    "status": 503,
    "message": "Screening service is temporarily unavailable. Please try again later."
  },
  "SECOND_FACTOR_INVALID": {
    "status": 401,
    "message": "The code is wrong or was used before"
  },
  "SECOND_FACTOR_REQUIRED": {
    "status": 401,
    "message": "Send the code of your authenticator app or a recovery code"
  },
  "SECOND_PERSON_REQUIRED": {
    "status": 403,
    "message": "A second administrator must approve this request."
  },
  "SERVER_BUSY": {
    "status": 503,
    "message": "The server is busy. Please try again."
  },
  "SERVICE_UNAVAILABLE": {
    "status": 503,
    "message": "The service is not available at the moment. Please try again."
  },
  "SESSION_NOT_FOUND": {
    "status": 404,
    "message": "Session not found"
  },
  "SIGN_IN_CALL_UNCHANGED": {
    "status": 409,
    "message": "The sign-in has this setting already"
  },
  "STAFF_REQUEST_CLOSED": {
    "status": 409,
    "message": "This request is closed already"
  },
  "STAFF_REQUEST_NOT_FOUND": {
    "status": 404,
    "message": "Request not found"
  },
  "STEP_REQUIRED": {
    "status": 409,
    "message": "An earlier step has to be completed first"
  },
  "SUB_WALLET_LIMIT_REACHED": {
    "status": 409,
    "message": "You have reached the maximum number of sub-wallets"
  },
  "SUB_WALLET_NOT_EMPTY": {
    "status": 409,
    "message": "There is money in this sub-wallet"
  },
  "SUB_WALLET_NOT_FOUND": {
    "status": 404,
    "message": "Sub-wallet not found"
  },
  "SUSPENSE_CREDIT_DECIDED": {
    "status": 409,
    "message": "This money in suspense is decided already"
  },
  "SUSPENSE_CREDIT_NOT_FOUND": {
    "status": 404,
    "message": "Transfer in suspense not found"
  },
  "TIMEOUT": {
    "status": 504,
    "message": "Request timeout"
  },
  "TOKEN_REUSED": {
    "status": 401,
    "message": "This session has ended because its token was used twice"
  },
  "TOKEN_ROTATED": {
    "status": 409,
    "message": "The token has just been exchanged by another call"
  },
  "TOP_UP_ENDED": {
    "status": 409,
    "message": "This top-up has ended. Start another one."
  },
  "TOP_UP_NOT_FOUND": {
    "status": 404,
    "message": "Top-up not found"
  },
  "TOP_UP_STATE_INVALID": {
    "status": 409,
    "message": "Not possible in the current state of the top-up"
  },
  "TRANSACTION_NOT_FOUND": {
    "status": 404,
    "message": "Transaction not found"
  },
  "TRANSFER_EXPIRED": {
    "status": 410,
    "message": "This transfer is not waiting for a code any more. Please start again."
  },
  "TRANSFER_NOT_CANCELLABLE": {
    "status": 409,
    "message": "The transfer is on its way or has ended"
  },
  "TRANSFER_NOT_FOUND": {
    "status": 404,
    "message": "Transfer not found"
  },
  "TRANSFER_SCHEDULE_ENDED": {
    "status": 409,
    "message": "The schedule has ended"
  },
  "TRANSFER_SCHEDULE_LIMIT_REACHED": {
    "status": 409,
    "message": "You have as many scheduled transfers as an account can have"
  },
  "TRANSFER_SCHEDULE_NOT_FOUND": {
    "status": 404,
    "message": "Schedule not found"
  },
  "TRANSFER_STATE_INVALID": {
    "status": 409,
    "message": "Not possible in the current state of the transfer"
  },
  "UNAUTHENTICATED": {
    "status": 401,
    "message": "Sign in or verify your phone again"
  },
  "UNKNOWN_ERROR": {
    "status": 500,
    "message": "Request failed"
  },
  "UNSUPPORTED_MEDIA_TYPE": {
    "status": 415,
    "message": "Send the body as application/json"
  },
  "VALIDATION_ERROR": {
    "status": 400,
    "message": "The request is not valid"
  },
  "WALLET_ALREADY_FROZEN": {
    "status": 409,
    "message": "The wallet is frozen already"
  },
  "WALLET_FROZEN": {
    "status": 409,
    "message": "The wallet is frozen. Call us."
  },
  "WALLET_INACTIVE": {
    "status": 409,
    "message": "The wallet is inactive"
  },
  "WALLET_NOT_EMPTY": {
    "status": 409,
    "message": "There is money in the wallet or on hold"
  },
  "WALLET_NOT_FOUND": {
    "status": 404,
    "message": "There is no wallet yet"
  },
  "WALLET_NOT_FROZEN": {
    "status": 409,
    "message": "The wallet is not frozen"
  },
  "WALLET_STATUS_UNCHANGED": {
    "status": 409,
    "message": "The wallet has this status already"
  }
} as const
