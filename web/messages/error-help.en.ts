import type { ErrorCode } from '#web/api/generated/plinkAPI.schemas.ts'

/** What integrators read about a code. Names of the contract stand between backticks. */
interface ErrorHelp {
  happened: string
  todo: string
}

/** A code that is not explained does not compile. */
export type ErrorHelps = Record<ErrorCode, ErrorHelp>

export const errorHelp: ErrorHelps = {
  ACCOUNT_CLOSED: {
    happened: 'The account of this customer is closed already.',
    todo: 'Reload the customer. Only admin operations return this code.',
  },
  ACCOUNT_LOCKED: {
    happened:
      'Too many sign-in or recovery attempts have failed. `reason` is `soft` for a lock of 15 minutes and `hard` for a lock that only the call center ends.',
    todo: 'Stop trying. On `soft`, wait `retryAfterSeconds` or let the customer reset the password. On `hard`, show how to contact support (`getSupport`).',
  },
  ACCOUNT_NOT_FOUND: {
    happened: 'No account has this combination of ID or unified number and date of birth or phone number.',
    todo: 'Ask the person to check all values. The server does not reveal which one is wrong.',
  },
  ACTION_EXPIRED: {
    happened:
      'The wallet change or the beneficiary no longer waits for a code: it was already confirmed, it is older than 15 minutes, or the wallet has changed in the meantime.',
    todo: 'Read the wallet or the beneficiary: the change may have been made. Otherwise begin again with `createWalletAction` or `addBeneficiary`.',
  },
  ACTION_NOT_FOUND: {
    happened: 'This customer has no wallet change with this `actionId`.',
    todo: 'Use the `actionId` that `createWalletAction` returned for the same customer.',
  },
  ADMIN_LOGIN_FAILED: {
    happened: 'No administrator has this combination of email and password.',
    todo: 'Check both. Only admin operations return this code.',
  },
  ADMIN_NOT_FOUND: {
    happened: 'No member of the staff has this email, or the account of that person is disabled.',
    todo: 'Check the email. Only admin operations return this code.',
  },
  ADMIN_REQUIRED: {
    happened: 'The token is valid, but its owner is a viewer, who may look at everything and change nothing.',
    todo: 'Sign in as an administrator. Only admin operations return this code.',
  },
  ALREADY_SET: {
    happened: 'This applicant already has a password or a passcode.',
    todo: 'Continue with the next step. To change a password, use `changePassword` after sign-in, or password recovery.',
  },
  AMOUNT_OUT_OF_RANGE: {
    happened:
      'The amount is above what one transfer may have: `reason` is `instant_transfer` for any IBAN, `cooling_off` for a beneficiary that is new.',
    todo: 'Send less, or split the payment. A beneficiary has the full amount once it is `active`.',
  },
  BANK_CREDIT_DIFFERS: {
    happened: 'A notice of money that arrived has a reference that came before with other values.',
    todo: 'Only the webhook of the bank returns this code. Our team is told.',
  },
  BENEFICIARY_EXISTS: {
    happened: 'The account has a beneficiary with this IBAN that is not removed.',
    todo: 'Find it with `listBeneficiaries` and use it. For another name, remove it first.',
  },
  BENEFICIARY_LIMIT_REACHED: {
    happened: 'The account has 100 beneficiaries.',
    todo: 'Let the customer choose one to remove with `removeBeneficiary`.',
  },
  BENEFICIARY_NOT_ACTIVE: {
    happened:
      'The beneficiary is not confirmed, is being checked, did not match its IBAN, is suspended or was removed.',
    todo: 'Read its `state` with `getBeneficiary`. `unconfirmed` needs `confirmBeneficiary`. `checking` ends by itself. With `mismatch`, remove it and add it with the right name. `suspended` needs a call to us.',
  },
  BENEFICIARY_NOT_FOUND: {
    happened: 'This customer has no beneficiary with this `beneficiaryId`.',
    todo: 'Use a `beneficiaryId` from `listBeneficiaries` or `addBeneficiary`.',
  },
  BENEFICIARY_STATE_INVALID: {
    happened:
      'Only a beneficiary that is `active` or `cooling_off` can be suspended, and only a `suspended` one resumed.',
    todo: 'Get the beneficiaries of the customer again. `history` says what has become of it.',
  },
  BENEFICIARY_SUSPENDED: {
    happened: 'Our team has suspended the beneficiary.',
    todo: 'Do not retry. The customer has to call us.',
  },
  BUSINESS_TYPE_NOT_SUPPORTED: {
    happened: 'Companies with several owners cannot open an account here.',
    todo: 'Do not retry. Tell the person, and offer the supported business types.',
  },
  CALLBACK_EXPIRED: {
    happened:
      'The customer cancelled the sign-in in the call or did not confirm it in time, or the sign-in was already completed, or it was completed too late.',
    todo: 'Start the sign-in again with `loginWithPassword`.',
  },
  CALLBACK_NOT_CONFIRMED: {
    happened: 'The call came before the customer confirmed the sign-in by phone.',
    todo: 'Poll `getCallbackStatus` every 2 seconds. Call `completeCallback` only after it returns `confirmed`.',
  },
  CALLBACK_NOT_FOUND: {
    happened: 'The phone call does not exist, or it was started from another `device`.',
    todo: 'Use the `callbackId` that `verifyLoginOtp` returned, with the same `device`. Otherwise start the sign-in again.',
  },
  CALL_ENDED: {
    happened: 'A key was pressed in a simulated call that has already ended.',
    todo: 'Start another sign-in. It makes a new call.',
  },
  CALL_FAILED: {
    happened: 'The phone call that confirms the sign-in could not be made.',
    todo: 'Send the same code again after a few seconds. The code stays valid, and a new call is made.',
  },
  CODE_REQUIRED: {
    happened: 'The wallet can be deactivated without a code only while codes are locked.',
    todo: 'Deactivate it with `createWalletAction` and `confirmWalletAction`.',
  },
  CR_DUPLICATE: {
    happened: 'This commercial registration already has an account.',
    todo: 'Do not retry. Ask the person to sign in or to check the number.',
  },
  CR_REGISTRY_UNAVAILABLE: {
    happened: 'The commercial registry does not respond.',
    todo: 'Retry the same request later, with exponential backoff. The verified steps are kept.',
  },
  CR_VERIFICATION_FAILED: {
    happened: 'The registry rejected the number, or it returned no data for it (`reason` is then `no_data`).',
    todo: 'Ask the person to check the number. If it is right, try again later or contact support.',
  },
  CURSOR_INVALID: {
    happened: 'The `cursor` is not valid, or it was made with other filters.',
    todo: 'To start at the first page, leave the cursor out. Send `nextCursor` unchanged, with the same filters or none.',
  },
  CUSTOMER_NOT_FOUND: {
    happened: 'No customer has this id.',
    todo: 'Search again. Only admin operations return this code.',
  },
  DENY_LIST_DUPLICATE: {
    happened: 'An entry of the deny list has this ID number.',
    todo: 'Nothing: the number is already refused. Only admin operations return this code.',
  },
  DENY_LIST_ENTRY_NOT_FOUND: {
    happened: 'No entry of the deny list has this id.',
    todo: 'Reload the list. Only admin operations return this code.',
  },
  DENY_LIST_ENTRY_REMOVED: {
    happened: 'This entry has already been removed from the deny list.',
    todo: 'Reload the list. Only admin operations return this code.',
  },
  FACTS_MISMATCH: {
    happened:
      'The body contains an ID, phone number, registration or business type that differs from the verified one.',
    todo: 'Send the verified values. `getOnboardingSession` returns them.',
  },
  FORBIDDEN: {
    happened: 'The token does not belong to the `userId` in the body.',
    todo: 'Send the `userId` that was returned with the token.',
  },
  HEADERS_TOO_LARGE: {
    happened: 'The headers of the request are larger than 16 KiB. The connection is closed.',
    todo: 'Send fewer or shorter headers.',
  },
  HOLD_ENDED: {
    happened: 'This hold was already captured or released.',
    todo: 'Read the transaction to see how the hold ended. Nothing is left to capture or release.',
  },
  HOLD_NOT_FOUND: {
    happened: 'The wallet has no hold with this reference.',
    todo: 'Use the `referenceId` that was returned when the hold was posted, on the same wallet.',
  },
  IBAN_FOREIGN: {
    happened: 'The IBAN belongs to another country. Money can be sent within Saudi Arabia only.',
    todo: 'Ask for an IBAN that begins with SA.',
  },
  IBAN_INVALID: {
    happened: 'The IBAN has a wrong length or structure, or wrong check digits. `fields.iban` says which.',
    todo: 'Let the person compare it with the original. Most often two digits have changed places.',
  },
  IBAN_OWN: {
    happened: 'The IBAN is that of the wallet itself.',
    todo: 'Ask for the IBAN of the payee. `moveMoney` moves money between the wallet and its sub-wallets.',
  },
  IDEMPOTENCY_IN_FLIGHT: {
    happened: 'The first request with this `Idempotency-Key` is still running.',
    todo: 'Wait a second or two, then retry the same request with the same key. It gets the response of the first request.',
  },
  IDEMPOTENCY_MISMATCH: {
    happened: 'This `Idempotency-Key` was used for a request with another body in the last 24 hours.',
    todo: 'Generate a new key for each new request. Reuse a key only to retry the same request.',
  },
  ID_CHECK_UNAVAILABLE: {
    happened: 'The identity service does not respond.',
    todo: 'Retry the same request later, with exponential backoff.',
  },
  ID_DUPLICATE: {
    happened: 'This national ID or Iqama already has an account.',
    todo: 'Do not retry. Ask the person to sign in or to check the number.',
  },
  ID_PHONE_MISMATCH: {
    happened: 'The verified phone number is not registered to this identity.',
    todo: 'Ask the person to sign up with a phone number registered in their own name, or to correct the ID.',
  },
  ID_VERIFICATION_FAILED: {
    happened: 'The ID number has the right format but could not be verified.',
    todo: 'Ask the person to check the number. A retry with the same number does not help.',
  },
  INSUFFICIENT_FUNDS: {
    happened: 'The available balance is less than the amount. Money on hold is not available.',
    todo: 'Send a smaller amount, or top up first. `createSandboxPosting` keeps the refused payment as a failed transaction. The other operations change nothing.',
  },
  INVALID_CREDENTIALS: {
    happened:
      'The identifier or the password is wrong. `attemptsRemaining` is the number of attempts left before a lock.',
    todo: 'Ask the customer to enter both again, and offer password recovery. Never retry automatically: each attempt counts.',
  },
  KYB_OPTION_INVALID: {
    happened: 'One of the answers is not an active option of its category. `fields` names it.',
    todo: 'Reload the options with `listKybOptions` and let the person choose again.',
  },
  LIMIT_EXCEEDED: {
    happened:
      'The amount would exceed a limit of the wallet. `reason` names the limit, such as `overall_daily`, or `licence_monthly` for the month of the licence.',
    todo: 'Send a smaller amount, wait for the next day or month (Riyadh time), or let the customer raise the limit. The customer cannot raise the limit of the licence.',
  },
  LIMIT_OUT_OF_RANGE: {
    happened: 'The new limit is outside the allowed range.',
    todo: 'Read the range with `getLimits` and request the change again.',
  },
  LOGIN_EXPIRED: {
    happened: 'The sign-in has expired, was already completed, or was started from another `device`.',
    todo: 'Start again with `loginWithPassword`, and send the same `device` in every step.',
  },
  MALFORMED_JSON: {
    happened: 'The body is not valid JSON in UTF-8, begins with a byte order mark, or has a key twice in one object.',
    todo: 'Correct the request: print the body and check it with a JSON parser.',
  },
  MALFORMED_REQUEST: {
    happened: 'The request is not valid HTTP, so no operation was reached. The connection is closed.',
    todo: 'Use an HTTP library, and check what a proxy in between changes.',
  },
  MAXIMUM_BALANCE_EXCEEDED: {
    happened: 'With this amount the wallet would hold more than the licence allows.',
    todo: 'Top up by a smaller amount. `remaining` of `listTopUps` says what is left. A transfer in suspense waits until the customer has spent money, or goes back.',
  },
  METHOD_NOT_ALLOWED: {
    happened: 'The path exists, but not with this method.',
    todo: 'Use a method from the `Allow` header of the response.',
  },
  MONEY_EXCEPTION_NOT_FOUND: {
    happened: 'No exception has this id.',
    todo: 'Use an `exceptionId` from `listMoneyExceptions`. Only admin operations return this code.',
  },
  MONEY_EXCEPTION_RESOLVED: {
    happened: 'Somebody has resolved the exception already.',
    todo: 'Reload the list with `listMoneyExceptions`. Only admin operations return this code.',
  },
  NAFATH_ALREADY_DECIDED: {
    happened: 'This simulated Nafath request has already been decided.',
    todo: 'Start a new one with `initiateNafath`.',
  },
  NAFATH_INITIATE_FAILED: {
    happened: 'Nafath did not accept the request.',
    todo: 'Retry after a few seconds, a few times at most. Then ask the person to come back later.',
  },
  NAFATH_IN_PROGRESS: {
    happened: 'Another applicant’s Nafath request for this ID is open. An ID can have one open request at a time.',
    todo: 'Wait `retryAfterSeconds` until that request has expired, then retry.',
  },
  NAFATH_SESSION_NOT_FOUND: {
    happened: 'This applicant has no Nafath request with this `sessionId`.',
    todo: 'Use the `sessionId` that `initiateNafath` returned, or start a new request.',
  },
  NAFATH_UNAVAILABLE: {
    happened: 'Nafath did not accept the decision of a review.',
    todo: 'Decide again later. Only admin operations return this code.',
  },
  NOT_FOUND: {
    happened: 'No operation has this path. In live mode, sandbox operations also return this code.',
    todo: 'Compare the path, its prefix and its version with the reference.',
  },
  NOT_LOCKED: {
    happened: 'The customer is not locked, or is no longer locked.',
    todo: 'Nothing. Only admin operations return this code.',
  },
  NOT_READY: {
    happened: 'The server is starting or stopping, or its database does not respond.',
    todo: 'Do not send requests to this instance yet. Call `getReadiness` again in a few seconds.',
  },
  NOT_REVERSIBLE: {
    happened: 'The transaction is not a successful payment, or it was already reversed.',
    todo: 'Read the transaction. Only a successful payment can be reversed, and only once.',
  },
  ONBOARDING_COMPLETE: {
    happened: 'The sign-up is complete. Its steps cannot be repeated.',
    todo: 'Continue with `loginWithPassword`, or with `createProfile` if there is no profile yet.',
  },
  OPTIONS_CHANGED: {
    happened: 'Another administrator has added or removed an option in the meantime.',
    todo: 'Reload the options and reorder them again. Only admin operations return this code.',
  },
  OPTION_CODE_EXISTS: {
    happened: 'Another option in the same category has this code.',
    todo: 'Choose another code, or change the option that has it. Only admin operations return this code.',
  },
  OPTION_CODE_FIXED: {
    happened: 'The sign-up rules depend on the code of this option, so it cannot be changed.',
    todo: 'Keep the code. You can change the label and the order. Only admin operations return this code.',
  },
  OPTION_NOT_FOUND: {
    happened: 'No option has this id.',
    todo: 'Reload the options. Only admin operations return this code.',
  },
  OTP_COOLDOWN: {
    happened: 'The last code was sent less than 30 seconds ago.',
    todo: 'Wait `retryAfterSeconds`, then request a new code. The last code stays valid in the meantime.',
  },
  OTP_EXPIRED: {
    happened: 'The code is older than 5 minutes.',
    todo: 'Request a new code with the operation that sent this one. Earlier attempts still count.',
  },
  OTP_LOCKED: {
    happened:
      'Too many wrong codes were entered. Codes for this phone number, or for what the customer wanted to confirm (wallet changes, beneficiaries or transfers), are locked for 15 minutes.',
    todo: 'Wait `retryAfterSeconds`, then request a new code. A new code does not end the lock sooner.',
  },
  OTP_SEND_FAILED: {
    happened: 'The SMS provider rejected the message with the code.',
    todo: 'Retry the same request after a few seconds. If it keeps failing, ask the person to check the number.',
  },
  OTP_VERIFY_FAILED: {
    happened:
      'No code waits for this phone number: none was requested, or it was already used. The code was not checked.',
    todo: 'Request a code with `sendOtp`. No attempt was counted.',
  },
  PASSWORD_WRONG: {
    happened: 'The current password is wrong. `attemptsRemaining` is the number of attempts left before a lock.',
    todo: 'Ask the customer to enter it again. Never retry automatically: each attempt counts.',
  },
  PAYLOAD_TOO_LARGE: {
    happened: 'The body is larger than 16 KiB.',
    todo: 'Send a smaller body. No operation needs more than 16 KiB.',
  },
  PHONE_DUPLICATE: {
    happened: 'This phone number already has an account.',
    todo: 'Do not retry. Ask the person to sign in or to use another number.',
  },
  PROFILE_FORBIDDEN: {
    happened: 'The profile of this business was rejected.',
    todo: 'Do not retry. Show how to contact support (`getSupport`).',
  },
  PROFILE_UNAVAILABLE: {
    happened: 'The service that opens accounts failed. There is no profile yet.',
    todo: 'Retry the same request after a few seconds. The profile is created only once.',
  },
  RATE_LIMITED: {
    happened:
      'Too many requests from this address in a minute. Or within an hour: too many codes (`reason` is `codes_per_hour`), too many look-ups of recipients (`recipients_per_hour`), too many transfers that were refused (`refused_per_hour`), too many checks or Nafath requests of an applicant. Or too many event streams of an account at a time (`too_many_streams`), a second download of its transactions (`export_running`), or more than 20 top-ups without a payment (`unpaid_top_ups`).',
    todo: 'Wait `retryAfterSeconds` and send fewer requests. Exponential backoff with jitter keeps clients from retrying at the same time.',
  },
  RECIPIENT_IS_SELF: {
    happened: 'The number belongs to the caller.',
    todo: 'Use `moveMoney` to move money between your own wallets.',
  },
  RECIPIENT_NOT_FOUND: {
    happened: 'No customer can be paid with this number, or the `recipientToken` is over 30 minutes old.',
    todo: 'Check the number with the payee, and call `findRecipient` again.',
  },
  RECIPIENT_UNAVAILABLE: {
    happened:
      'The wallet of the recipient cannot take this amount. The reason is private to the recipient and not disclosed.',
    todo: 'Ask the recipient, or send less.',
  },
  RECOVERY_EXPIRED: {
    happened: 'A new code was requested, but no recovery of this account is in progress.',
    todo: 'Start again: call `forgotPassword` with the date of birth or the phone number.',
  },
  REQUESTER_REQUIRED: {
    happened: 'Only the person who made the request may withdraw it.',
    todo: 'Reject the request instead. Only admin operations return this code.',
  },
  REQUEST_PENDING: {
    happened: 'A request about the same subject is waiting for its decision.',
    todo: 'Read it with `listStaffRequests`. Only admin operations return this code.',
  },
  REQUEST_TIMEOUT: {
    happened: 'The headers did not arrive within 15 seconds, or the whole request within 30. The connection is closed.',
    todo: 'Retry the same request over a new connection.',
  },
  RESET_INVALID: {
    happened: 'The `resetToken` or the code is wrong, already used or expired.',
    todo: 'If the error has `attemptsRemaining`, ask the person to enter the code again. Otherwise start again with `forgotPassword`.',
  },
  REVIEW_CLOSED: {
    happened: 'This review has already been decided.',
    todo: 'Read the review to see the decision. Only admin operations return this code.',
  },
  REVIEW_NOT_FOUND: {
    happened: 'No review has this id.',
    todo: 'Reload the list. Only admin operations return this code.',
  },
  SCREENING_UNAVAILABLE: {
    happened: 'The screening service does not respond.',
    todo: 'Retry the same request later, with exponential backoff. The completed steps are kept.',
  },
  SECOND_FACTOR_INVALID: {
    happened:
      'Email and password of the administrator are right. The code of the authenticator app or the recovery code is wrong, has expired or was used before.',
    todo: 'Send the next code of the app, or another recovery code. A wrong one counts as a wrong password does. Only admin operations return this code.',
  },
  SECOND_FACTOR_REQUIRED: {
    happened:
      'Email and password of the administrator are right, and `secondFactor` is missing. The sandbox needs none.',
    todo: 'Send the same request with `secondFactor`. Only admin operations return this code.',
  },
  SECOND_PERSON_REQUIRED: {
    happened: 'You made this request, so somebody else has to decide it.',
    todo: 'Ask another administrator, or withdraw the request. Only admin operations return this code.',
  },
  SERVER_BUSY: {
    happened:
      'The server is checking too many passwords at once and did not check this one, or it has too many event streams open.',
    todo: 'Retry the same request after `retryAfterSeconds`. The attempt was not counted.',
  },
  SERVICE_UNAVAILABLE: {
    happened: 'The server cannot use its database at the moment: it is away, or its disk is full.',
    todo: 'Retry the same request with the same `Idempotency-Key` after `retryAfterSeconds`, then with exponential backoff.',
  },
  SESSION_NOT_FOUND: {
    happened: 'The customer has no such session, or it has already ended.',
    todo: 'Reload the list with `listSessions`. An ended session needs no further action.',
  },
  SIGN_IN_CALL_UNCHANGED: {
    happened:
      'A phone call already confirms each sign-in, or already does not. Somebody else may have changed it a moment ago.',
    todo: 'Get the customer again. `signInCall` says how it is. Only admin operations return this code.',
  },
  STAFF_REQUEST_CLOSED: {
    happened: 'This request has already been decided or withdrawn.',
    todo: 'Read the closed requests to see how. Only admin operations return this code.',
  },
  STAFF_REQUEST_NOT_FOUND: {
    happened: 'No request of the staff has this id.',
    todo: 'Reload the list. Only admin operations return this code.',
  },
  STEP_REQUIRED: {
    happened: 'An earlier step is not complete. `reason` names the step.',
    todo: 'Complete that step first. `getOnboardingSession` returns the current step of the sign-up.',
  },
  SUB_WALLET_LIMIT_REACHED: {
    happened: 'The customer already has the maximum number of sub-wallets.',
    todo: 'Do not retry. `listSubWallets` returns the maximum as `max`.',
  },
  SUB_WALLET_NOT_EMPTY: {
    happened: 'Only an empty sub-wallet can be closed. This one has money, available or on hold.',
    todo: 'Move the money with `moveMoney`, wait until its holds have ended, and call again.',
  },
  SUB_WALLET_NOT_FOUND: {
    happened: 'This customer has no sub-wallet with this id.',
    todo: 'Use an id from `listSubWallets`, or leave it out for the main wallet.',
  },
  SUSPENSE_CREDIT_DECIDED: {
    happened:
      'The money is no longer in suspense, or its return is already decided: it was credited, sent back, or two people agreed on a refund.',
    todo: 'Reload the list with `listSuspenseCredits` or `listSuspendedTopUps`, and reject or withdraw a request about it. Only admin operations return this code.',
  },
  SUSPENSE_CREDIT_NOT_FOUND: {
    happened: 'No bank transfer has this id.',
    todo: 'Use a `creditId` from `listSuspenseCredits`. Only admin operations return this code.',
  },
  TIMEOUT: {
    happened: 'A service behind this call did not respond in time.',
    todo: 'Retry the same request with the same `Idempotency-Key` after a pause. If the call sends a code, the code may still arrive.',
  },
  TOKEN_REUSED: {
    happened: 'A refresh token was used twice. It may have been stolen, so the session was ended.',
    todo: 'Delete both tokens and let the customer sign in again. Keep only the newest refresh token, in one place.',
  },
  TOKEN_ROTATED: {
    happened: 'Another call exchanged this refresh token at the same time. The session continues.',
    todo: 'Use the tokens from the other call. Exchange a token in one place at a time.',
  },
  TOP_UP_ENDED: {
    happened: 'The top-up is paid, has failed or has expired, so no card can be sent for it any more.',
    todo: 'Read it with `getTopUp`. Start another one with `createTopUp` if the money is still wanted.',
  },
  TOP_UP_NOT_FOUND: {
    happened: 'This customer has no top-up with this `topUpId`.',
    todo: 'Use the `topUpId` that `createTopUp` returned for the same customer.',
  },
  TOP_UP_STATE_INVALID: {
    happened:
      'Nothing of the payment is left that the bank of the card could take back, or more has gone back since the dispute was requested.',
    todo: 'Read the top-up with `getAdminTopUp`, and reject or withdraw a request about it. Only admin operations return this code.',
  },
  TRANSACTION_NOT_FOUND: {
    happened: 'This customer has no transaction with this reference.',
    todo: 'Use a `referenceId` from `listTransactions`.',
  },
  TRANSFER_EXPIRED: {
    happened: 'The draft is over 15 minutes old, is confirmed or cancelled, or has changed since its code was sent.',
    todo: 'Read the transfer: it may have been confirmed. Otherwise call `createTransfer` again.',
  },
  TRANSFER_NOT_CANCELLABLE: {
    happened: 'The transfer has gone to the bank, or has ended.',
    todo: 'Read the transfer. What is paid can only be sent back by the payee.',
  },
  TRANSFER_NOT_FOUND: {
    happened: 'This customer has no transfer with this id.',
    todo: 'Use an id from `createTransfer` or `listTransfers`.',
  },
  TRANSFER_SCHEDULE_ENDED: {
    happened: 'The schedule has run for the last time, so there is nothing to cancel.',
    todo: 'Nothing. Its runs are in `listTransfers`.',
  },
  TRANSFER_SCHEDULE_LIMIT_REACHED: {
    happened: 'The account has 50 schedules that still run.',
    todo: 'Let the customer choose one to cancel with `cancelTransferSchedule`.',
  },
  TRANSFER_SCHEDULE_NOT_FOUND: {
    happened: 'This customer has no schedule with this id.',
    todo: 'Use an id from `listTransferSchedules`.',
  },
  TRANSFER_STATE_INVALID: {
    happened:
      'The transfer is not in a state for this. A transfer has a receipt once it is confirmed, unless it is cancelled, refused or has failed. The simulated bank acts on confirmed transfers to a beneficiary only, and returns only what is paid.',
    todo: 'Read the transfer. Confirm it first, and in the sandbox settle it before it is returned.',
  },
  UNAUTHENTICATED: {
    happened: 'The token is missing or has expired, belongs to another part of the API, or its session has ended.',
    todo: 'For an access token, call `refreshTokens` once and retry the call. Otherwise let the person sign in or verify the phone number again.',
  },
  UNKNOWN_ERROR: {
    happened: 'An error in Plink. It is logged under `requestId`.',
    todo: 'Retry the same request with the same `Idempotency-Key` a few times, with exponential backoff. Then give `requestId` to support.',
  },
  UNSUPPORTED_MEDIA_TYPE: {
    happened: 'The body is not declared as JSON.',
    todo: 'Send the header `Content-Type: application/json`.',
  },
  VALIDATION_ERROR: {
    happened:
      'A field or parameter is missing, unknown or invalid (`fields` names it), or a one-time code is wrong (`attemptsRemaining` is the number of attempts left).',
    todo: 'Correct the named fields, or ask the person to enter the code again. The same request fails again.',
  },
  WALLET_ALREADY_FROZEN: {
    happened: 'The wallet is frozen. Somebody else may have frozen it a moment ago.',
    todo: 'Get the customer again. `freeze` says who froze it, and why.',
  },
  WALLET_FROZEN: {
    happened:
      'Compliance has frozen the wallet, so no money can leave it or move within it, and no card can top it up.',
    todo: 'Ask the customer to call support. Only compliance can lift the freeze. Bank transfers and money from Plink customers still arrive.',
  },
  WALLET_INACTIVE: {
    happened: 'The wallet is inactive, so no money can leave it and no card can top it up.',
    todo: 'The owner can activate it with `createWalletAction`. Until then, bank transfers to its IBAN wait in suspense. Money from Plink customers arrives.',
  },
  WALLET_NOT_FROZEN: {
    happened: 'The wallet is not frozen, or somebody has lifted the freeze already.',
    todo: 'Get the customer again. There is nothing left to do.',
  },
  WALLET_NOT_FOUND: {
    happened: 'The customer has no wallet yet. It opens with the profile.',
    todo: 'Call `createProfile` first. For postings, check the phone number.',
  },
  WALLET_NOT_EMPTY: {
    happened: 'There is money in the wallet, in a sub-wallet, or on hold.',
    todo: 'Let the customer move the money out, and let the holds end, then try again. Only admin operations return this code.',
  },
  WALLET_STATUS_UNCHANGED: {
    happened: 'The wallet already has this status.',
    todo: 'Nothing. Read the status with `getWallet`.',
  },
}
