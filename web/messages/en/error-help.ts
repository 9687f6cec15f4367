import type { ErrorHelps } from '../error-help-texts.ts'

export const errorHelp: ErrorHelps = {
  ACCOUNT_LOCKED: {
    happened:
      'Too many attempts to sign in or to recover have failed. `reason` is `soft` for a lock of 15 minutes and `hard` for one that only the call center ends.',
    todo: 'Stop trying. On `soft`, wait `retryAfterSeconds` or let the customer reset the password; on `hard`, show how to reach support (`getSupport`).',
  },
  ACCOUNT_NOT_FOUND: {
    happened: 'No account has this ID or unified number together with this date of birth or phone number.',
    todo: 'Let the person check all values. Do not say which one is wrong: the server does not say it either.',
  },
  ACTION_EXPIRED: {
    happened:
      'This change of the wallet is over: it was carried out already, waited longer than 15 minutes, or the wallet has changed meanwhile.',
    todo: 'Read the wallet to see how it stands. If the change is still wanted, ask for it again with `createWalletAction`.',
  },
  ACTION_NOT_FOUND: {
    happened: 'This customer has no change with this `actionId`.',
    todo: 'Use the `actionId` that `createWalletAction` answered to the same customer.',
  },
  ADMIN_LOGIN_FAILED: {
    happened: 'No administrator has this email together with this password.',
    todo: 'Check both. This code belongs to the administration of Plink; integrators do not meet it.',
  },
  ADMIN_REQUIRED: {
    happened: 'The token is valid, but whoever it stands for is not an administrator.',
    todo: 'Sign in as an administrator. This code belongs to the administration of Plink.',
  },
  ALREADY_SET: {
    happened: 'This applicant has a password, or a passcode, already.',
    todo: 'Go on with the next step. A password is changed with `changePassword` once signed in, or with a recovery.',
  },
  BUSINESS_TYPE_NOT_SUPPORTED: {
    happened: 'Companies with several owners cannot open an account here.',
    todo: 'Do not send this again. Tell the person, and offer the types that can be opened.',
  },
  CALLBACK_EXPIRED: {
    happened:
      'The customer cancelled the sign-in in the call or did not confirm it in time, or it was completed already or too late.',
    todo: 'Begin the sign-in again with `loginWithPassword`.',
  },
  CALLBACK_NOT_CONFIRMED: {
    happened: 'The sign-in was to be completed before the customer confirmed it in the call.',
    todo: 'Ask `getCallbackStatus` every 2 seconds and call `completeCallback` only when it says `confirmed`.',
  },
  CALLBACK_NOT_FOUND: {
    happened: 'There is no such call, or it was begun from another `device`.',
    todo: 'Use the `callbackId` that `verifyLoginOtp` answered, with the same `device`. Otherwise begin the sign-in again.',
  },
  CALL_ENDED: {
    happened: 'A key was pressed in a pretend call of the sandbox that is over.',
    todo: 'Begin another sign-in; it makes a new call.',
  },
  CALL_FAILED: {
    happened: 'The call that confirms the sign-in could not be placed.',
    todo: 'Send the same code again after a few seconds: it stays valid, and another call is placed.',
  },
  CR_DUPLICATE: {
    happened: 'This commercial registration has an account already.',
    todo: 'Do not send it again. Let the person sign in, or check the number.',
  },
  CR_REGISTRY_UNAVAILABLE: {
    happened: 'The commercial registry does not answer.',
    todo: 'Send the same request again after a while, with growing pauses. Nothing that was verified is lost.',
  },
  CR_VERIFICATION_FAILED: {
    happened: 'The registry refused the number or answered nothing about it (`reason` is then `no_data`).',
    todo: 'Let the person check the number. If it is right, try again later or contact support.',
  },
  CURSOR_INVALID: {
    happened: 'The `cursor` is not one of ours, or it was made with other filters.',
    todo: 'Leave the cursor out to begin at the first page. Follow `nextCursor` as it is, with the same filters or none.',
  },
  CUSTOMER_NOT_FOUND: {
    happened: 'There is no customer with this id.',
    todo: 'Search again. This code belongs to the administration of Plink.',
  },
  FACTS_MISMATCH: {
    happened:
      'The body names an ID, phone, registration or business type other than the one verified for this applicant.',
    todo: 'Send the values that were verified; `getOnboardingSession` answers them.',
  },
  FORBIDDEN: {
    happened: 'The token stands for somebody other than the `userId` of the body.',
    todo: 'Send the `userId` that came with the token.',
  },
  HOLD_ENDED: {
    happened: 'This hold was captured or released already.',
    todo: 'Read the transaction to see how it ended. There is nothing left to capture or to release.',
  },
  HOLD_NOT_FOUND: {
    happened: 'The wallet has no hold with this reference.',
    todo: 'Use the `referenceId` that the posting of the hold answered, on the same wallet.',
  },
  IDEMPOTENCY_IN_FLIGHT: {
    happened: 'The first request with this `Idempotency-Key` is still being worked on.',
    todo: 'Wait a second or two and send the same request with the same key again: it then gets the answer of the first one.',
  },
  IDEMPOTENCY_MISMATCH: {
    happened: 'This `Idempotency-Key` was used within a day for a request with another body.',
    todo: 'Make a new key for each new intention. Keep a key only for repeating the very same request.',
  },
  ID_CHECK_UNAVAILABLE: {
    happened: 'The service that checks identities does not answer.',
    todo: 'Send the same request again after a while, with growing pauses.',
  },
  ID_DUPLICATE: {
    happened: 'This national ID or Iqama has an account already.',
    todo: 'Do not send it again. Let the person sign in, or check the number.',
  },
  ID_PHONE_MISMATCH: {
    happened: 'The verified phone is not registered to this identity.',
    todo: 'Let the person sign up with a phone in their own name, or correct the ID.',
  },
  ID_VERIFICATION_FAILED: {
    happened: 'The identity number is well formed, but could not be verified.',
    todo: 'Let the person check the number. Sending the same one again does not help.',
  },
  INSUFFICIENT_FUNDS: {
    happened: 'The wallet has less available than the amount; what is on hold is not available.',
    todo: 'Post a smaller amount, or bring money in first. The payment stays in the list as a failed transaction.',
  },
  INVALID_CREDENTIALS: {
    happened:
      'Identifier and password do not belong together. `attemptsRemaining` says how many tries are left before a lock.',
    todo: 'Let the customer type both again, and offer the recovery. Never retry by yourself: each try counts.',
  },
  KYB_OPTION_INVALID: {
    happened: 'One of the answers is not an active choice of its category; `fields` says which.',
    todo: 'Load the choices anew with `listKybOptions` and let the person choose again.',
  },
  LIMIT_EXCEEDED: {
    happened: 'The amount would go beyond a limit of the wallet; `reason` says which, such as `overall_daily`.',
    todo: 'Post a smaller amount, wait for the next day or month of Riyadh, or let the customer raise the limit.',
  },
  LIMIT_OUT_OF_RANGE: {
    happened: 'The new limit is below or above what the server allows.',
    todo: 'Take the range from `getLimits` and ask again.',
  },
  LOGIN_EXPIRED: {
    happened: 'The sign-in has run out, was completed already, or was begun from another `device`.',
    todo: 'Begin again with `loginWithPassword`, and send the same `device` at every step.',
  },
  MALFORMED_JSON: {
    happened: 'The body is not JSON in UTF-8.',
    todo: 'Mend the request: print what is sent and check it with a JSON parser.',
  },
  METHOD_NOT_ALLOWED: {
    happened: 'The path exists, but not with this method.',
    todo: 'Use a method that the header `Allow` of the answer names.',
  },
  NAFATH_ALREADY_DECIDED: {
    happened: 'This pretend Nafath request of the sandbox is decided already.',
    todo: 'Start a new one with `initiateNafath`.',
  },
  NAFATH_INITIATE_FAILED: {
    happened: 'Nafath did not take the request.',
    todo: 'Send it again after a few seconds, a few times at most; then ask the person to come back later.',
  },
  NAFATH_IN_PROGRESS: {
    happened: 'Somebody else’s request for this ID waits in Nafath; an ID has one at a time.',
    todo: 'Wait `retryAfterSeconds`, until that request has run out, and send this one again.',
  },
  NAFATH_SESSION_NOT_FOUND: {
    happened: 'This applicant has no Nafath request with this `sessionId`.',
    todo: 'Use the `sessionId` that `initiateNafath` answered, or start a new request.',
  },
  NAFATH_UNAVAILABLE: {
    happened: 'Nafath did not take over the decision of a review.',
    todo: 'Decide again after a while. This code belongs to the administration of Plink.',
  },
  NOT_FOUND: {
    happened: 'No operation has this path. In live mode the operations of the sandbox answer so too.',
    todo: 'Check the path against the reference, its prefix and its version.',
  },
  NOT_LOCKED: {
    happened: 'There is no lock to end: the customer is not locked, or not any more.',
    todo: 'Nothing. This code belongs to the administration of Plink.',
  },
  NOT_READY: {
    happened: 'The server is starting or stopping, or its database does not answer.',
    todo: 'Send no requests to this instance yet; ask `getReadiness` again in a few seconds.',
  },
  NOT_REVERSIBLE: {
    happened: 'The transaction is not a successful payment, or was reversed already.',
    todo: 'Read the transaction. Only a successful payment is reversed, and once.',
  },
  ONBOARDING_COMPLETE: {
    happened: 'The sign-up is complete; its steps cannot be taken again.',
    todo: 'Go on with `loginWithPassword`, or with `createProfile` if there is no profile yet.',
  },
  OPTIONS_CHANGED: {
    happened: 'Somebody has added or removed a choice since this order was made.',
    todo: 'Load the choices anew and put them into order again. This code belongs to the administration of Plink.',
  },
  OPTION_CODE_EXISTS: {
    happened: 'Another choice of the same category has this code.',
    todo: 'Choose another code, or change the choice that has it. This code belongs to the administration of Plink.',
  },
  OPTION_CODE_FIXED: {
    happened: 'The rules of sign-up depend on the code of this choice, so it cannot be another.',
    todo: 'Leave the code as it is; label and order can change. This code belongs to the administration of Plink.',
  },
  OPTION_NOT_FOUND: {
    happened: 'There is no choice with this id.',
    todo: 'Load the choices anew. This code belongs to the administration of Plink.',
  },
  OTP_COOLDOWN: {
    happened: 'The last code was sent less than 30 seconds ago.',
    todo: 'Wait `retryAfterSeconds`, then ask again. The code that was sent stays valid meanwhile.',
  },
  OTP_EXPIRED: {
    happened: 'The code is older than 5 minutes, was used already, or has been replaced by a newer one.',
    todo: 'Ask for a new code with the operation that sent this one. Attempts that were counted stay counted.',
  },
  OTP_LOCKED: {
    happened: 'Too many wrong codes: this phone number, or these changes of a wallet, are locked for 15 minutes.',
    todo: 'Wait `retryAfterSeconds`, then ask for a new code. A new code does not end the lock sooner.',
  },
  OTP_SEND_FAILED: {
    happened: 'The message provider refused the message with the code.',
    todo: 'Send the same request again after a few seconds; if it keeps failing, let the person check the number.',
  },
  PASSWORD_WRONG: {
    happened: 'The current password is wrong. `attemptsRemaining` says how many tries are left before a lock.',
    todo: 'Let the customer type it again. Never retry by yourself: each try counts.',
  },
  PAYLOAD_TOO_LARGE: {
    happened: 'The body is larger than 16 KiB.',
    todo: 'Send less. No operation needs more.',
  },
  PHONE_DUPLICATE: {
    happened: 'This phone number has an account already.',
    todo: 'Do not send it again. Let the person sign in, or use another number.',
  },
  PROFILE_FORBIDDEN: {
    happened: 'The profile of this business was refused.',
    todo: 'Do not send it again. Show how to reach support (`getSupport`).',
  },
  PROFILE_UNAVAILABLE: {
    happened: 'The service that opens accounts failed; there is no profile yet.',
    todo: 'Send the same request again after a few seconds. A profile is created once, however often it is asked for.',
  },
  RATE_LIMITED: {
    happened:
      'Too many requests: from this address in a minute, or codes for a phone or checks for an applicant in an hour.',
    todo: 'Wait `retryAfterSeconds` and send fewer. Growing pauses with some chance in them keep clients apart.',
  },
  RECOVERY_EXPIRED: {
    happened: 'A code was asked for again, but no recovery of this account is under way any more.',
    todo: 'Begin anew: send `forgotPassword` with the date of birth or the phone number.',
  },
  RESET_INVALID: {
    happened: 'The `resetToken` or the code is wrong, used up or older than it may be.',
    todo: 'With `attemptsRemaining`, let the person type the code again; without it, begin anew with `forgotPassword`.',
  },
  REVIEW_CLOSED: {
    happened: 'Somebody else has decided this review already.',
    todo: 'Read the review to see the decision. This code belongs to the administration of Plink.',
  },
  REVIEW_NOT_FOUND: {
    happened: 'There is no review with this id.',
    todo: 'Load the list anew. This code belongs to the administration of Plink.',
  },
  SCREENING_UNAVAILABLE: {
    happened: 'The service that screens people and businesses does not answer.',
    todo: 'Send the same request again after a while, with growing pauses. The steps before it stay done.',
  },
  SERVER_BUSY: {
    happened: 'So many passwords are being checked at once that this one was not.',
    todo: 'Send the same request again after `retryAfterSeconds`. The attempt was not counted.',
  },
  SESSION_NOT_FOUND: {
    happened: 'The customer has no such session, or it has ended already.',
    todo: 'Load the list with `listSessions` anew. An ended session needs nothing more.',
  },
  STEP_REQUIRED: {
    happened: 'A step that comes before this call is not done yet; `reason` names it.',
    todo: 'Do that step first. `getOnboardingSession` says where the sign-up stands.',
  },
  SUB_WALLET_LIMIT_REACHED: {
    happened: 'The customer has as many sub-wallets as one may have.',
    todo: 'Do not ask again. `listSubWallets` answers the `max`.',
  },
  SUB_WALLET_NOT_FOUND: {
    happened: 'This customer has no sub-wallet with this id.',
    todo: 'Take the id from `listSubWallets`, or leave it out for the main wallet.',
  },
  TIMEOUT: {
    happened: 'A service behind this call did not answer in time.',
    todo: 'Send the same request with the same `Idempotency-Key` again after a pause. Where a code was to be sent, it may arrive all the same.',
  },
  TOKEN_REUSED: {
    happened:
      'A refresh token came that was exchanged before, so the session was ended: one of two holders is a stranger.',
    todo: 'Delete both tokens and let the customer sign in again. Keep the newest refresh token only, in one place.',
  },
  TOKEN_ROTATED: {
    happened: 'Another call exchanged this refresh token while this one was under way. Nothing has ended.',
    todo: 'Use the tokens that the other call got. Exchange a token in one place at a time.',
  },
  TRANSACTION_NOT_FOUND: {
    happened: 'This customer has no transaction with this reference.',
    todo: 'Take the `referenceId` from `listTransactions`.',
  },
  UNAUTHENTICATED: {
    happened:
      'The token is missing, has expired, or belongs to another part of the API or to a session that has ended.',
    todo: 'With an access token, exchange the refresh token once with `refreshTokens` and send the call again; otherwise let the person sign in or verify the phone again.',
  },
  UNKNOWN_ERROR: {
    happened: 'A fault of ours. It is in our log under `requestId`.',
    todo: 'Send the same request with the same `Idempotency-Key` again, a few times with growing pauses; then give `requestId` to support.',
  },
  UNSUPPORTED_MEDIA_TYPE: {
    happened: 'The body does not come as JSON.',
    todo: 'Send the header `Content-Type: application/json`.',
  },
  VALIDATION_ERROR: {
    happened:
      'A field or parameter is missing, unknown or not as the contract says (`fields` says which), or a one-time code is wrong (`attemptsRemaining` says how many tries are left).',
    todo: 'Mend the fields that are named, or let the person type the code again. The same request fails again.',
  },
  WALLET_INACTIVE: {
    happened: 'The wallet is inactive, so no money leaves it.',
    todo: 'The owner activates it with `createWalletAction`. What comes in is taken meanwhile.',
  },
  WALLET_NOT_FOUND: {
    happened: 'The customer has no wallet yet; it opens with the profile.',
    todo: 'Call `createProfile` first. For postings, check the phone number.',
  },
  WALLET_STATUS_UNCHANGED: {
    happened: 'The wallet is active, or inactive, already.',
    todo: 'Nothing: it is as it was to be. Read it with `getWallet`.',
  },
}
